import { makeAutoObservable, observableRef } from 'mobx'
import type { LimitReview, PlayerLimits, User } from '#api'
import type { Manifest } from '#manifest'
import { userHash } from '#engine/data/once/pending-writes.ts'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import { clockStore } from '#engine/shell/clock-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { limitStore, type LimitStore } from './limit-store.ts'

type Rule = NonNullable<Manifest['playerProtection']['review']>

interface Others {
  clock: { readonly now: number }
  session: { readonly user: Pick<User, 'id'> | null }
  limits: Pick<LimitStore, 'review'> & { limits: { readonly value: PlayerLimits | undefined } }
  /** Whether the platform keeps when players reviewed their limits. */
  isKept(): boolean
}

const itemOf = (user: User['id']) => `limit-review:${userHash(user)}`

/** When to ask the player whether their limits still suit them. Where the platform does not keep it, this browser does. */
export class LimitReviewStore {
  readonly #rule: Rule
  readonly #others: Others
  /** What this browser knows, read when it is first needed. */
  private own: { user: User['id']; review: LimitReview } | null = null

  constructor(rule: Rule, others: Others) {
    this.#rule = rule
    this.#others = others
    makeAutoObservable<this, 'own'>(this, { own: observableRef }, { autoBind: true })
  }

  get hasLimits(): boolean {
    return (
      this.#others.limits.limits.value?.limits.some(({ amount, isDefault }) => amount !== null && !isDefault) ?? false
    )
  }

  /** The longest interval that the brand allows, in months. */
  get most(): number {
    const { months, withoutLimitsMonths } = this.#rule
    return this.hasLimits ? months : (withoutLimitsMonths ?? months)
  }

  /** After how many months the player is asked again: as they chose, at most as the brand says. */
  get months(): number {
    return Math.min(this.last?.months ?? Infinity, this.most)
  }

  get isDue(): boolean {
    const { last } = this
    if (!last) return false
    const due = new Date(last.at)
    due.setUTCMonth(due.getUTCMonth() + this.months)
    return this.#others.clock.now >= due.getTime()
  }

  /** Begins to count where nobody has counted yet. */
  begin() {
    const { user } = this.#others.session
    if (!user || this.#others.limits.limits.value === undefined || this.last) return
    this.keep(user.id, { at: this.nowText(), months: null })
  }

  /** The player has reviewed their limits, and wants to be asked again after so many months. Rejects with an `ApiError`. */
  async confirm(months: number) {
    const { user } = this.#others.session
    if (!user) return
    const chosen = months === this.most ? null : months
    if (this.isOfPlatform) await this.#others.limits.review(chosen)
    else this.keep(user.id, { at: this.nowText(), months: chosen })
  }

  private get isOfPlatform(): boolean {
    return this.#others.isKept() && this.#others.limits.limits.value?.review !== undefined
  }

  private get last(): LimitReview | undefined {
    const { user } = this.#others.session
    const { value } = this.#others.limits.limits
    if (!user || !value) return undefined
    if (this.isOfPlatform) return value.review
    return this.own?.user === user.id ? this.own.review : parse(sharedStorage.getItem(itemOf(user.id)))
  }

  private keep(user: User['id'], review: LimitReview) {
    this.own = { user, review }
    sharedStorage.setItem(itemOf(user), JSON.stringify(review))
  }

  private nowText(): string {
    return new Date(this.#others.clock.now).toISOString()
  }
}

function parse(text: string | null): LimitReview | undefined {
  const { at, months } = Object(parseStored<unknown>(text)) as Partial<LimitReview>
  if (Number.isNaN(Date.parse(at ?? ''))) return undefined
  return { at: at!, months: typeof months === 'number' ? months : null }
}

export const limitReviewStore = ({ get, manifest, session, http }: Stores) =>
  new LimitReviewStore(manifest.playerProtection.review ?? { months: 24 }, {
    clock: get(clockStore),
    session,
    limits: get(limitStore),
    isKept: () => !http.absent.has('PUT /my/limit-review'),
  })
