import type { LanguageQuery } from '#api'
import { isBonus, isBonusList } from '#schemas/is-api/bonuses.js'
import type { Http } from '#engine/data/http.ts'

/** The player’s bonuses. */
export const bonusesApi = (http: Http) => ({
  list: (query: LanguageQuery) => http.get('/bonuses', isBonusList, query),
  activate: (id: number, query: LanguageQuery) => http.send('POST', `/bonuses/${id}/activate`, isBonus, query),
})

export type BonusesApi = ReturnType<typeof bonusesApi>
