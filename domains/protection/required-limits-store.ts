import { makeAutoObservable, observableRef } from 'mobx'
import type { PlayerLimit, PlayerLimits, User } from '#api'
import { parseStored } from '#engine/data/parse-stored.ts'
import type { Resource } from '#engine/data/resource.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { LimitRules } from './limit-rules.ts'
import { limitStore, type LimitStore } from './limit-store.ts'

const key = 'limits-set'

type Rule = NonNullable<LimitRules['required']>[number]
export type Before = Rule['before']

/** A limit that a player must set, or refuse where `optOut` allows it; for any period if `period` is omitted. */
export interface Need extends Pick<Rule, 'kind' | 'before' | 'optOut'> {
  period?: PlayerLimit['period']
}

interface Stored {
  user: User['id']
  /** The names of the needs that are met. */
  met: string[]
}

interface Others {
  limits: Pick<LimitStore, 'set'> & { limits: Pick<Resource<PlayerLimits>, 'status' | 'value' | 'load'> }
  session: { readonly user: Pick<User, 'id'> | null }
}

const nameOf = ({ kind, period }: Need) => (period ? `${kind} ${period}` : kind)

/**
 * The limits that the brand requires and the player has not set. Until the platform has answered, a limit counts as missing
 * unless this browser knows that it is set. A choice in one tab counts in all.
 */
export class RequiredLimitsStore {
  readonly #needs: readonly Need[]
  readonly #others: Others
  private stored: Stored | null

  constructor(required: readonly Rule[], others: Others) {
    this.#needs = required.flatMap(({ periods, ...need }) =>
      periods ? periods.map((period) => ({ ...need, period })) : [need],
    )
    this.#others = others
    this.stored = parse(sharedStorage.getItem(key))
    makeAutoObservable<this, 'stored'>(this, { stored: observableRef, before: false }, { autoBind: true })
    window.addEventListener('storage', (event) => event.key === key && this.follow(parse(event.newValue)))
  }

  /** The limits that are missing before something, in the manifest’s order. */
  before(stage: Before): Need[] {
    return this.missing.filter(({ before }) => before === stage)
  }

  /** How many limits are required before something. */
  countBefore(stage: Before): number {
    return this.#needs.filter(({ before }) => before === stage).length
  }

  get missing(): Need[] {
    const { session, limits } = this.#others
    // Where the platform has no limits, none could be set.
    if (!session.user || limits.limits.status === 'absent') return []
    return this.#needs.filter((need) => !this.met.has(nameOf(need)))
  }

  /** Notes what the platform’s answer says, for the next visit and the other tabs. */
  note() {
    const { user } = this.#others.session
    if (!user || !this.#others.limits.limits.value) return
    const next: Stored = { user: user.id, met: [...this.met] }
    if (JSON.stringify(next) === JSON.stringify(this.stored)) return
    this.take(next)
    sharedStorage.setItem(key, JSON.stringify(next))
  }

  /** Keeps the player’s choice to have no such limit. Platforms that do not keep it are asked again after the next sign-in. */
  async decline(need: Need, period: PlayerLimit['period']) {
    const { user } = this.#others.session
    await this.#others.limits.set({ kind: need.kind, period: need.period ?? period, amount: null })
    if (!user) return
    this.take({ user: user.id, met: [...new Set([...this.met, nameOf(need)])] })
    sharedStorage.setItem(key, JSON.stringify(this.stored))
  }

  private get met(): ReadonlySet<string> {
    const { value } = this.#others.limits.limits
    const { user } = this.#others.session
    const kept = this.stored?.user === user?.id ? (this.stored?.met ?? []) : []
    if (!value) return new Set(kept)
    const isDeclined = (need: Need) =>
      need.optOut && (value.declined?.includes(need.kind) ?? kept.includes(nameOf(need)))
    const isSet = ({ kind, period }: Need) =>
      value.limits.some(
        (limit) =>
          limit.kind === kind && limit.amount !== null && !limit.isDefault && (!period || limit.period === period),
      )
    return new Set(this.#needs.filter((need) => isSet(need) || isDeclined(need)).map(nameOf))
  }

  private follow(stored: Stored | null) {
    this.take(stored)
    void this.#others.limits.limits.load()
  }

  private take(stored: Stored | null) {
    this.stored = stored
  }
}

function parse(text: string | null): Stored | null {
  const { user, met } = Object(parseStored<unknown>(text)) as Partial<Stored>
  return user !== undefined && Array.isArray(met) ? { user, met } : null
}

export const requiredLimitsStore = ({ get, manifest, session }: Stores) =>
  new RequiredLimitsStore(manifest.playerProtection.limitRules?.required ?? [], { limits: get(limitStore), session })
