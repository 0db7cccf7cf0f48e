import { makeAutoObservable } from 'mobx'
import type { PlayerBreak, PlayerBreakRequest, PlayerLimit, PlayerLimitChange, PlayerLimits } from '#api'
import { limitsCalls, type LimitsCalls } from '#schemas/calls/limits.ts'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

type Kind = PlayerLimit['kind']

const periods: readonly PlayerLimit['period'][] = ['day', 'week', 'month']

/**
 * The player’s limits, breaks and reality check. Every change rejects with an `ApiError` if it fails and then leaves
 * the state unchanged.
 */
export class LimitStore {
  readonly limits: Resource<PlayerLimits>
  readonly #api: LimitsCalls
  readonly #now: () => number
  /** When the session limit ends, in milliseconds since 1970. */
  private ends: number | null = null
  #isRefreshing = false

  constructor(api: LimitsCalls, now: () => number) {
    this.#api = api
    this.#now = now
    this.limits = new Resource(async () => this.noteEnd(await api.limits()))
    makeAutoObservable(this, { limits: false }, { autoBind: true })
  }

  /** Reads the limits again if they were read before, one call at a time: their usage may have changed. */
  refresh() {
    if (this.limits.status !== 'ready' || this.#isRefreshing) return
    this.#isRefreshing = true
    void this.limits.load().finally(() => (this.#isRefreshing = false))
  }

  /** Returns the limits of a kind, shortest period first. */
  of(kind: Kind): PlayerLimit[] {
    const own = this.limits.value?.limits.filter((limit) => limit.kind === kind) ?? []
    return own.sort((a, b) => periods.indexOf(a.period) - periods.indexOf(b.period))
  }

  /** When the first session limit ends, in milliseconds since 1970; null if there is none. */
  get sessionEnd(): number | null {
    return this.ends
  }

  async set(change: PlayerLimitChange) {
    await this.receive(await this.#api.setLimit(change))
  }

  async remindEvery(minutes: number | null) {
    await this.receive(await this.#api.setRealityCheck({ minutes }))
  }

  /** The break is as it was asked for where the response does not say. */
  async takeBreak(request: PlayerBreakRequest): Promise<PlayerBreak> {
    const taken = (await this.#api.takeBreak(request)) ?? breakOf(request, this.#now())
    const { value } = this.limits
    if (value) this.limits.receive({ ...value, break: taken })
    return taken
  }

  /** The limits are read again where the response does not hold them. */
  private async receive(limits: PlayerLimits | undefined) {
    if (limits) this.limits.receive(this.noteEnd(limits))
    else await this.limits.load()
  }

  private noteEnd(limits: PlayerLimits): PlayerLimits {
    const left = limits.limits.flatMap(({ kind, amount, used }) =>
      kind === 'session' && amount !== null && used !== undefined ? [amount - used] : [],
    )
    this.ends = left.length > 0 ? this.#now() + Math.min(...left) * 60_000 : null
    return limits
  }
}

const dayMs = 86_400_000

const breakOf = ({ kind, days }: PlayerBreakRequest, now: number): PlayerBreak => ({
  kind,
  from: new Date(now).toISOString(),
  until: days === null ? null : new Date(now + days * dayMs).toISOString(),
})

export const limitStore = ({ http }: Stores) => new LimitStore(limitsCalls(http), http.now)
