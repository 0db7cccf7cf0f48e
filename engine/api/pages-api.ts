import { isStaticPage } from '#schemas/is-api/pages.js'
import type { Http } from './http.ts'

/** Static pages (spec §7). */
export const pagesApi = (http: Http) => ({
  page: (id: string) => http.get(`/pages/client/${encodeURIComponent(id)}`, isStaticPage),
})

export type PagesApi = ReturnType<typeof pagesApi>
