import { makeAutoObservable } from 'mobx'
import type { Manifest } from '#manifest'
import type { OverlayStore } from '#engine/shell/overlay-store.ts'
import { parseKept } from '#engine/data/parse-kept.ts'
import { gtagOf } from './gtag-of.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** What a service beyond the necessary ones is for. */
export type Category = 'analytics' | 'support'

/** What was chosen, for each category that was asked for, and when: ISO 8601. */
interface Choice {
  date: string
  granted: Partial<Record<Category, boolean>>
}

/** After a year the question is asked again. */
const longestMs = 365 * 24 * 3_600_000

/** To which services of others the player agreed, in this browser, for this brand. Where consent is not required, to all. */
export class ConsentStore {
  /** What the brand has services of. */
  readonly categories: readonly Category[]
  /** The service that a player asked for without having agreed to it. */
  wanted: Category | null = null
  /** Whether something was withdrawn that may still run in this page. */
  isWithdrawn = false
  private choice: Choice | null
  readonly #isRequired: boolean
  readonly #key: string
  readonly #overlays: OverlayStore

  constructor(manifest: Manifest, overlays: OverlayStore) {
    this.categories = [
      ...(gtagOf(manifest) ? ['analytics' as const] : []),
      ...(manifest.chats.length > 0 ? ['support' as const] : []),
    ]
    this.#isRequired = manifest.consent.required
    this.#key = `consent:${manifest.id}`
    this.#overlays = overlays
    this.choice = read(localStorage.getItem(this.#key))
    makeAutoObservable(this, { categories: false }, { autoBind: true })
    window.addEventListener('storage', ({ key, newValue }) => key === this.#key && this.receive(read(newValue)))
  }

  /** Whether the player has still to say something. */
  get isOpen(): boolean {
    return this.#isRequired && this.categories.some((category) => this.choice?.granted[category] === undefined)
  }

  allows(category: Category): boolean {
    return !this.#isRequired || this.choice?.granted[category] === true
  }

  /** Shows the question: the whole of it, or that of one category which the player wants to use. */
  ask(wanted: Category | null = null) {
    this.wanted = wanted
    this.isWithdrawn = false
    this.#overlays.open('consent')
  }

  /** Keeps what the player agrees to; every other category is refused. */
  choose(granted: readonly Category[]) {
    const choice = {
      date: new Date().toISOString(),
      granted: Object.fromEntries(this.categories.map((each) => [each, granted.includes(each)])),
    }
    localStorage.setItem(this.#key, JSON.stringify(choice))
    this.isWithdrawn = this.categories.some((each) => this.allows(each) && !granted.includes(each))
    this.receive(choice)
  }

  /** Leaves the question. The first one stays until it is answered. */
  leave() {
    this.wanted = null
    this.isWithdrawn = false
    if (!this.isOpen) this.#overlays.close('consent')
  }

  private receive(choice: Choice | null) {
    this.choice = choice
    this.wanted = null
    if (!this.isOpen && !this.isWithdrawn) this.#overlays.close('consent')
  }
}

/** A kept choice; null where there is none, it was spoilt, or it is too old. */
function read(text: string | null): Choice | null {
  const choice = parseKept<Choice>(text)
  const age = Date.now() - Date.parse(choice?.date ?? '')
  return age < longestMs && choice?.granted instanceof Object ? choice : null
}

export const consentStore = ({ manifest, overlays }: Stores) => new ConsentStore(manifest, overlays)
