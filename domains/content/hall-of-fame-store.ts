import type { MaxBalance } from '#api'
import { hallOfFameApi, type HallOfFameApi } from './hall-of-fame-api.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The players with the largest balances, in descending order. */
class HallOfFameStore {
  readonly list: Resource<MaxBalance[]>

  constructor(api: HallOfFameApi) {
    this.list = new Resource(() => api.maxBalances())
  }
}

export const hallOfFameStore = ({ http }: Stores) => new HallOfFameStore(hallOfFameApi(http))
