import type { ErrorReport, ErrorReports } from '#api'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'

/** The number of reports that are kept. */
const most = 500

/** A report with the time at which it arrived. */
export interface LoggedError extends ErrorReport, Partial<Pick<ErrorReports, 'brand' | 'version' | 'share'>> {
  /** ISO 8601. */
  at: string
}

/** The errors that browsers reported. */
export class ErrorLog {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Every report that is kept, latest last. */
  async list(): Promise<LoggedError[]> {
    const rows = await this.#db.selectFrom('error_reports').orderBy('id').select('report').execute()
    return rows.map(({ report }) => JSON.parse(report))
  }

  /** Keeps reports, and deletes the oldest beyond the number that is kept. */
  async add(reports: readonly Omit<LoggedError, 'at'>[]): Promise<void> {
    if (reports.length === 0) return
    const at = new Date(this.#clock.now()).toISOString()
    const rows = await this.#db
      .insertInto('error_reports')
      .values(reports.map((report) => ({ report: JSON.stringify({ ...report, at }) })))
      .returning('id')
      .execute()
    const last = Math.max(...rows.map(({ id }) => id))
    await this.#db
      .deleteFrom('error_reports')
      .where('id', '<=', last - most)
      .execute()
  }
}
