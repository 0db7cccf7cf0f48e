import { makeAutoObservable, observable } from 'mobx'
import type { Manifest, Notice, RouteKey } from '#manifest'
import type { Stores } from './stores.ts'

type Maintenance = NonNullable<Manifest['maintenance']>

const longestTimerMs = 2 ** 31 - 1

/** What is closed for maintenance now. A notice whose end is past, by the server’s clock, is none: what it closed is open again. */
export class MaintenanceStore {
  readonly #maintenance: Maintenance
  readonly #now: () => number
  readonly #over = observable.set<Notice>([], { deep: false })

  constructor(maintenance: Maintenance = {}, now: () => number) {
    this.#maintenance = maintenance
    this.#now = now
    makeAutoObservable(this, {
      page: false,
      sport: false,
      games: false,
    })
    const { site, ...parts } = maintenance
    for (const notice of [site, ...Object.values(parts).flatMap((part) => Object.values(part))]) this.follow(notice)
  }

  get site(): Notice | undefined {
    return this.inForce(this.#maintenance.site)
  }

  page(page: RouteKey): Notice | undefined {
    return this.inForce(this.#maintenance.pages?.[page])
  }

  /** Of the sportsbook of that provider. */
  sport(use: string | undefined): Notice | undefined {
    return use === undefined ? undefined : this.inForce(this.#maintenance.sports?.[use])
  }

  /** Of the games of that provider. */
  games(providerId: string): Notice | undefined {
    return this.inForce(this.#maintenance.games?.[providerId])
  }

  private inForce(notice: Notice | undefined): Notice | undefined {
    return notice && !this.#over.has(notice) ? notice : undefined
  }

  private follow(notice: Notice | undefined) {
    const left = endOf(notice) - this.#now()
    if (notice && left <= 0) this.#over.add(notice)
    else if (left < Infinity) setTimeout(() => this.follow(notice), Math.min(left, longestTimerMs))
  }
}

/** When a notice ends, milliseconds since 1970; never where it names no moment. */
export const endOf = (notice: Notice | undefined): number => Date.parse(notice?.end ?? '') || Infinity

export const maintenanceStore = ({ manifest, http }: Stores) => new MaintenanceStore(manifest.maintenance, http.now)
