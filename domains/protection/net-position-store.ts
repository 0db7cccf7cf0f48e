import type { NetPosition } from '#api'
import { limitsCalls, type LimitsCalls } from '#schemas/calls/limits.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The last 7 or 30 days, or the whole history. */
export type NetPeriod = 7 | 30 | 'all'

const dayMs = 24 * 3_600_000

/** What the player won and lost. Each call reads it again, since every bet changes it. */
class NetPositionStore {
  private readonly api: LimitsCalls
  private readonly now: () => number

  constructor(api: LimitsCalls, now: () => number) {
    this.api = api
    this.now = now
  }

  /** Over the last days, or since the account was opened. */
  over(period: NetPeriod): Resource<NetPosition> {
    return new Resource(() =>
      this.api.netPosition(period === 'all' ? {} : { from: new Date(this.now() - period * dayMs).toISOString() }),
    )
  }

  /** Over the last days. */
  ofDays(days: number): Resource<NetPosition> {
    return this.since(this.now() - days * dayMs)
  }

  /** Since a time, milliseconds since 1970. */
  since(from: number): Resource<NetPosition> {
    return new Resource(() => this.api.netPosition({ from: new Date(from).toISOString() }))
  }
}

export const netPositionStore = ({ http }: Stores) => new NetPositionStore(limitsCalls(http), http.now)
