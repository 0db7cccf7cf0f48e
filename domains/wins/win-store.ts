import { makeAutoObservable } from 'mobx'
import type { Win, WinInfo } from '#api'
import { convert, rateBetween } from '#engine/data/exchange.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { winsCalls, type WinsCalls } from '#schemas/calls/wins.ts'

/** How many wins are kept. */
const maxWins = 30

/** What players have won, the newest first: read once, then extended by realtime events. */
export class WinStore {
  readonly info: Resource<WinInfo>
  /** What events have brought while the list was being read. */
  #early: Win[] = []

  constructor(api: WinsCalls) {
    this.info = new Resource(async () => {
      this.#early = []
      const info = await api.list()
      return { ...info, items: merged(this.#early, info.items) }
    })
    makeAutoObservable(this, { info: false }, { autoBind: true })
  }

  /** Adds a win. Ignored while nothing shows the wins. */
  receive(win: Win) {
    if (this.info.value) this.info.receive({ ...this.info.value, items: merged([win], this.info.value.items) })
    else this.#early = merged([win], this.#early)
  }
}

/** Returns the newer wins before the others, each once. Wins without an id are all different. */
function merged(newer: readonly Win[], older: readonly Win[]): Win[] {
  const ids = new Set(newer.map(({ id }) => id))
  return [...newer, ...older.filter(({ id }) => id === '' || !ids.has(id))].slice(0, maxWins)
}

/** A win’s amount as it is shown; `isAbout` where it was converted, and so is not exact. */
export interface ShownWin {
  amount: number
  currency: string
  isAbout: boolean
}

/** Returns a win’s amount in another currency if both rates are known, else in its own. */
export function winIn(
  { amount, currency }: Pick<Win, 'amount' | 'currency'>,
  to: string,
  rates: Pick<WinInfo, 'currency' | 'rates'>,
): ShownWin {
  const rate = rateBetween(rates, currency, to)
  if (currency === to || rate === undefined) return { amount, currency, isAbout: false }
  return { amount: convert(amount, rate), currency: to, isAbout: true }
}

export const winStore = ({ http }: Stores) => new WinStore(winsCalls(http))
