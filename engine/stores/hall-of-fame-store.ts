import type { MaxBalance } from '#api'
import { hallOfFameApi, type HallOfFameApi } from '../api/hall-of-fame-api.ts'
import { Resource } from './resource.ts'
import type { Stores } from './stores.ts'

/** The players with the largest balances, in descending order. */
class HallOfFameStore {
  readonly list: Resource<MaxBalance[]>

  constructor(api: HallOfFameApi) {
    this.list = new Resource(() => api.maxBalances())
  }
}

export const hallOfFameStore = ({ http }: Stores) => new HallOfFameStore(hallOfFameApi(http))
