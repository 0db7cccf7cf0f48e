import type { BetsQuery, CashbacksQuery, OperationsQuery } from '#api'
import { isBetList, isCashbackList, isOperationList } from '#schemas/is-api/histories.js'
import type { Http } from '#engine/data/http.ts'

/** What the player did (extension calls). */
export const historiesApi = (http: Http) => ({
  bets: (query: BetsQuery) => http.get('/my/bets', isBetList, query),
  cashbacks: (query: CashbacksQuery) => http.get('/my/cashbacks', isCashbackList, query),
  operations: (query: OperationsQuery) => http.get('/my/operations', isOperationList, query),
})

export type HistoriesApi = ReturnType<typeof historiesApi>
