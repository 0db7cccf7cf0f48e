import type {
  Bet,
  BetList,
  BetsQuery,
  Cashback,
  CashbackList,
  CashbacksQuery,
  AccountOperation,
  OperationList,
  OperationsQuery,
} from '#api'
import { historiesCalls, type HistoriesCalls } from '#schemas/calls/histories.ts'
import { ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The query, response and row type of each history. */
export interface Histories {
  bets: { query: BetsQuery; list: BetList; row: Bet }
  cashbacks: { query: CashbacksQuery; list: CashbackList; row: Cashback }
  operations: { query: OperationsQuery; list: OperationList; row: AccountOperation }
}

/** What was read of each history, by query. */
type HistoryPages = {
  readonly [Name in keyof Histories]: ResourceMap<Histories[Name]['query'], Histories[Name]['list']>
}

type Read = { [Name in keyof Histories]: (query: Histories[Name]['query']) => Promise<Histories[Name]['list']> }

/** The largest page size the server accepts. */
const maxPageSize = 1000

/** The player’s bets, cashbacks and operations, by page. */
class HistoryStore {
  readonly pages: HistoryPages
  readonly #api: Read

  constructor(api: HistoriesCalls) {
    this.#api = api
    this.pages = {
      bets: new ResourceMap(api.bets, 20),
      cashbacks: new ResourceMap(api.cashbacks, 20),
      operations: new ResourceMap(api.operations, 20),
    }
  }

  /** Returns every matching row of all pages. Rejects with an `ApiError`. */
  async all<Name extends keyof Histories>(
    name: Name,
    query: Histories[Name]['query'],
  ): Promise<Histories[Name]['row'][]> {
    const rows: Histories[Name]['row'][] = []
    for (let page = 1; ; page++) {
      const list = await this.#api[name]({ ...query, page, size: maxPageSize })
      rows.push(...list.rows)
      if (list.rows.length < maxPageSize) return rows
    }
  }
}

export const historyStore = ({ http }: Stores) => new HistoryStore(historiesCalls(http))
