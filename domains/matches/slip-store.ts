import { makeAutoObservable } from 'mobx'
import type { PageKey } from '#manifest'

/** The sportsbook’s bet slip as far as the vendor tells: how many selections it holds, and the page that it was last seen on. */
class SlipStore {
  slip: { count: number; page: PageKey } | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  receive(page: PageKey, count: number) {
    this.slip = count > 0 ? { count, page } : null
  }
}

export const slipStore = () => new SlipStore()
