import type { LanguageQuery } from '#api'
import { isPromotionList } from '#schemas/is-api/promotions.js'
import type { Http } from '#engine/data/http.ts'

/** Offers to everybody. */
export const promotionsApi = (http: Http) => ({
  list: (query: LanguageQuery) => http.get('/promotions', isPromotionList, query),
})

export type PromotionsApi = ReturnType<typeof promotionsApi>
