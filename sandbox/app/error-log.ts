import type { ErrorReport, ErrorReports } from '#api'
import type { Clock } from './clock.ts'

/** The number of reports that are kept. */
const most = 500

/** A report with the time at which it arrived. */
export interface LoggedError extends ErrorReport, Partial<Pick<ErrorReports, 'brand' | 'version' | 'share'>> {
  /** ISO 8601. */
  at: string
}

/** The errors that browsers reported, latest last; in memory. */
export class ErrorLog {
  readonly #clock: Clock
  #reports: LoggedError[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get list(): readonly LoggedError[] {
    return this.#reports
  }

  add(reports: readonly Omit<LoggedError, 'at'>[]): void {
    const at = new Date(this.#clock.now()).toISOString()
    this.#reports = [...this.#reports, ...reports.map((report) => ({ ...report, at }))].slice(-most)
  }

  clear(): void {
    this.#reports = []
  }
}
