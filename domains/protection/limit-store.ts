import { makeAutoObservable } from 'mobx'
import type { PlayerBreak, PlayerBreakRequest, PlayerLimit, PlayerLimitChange, PlayerLimits } from '#api'
import { limitsApi, type LimitsApi } from './limits-api.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

type Kind = PlayerLimit['kind']

const periods: readonly PlayerLimit['period'][] = ['day', 'week', 'month']

/** What a player set to protect themselves. Every change rejects with an `ApiError` where it fails, and leaves all as it was. */
export class LimitStore {
  readonly limits: Resource<PlayerLimits>
  readonly #api: LimitsApi
  readonly #now: () => number
  /** When the session limits run out, milliseconds since 1970. */
  private ends: number | null = null
  #isRefreshing = false

  constructor(api: LimitsApi, now: () => number) {
    this.#api = api
    this.#now = now
    this.limits = new Resource(async () => this.noteEnd(await api.limits()))
    makeAutoObservable(this, { limits: false }, { autoBind: true })
  }

  /** Reads the limits again where an earlier visit did, once at a time: more of them may be used. */
  refresh() {
    if (this.limits.status !== 'ready' || this.#isRefreshing) return
    this.#isRefreshing = true
    void this.limits.load().finally(() => (this.#isRefreshing = false))
  }

  /** Those of a kind, the shortest period first. */
  of(kind: Kind): PlayerLimit[] {
    const own = this.limits.value?.limits.filter((limit) => limit.kind === kind) ?? []
    return own.sort((a, b) => periods.indexOf(a.period) - periods.indexOf(b.period))
  }

  /** When the time that the player allowed themselves is over, milliseconds since 1970; null where nothing limits it. */
  get sessionEnd(): number | null {
    return this.ends
  }

  async set(change: PlayerLimitChange) {
    this.receive(await this.#api.setLimit(change))
  }

  async remindEvery(minutes: number | null) {
    this.receive(await this.#api.setRealityCheck(minutes))
  }

  async takeBreak(request: PlayerBreakRequest): Promise<PlayerBreak> {
    const taken = await this.#api.takeBreak(request)
    const { value } = this.limits
    if (value) this.limits.receive({ ...value, break: taken })
    return taken
  }

  private receive(limits: PlayerLimits) {
    this.limits.receive(this.noteEnd(limits))
  }

  private noteEnd(limits: PlayerLimits): PlayerLimits {
    const left = limits.limits.flatMap(({ kind, amount, used }) =>
      kind === 'session' && amount !== null ? [amount - used] : [],
    )
    this.ends = left.length > 0 ? this.#now() + Math.min(...left) * 60_000 : null
    return limits
  }
}

export const limitStore = ({ http }: Stores) => new LimitStore(limitsApi(http), http.now)
