import { makeAutoObservable, reaction } from 'mobx'
import type { PlayerBreak, PlayerBreakRequest, PlayerLimit, PlayerLimitChange, PlayerLimits } from '#api'
import { limitsCalls, type LimitsCalls } from '#schemas/calls/limits.ts'
import { Resource } from '#engine/data/resource.ts'
import { withTimeout } from '#engine/data/timeout.ts'
import type { SingleWrites } from '#engine/data/once/single-writes.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { writesOf } from '#engine/shell/writes-of.ts'
import { breakStore } from './break-store.ts'
import { covers } from './covers.ts'
import { endOfBreak, receiveBreak } from './unconfirmed-break.ts'

type Kind = PlayerLimit['kind']

const periods: readonly PlayerLimit['period'][] = ['day', 'week', 'month']

/**
 * The player’s limits, breaks and reality check. Every change is sent once; it rejects with an `ApiError` if it fails and
 * then leaves the state unchanged.
 */
export class LimitStore {
  readonly limits: Resource<PlayerLimits>
  readonly #api: LimitsCalls
  readonly #now: () => number
  readonly #writes: SingleWrites
  /** When the session limit ends, in milliseconds since 1970. */
  private ends: number | null = null
  #isRefreshing = false

  constructor(api: LimitsCalls, now: () => number, writes: SingleWrites) {
    this.#api = api
    this.#writes = writes
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
  ofKind(kind: Kind): PlayerLimit[] {
    const own = this.limits.value?.limits.filter((limit) => limit.kind === kind) ?? []
    return own.sort((a, b) => periods.indexOf(a.period) - periods.indexOf(b.period))
  }

  /** When the first session limit ends, in milliseconds since 1970; null if there is none. */
  get sessionEnd(): number | null {
    return this.ends
  }

  async set(change: PlayerLimitChange) {
    const { kind, period, amount } = change
    const isSet = ({ limits }: PlayerLimits) => {
      const limit = limits.find((each) => each.kind === kind && each.period === period)
      return (limit?.change ? limit.change.amount : (limit?.amount ?? null)) === amount
    }
    await this.write(`${kind} ${period} ${amount}`, () => this.#api.setLimit(change), isSet)
  }

  async remindEvery(minutes: number | null) {
    const isSet = ({ realityCheckMinutes }: PlayerLimits) => realityCheckMinutes === minutes
    await this.write(`reminder ${minutes}`, () => this.#api.setRealityCheck({ minutes }), isSet)
  }

  /** Notes that the player has reviewed their limits; they are asked again after so many months, null for the brand’s own interval. */
  async review(months: number | null) {
    const since = this.#now() - 60_000
    const isNoted = ({ review }: PlayerLimits) => review?.months === months && Date.parse(review.at) >= since
    await this.write(`review ${months}`, () => this.#api.reviewLimits({ months }), isNoted)
  }

  /** The break is as it was asked for where the response does not say. */
  async takeBreak(request: PlayerBreakRequest): Promise<PlayerBreak> {
    const answer = await this.#writes.perform({
      subject: [request.kind, request.days, request.hours].join(' ').trim(),
      send: () => withTimeout(this.#api.takeBreak(request)),
      find: async (since) => {
        const limits = await this.read()
        return limits && (covers(limits.break, breakOf(request, since)) ? limits.break : null)
      },
    })
    const taken = answer ?? breakOf(request, this.#now())
    const { value } = this.limits
    if (value) this.limits.receive({ ...value, break: taken })
    else await this.limits.load()
    return taken
  }

  /** Sends a change. The limits are read again where the response does not hold them. */
  private async write(
    subject: string,
    send: () => Promise<PlayerLimits | undefined>,
    isSet: (limits: PlayerLimits) => boolean,
  ) {
    const find = async () => {
      const limits = await this.read()
      return limits && (isSet(limits) ? limits : null)
    }
    const limits = await this.#writes.perform({ subject, send: () => withTimeout(send()), find })
    if (limits) this.limits.receive(this.noteEnd(limits))
    else await this.limits.load()
  }

  private read(): Promise<PlayerLimits | undefined> {
    return withTimeout(this.#api.limits()).catch(() => undefined)
  }

  private noteEnd(limits: PlayerLimits): PlayerLimits {
    const minutesLeft = limits.limits.flatMap(({ kind, amount, used }) =>
      kind === 'session' && amount !== null && used !== undefined ? [amount - used] : [],
    )
    this.ends = minutesLeft.length > 0 ? this.#now() + Math.min(...minutesLeft) * 60_000 : null
    return limits
  }
}

const breakOf = ({ kind, days, hours }: PlayerBreakRequest, now: number): PlayerBreak => ({
  kind,
  from: new Date(now).toISOString(),
  until: days === null ? null : endOfBreak(now, hours ?? days * 24),
})

/** What it reads decides whether a break is in force. One that began in another tab is read here, too. */
export function limitStore(stores: Stores): LimitStore {
  const store = new LimitStore(limitsCalls(stores.http), stores.http.now, writesOf(stores, 'protection'))
  const breaks = stores.get(breakStore)
  reaction(
    () => store.limits.value?.break,
    (inForce) => inForce !== undefined && receiveBreak(breaks, inForce),
  )
  reaction(
    () => breaks.current?.until,
    (until) => until !== store.limits.value?.break?.until && store.refresh(),
  )
  return store
}
