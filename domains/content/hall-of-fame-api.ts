import { isMaxBalanceList } from '#schemas/is-api/hall-of-fame.js'
import type { Http } from '#engine/data/http.ts'

/** The largest balances (spec §7). */
export const hallOfFameApi = (http: Http) => ({
  maxBalances: () => http.get('/info/max-balances', isMaxBalanceList),
})

export type HallOfFameApi = ReturnType<typeof hallOfFameApi>
