import { isStaticPage, isStaticPageList } from '#schemas/is-api/pages.js'
import type { Http } from '#engine/data/http.ts'

/** Static pages (spec §7). */
export const pagesApi = (http: Http) => ({
  list: () => http.get('/pages/client', isStaticPageList),
  page: (id: string) => http.get(`/pages/client/${encodeURIComponent(id)}`, isStaticPage),
})

export type PagesApi = ReturnType<typeof pagesApi>
