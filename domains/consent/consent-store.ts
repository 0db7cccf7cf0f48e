import { makeAutoObservable } from 'mobx'
import type { Manifest } from '#manifest'
import type { OverlayStore } from '#engine/shell/overlay-store.ts'
import { parseStored } from '#engine/data/parse-stored.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { sharedStorage } from '#engine/data/storage.ts'

/** The purpose of an optional third-party service. */
export type Category = 'analytics' | 'advertising' | 'support'

/** The choice per category, and its date (ISO 8601). */
interface Choice {
  date: string
  granted: Partial<Record<Category, boolean>>
}

/** How long a choice is valid. */
const validForMs = 365 * 24 * 3_600_000

/**
 * The third-party services the player has agreed to, per browser and brand. If consent is not required, all are
 * allowed.
 */
export class ConsentStore {
  /** The categories the brand has services in. */
  readonly categories: readonly Category[]
  /** The category the player needs for something they clicked, not yet agreed to. */
  wanted: Category | null = null
  /** Whether consent was withdrawn for a service that may still run in this page. */
  isWithdrawn = false
  private choice: Choice | null
  readonly #isRequired: boolean
  readonly #key: string
  readonly #overlays: OverlayStore

  constructor(manifest: Manifest, overlays: OverlayStore) {
    const { gtag, gtm, ads } = manifest.services.production
    const isMeasured = gtag !== undefined || gtm !== undefined
    this.categories = [
      ...(isMeasured ? ['analytics' as const] : []),
      ...(isMeasured && ads ? ['advertising' as const] : []),
      ...(manifest.chats.length > 0 ? ['support' as const] : []),
    ]
    this.#isRequired = manifest.consent.required
    this.#key = `consent:${manifest.id}`
    this.#overlays = overlays
    this.choice = read(sharedStorage.getItem(this.#key))
    makeAutoObservable(this, { categories: false }, { autoBind: true })
    window.addEventListener('storage', ({ key, newValue }) => key === this.#key && this.receive(read(newValue)))
  }

  /** Whether a category still has no answer. */
  get isUnanswered(): boolean {
    return this.#isRequired && this.categories.some((category) => this.choice?.granted[category] === undefined)
  }

  allows(category: Category): boolean {
    return !this.#isRequired || this.choice?.granted[category] === true
  }

  /** Opens the question, for all categories or for the one the player needs. */
  ask(wanted: Category | null = null) {
    this.wanted = wanted
    this.isWithdrawn = false
    this.#overlays.open('consent')
  }

  /** Stores the choice; every category that is not granted is refused. */
  choose(granted: readonly Category[]) {
    const choice = {
      date: new Date().toISOString(),
      granted: Object.fromEntries(this.categories.map((each) => [each, granted.includes(each)])),
    }
    sharedStorage.setItem(this.#key, JSON.stringify(choice))
    this.isWithdrawn = this.categories.some((each) => this.allows(each) && !granted.includes(each))
    this.receive(choice)
  }

  /** Closes the question. The first one stays open until it is answered. */
  leave() {
    this.wanted = null
    this.isWithdrawn = false
    if (!this.isUnanswered) this.#overlays.close('consent')
  }

  private receive(choice: Choice | null) {
    this.choice = choice
    this.wanted = null
    if (!this.isUnanswered && !this.isWithdrawn) this.#overlays.close('consent')
  }
}

/** Returns a stored choice; null if there is none, it is invalid or too old. */
function read(text: string | null): Choice | null {
  const choice = parseStored<Choice>(text)
  const age = Date.now() - Date.parse(choice?.date ?? '')
  return age < validForMs && choice?.granted instanceof Object ? choice : null
}

export const consentStore = ({ manifest, overlays }: Stores) => new ConsentStore(manifest, overlays)
