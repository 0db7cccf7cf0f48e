import { makeAutoObservable, observable } from 'mobx'
import type { Manifest, Notice } from '#manifest'
import type { Stores } from './stores.ts'

type Maintenance = NonNullable<Manifest['maintenance']>

/** A section of `maintenance` with a notice for each name. */
type Section = Exclude<keyof Maintenance, 'site'>

/** How often the server’s clock is looked at: it is known only after the first answer, and timers stop while a device sleeps. */
const recheckMs = 60_000

/** What is closed for maintenance now: from a notice’s start to its end, by the server’s clock. */
export class MaintenanceStore {
  readonly #maintenance: Maintenance
  readonly #now: () => number
  readonly #current = observable.set<Notice>([], { deep: false })

  constructor(maintenance: Maintenance = {}, now: () => number) {
    this.#maintenance = maintenance
    this.#now = now
    makeAutoObservable(this, { noticeOf: false })
    const { site, ...sections } = maintenance
    for (const notice of [site, ...Object.values(sections).flatMap((names) => Object.values(names))])
      this.follow(notice)
  }

  get site(): Notice | undefined {
    return this.inForce(this.#maintenance.site)
  }

  /** The notice of what a section names, such as a page’s in `pages`. */
  noticeOf(section: Section, name: string): Notice | undefined {
    const notices: Partial<Record<string, Notice>> = this.#maintenance[section] ?? {}
    return this.inForce(notices[name])
  }

  private inForce(notice: Notice | undefined): Notice | undefined {
    return notice && this.#current.has(notice) ? notice : undefined
  }

  private follow(notice: Notice | undefined) {
    if (!notice) return
    const now = this.#now()
    if (isInForce(notice, now)) this.#current.add(notice)
    else this.#current.delete(notice)
    if (notice.start === undefined && notice.end === undefined) return
    const next = [startOf(notice), endOf(notice)].find((moment) => moment > now) ?? Infinity
    setTimeout(() => this.follow(notice), Math.min(next - now, recheckMs))
  }
}

/** When a notice ends, milliseconds since 1970; never where it names no moment. */
export const endOf = (notice: Notice | undefined): number => Date.parse(notice?.end ?? '') || Infinity

/** When a notice starts, milliseconds since 1970; long ago where it names no moment. */
export const startOf = (notice: Notice): number => Date.parse(notice.start ?? '') || 0

/** Whether a notice closes something at a time. */
export const isInForce = (notice: Notice, now: number) => startOf(notice) <= now && now < endOf(notice)

export const maintenanceStore = ({ manifest, http }: Stores) => new MaintenanceStore(manifest.maintenance, http.now)
