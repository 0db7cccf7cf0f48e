import { isLastCashback } from '#schemas/is-api/cashback.js'
import { anything, type Http } from '#engine/data/http.ts'

/** The last cashback (spec §7). */
export const cashbackApi = (http: Http) => ({
  last: () => http.get('/last-cashback', isLastCashback),
  setSeen: (id: number) => http.send('PUT', `/last-cashback/${id}`, anything),
})

export type CashbackApi = ReturnType<typeof cashbackApi>
