import type { LanguageQuery } from '#api'
import { isBannerList } from '#schemas/is-api/banners.js'
import type { Http } from '#engine/data/http.ts'

/** Banners (spec §7). */
export const bannersApi = (http: Http) => ({
  list: (query: LanguageQuery) => http.get('/banners', isBannerList, query),
})

export type BannersApi = ReturnType<typeof bannersApi>
