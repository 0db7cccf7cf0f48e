import type { MaxBalance } from '#api'
import { hallOfFameCalls, type HallOfFameCalls } from '#schemas/calls/hall-of-fame.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The players with the largest balances, in descending order. */
class HallOfFameStore {
  readonly list: Resource<MaxBalance[]>

  constructor(api: HallOfFameCalls) {
    this.list = new Resource(() => api.maxBalances())
  }
}

export const hallOfFameStore = ({ http }: Stores) => new HallOfFameStore(hallOfFameCalls(http))
