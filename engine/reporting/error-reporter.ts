import type { ErrorReport, ErrorReports } from '#api'
import type { Fault } from './read-note.ts'

/** So many different faults are reported of one visit: what comes after them follows from them, as a rule. */
const mostReports = 20

/** Faults that come together are sent together: so long after the first, in milliseconds. */
const gatherMs = 2000

/** At most one sending in so many milliseconds. */
const pauseMs = 10_000

interface ReporterOptions extends Pick<ErrorReports, 'brand' | 'version' | 'share'> {
  /** Where the player is: a route key. */
  page: () => string
  send: (reports: ErrorReports) => void
}

/** Gathers the faults of one visit: the same fault is one report with a count, and is sent once. */
export class ErrorReporter {
  private readonly options: ReporterOptions
  private readonly known = new Map<string, ErrorReport>()
  private waiting: ErrorReport[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private sentAt = -Infinity

  constructor(options: ReporterOptions) {
    this.options = options
  }

  receive({ kind, message, stack }: Fault) {
    const key = [kind, message, stack?.[0]].join('\n')
    const known = this.known.get(key)
    if (known) return void known.count++
    if (this.known.size >= mostReports) return
    const report = { kind, page: this.options.page(), message, ...(stack && { stack }), count: 1 }
    this.known.set(key, report)
    this.waiting.push(report)
    this.timer ??= setTimeout(() => this.flush(), Math.max(gatherMs, this.sentAt + pauseMs - Date.now()))
  }

  /** Sends what waits, at once. */
  flush() {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.waiting.length === 0) return
    const { brand, version, share, send } = this.options
    send({ brand, version, share, reports: this.waiting })
    this.waiting = []
    this.sentAt = Date.now()
  }
}
