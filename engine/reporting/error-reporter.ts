import type { ErrorReport, ErrorReports } from '#api'
import type { Fault } from './read-note.ts'

/** The maximum number of different errors per visit; later ones are usually consequences. */
const maxReports = 20

/** How long errors are collected before they are sent together. */
const collectForMs = 2000

/** The minimum interval between two requests. */
const minSendIntervalMs = 10_000

interface ReporterOptions extends Pick<ErrorReports, 'brand' | 'version' | 'share'> {
  /** Returns the current page’s route key. */
  page: () => string
  send: (reports: ErrorReports) => void
}

/** Collects the errors of a visit. The same error is reported once, with a count. */
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
    if (this.known.size >= maxReports) return
    const report = { kind, page: this.options.page(), message, ...(stack && { stack }), count: 1 }
    this.known.set(key, report)
    this.waiting.push(report)
    this.timer ??= setTimeout(() => this.flush(), Math.max(collectForMs, this.sentAt + minSendIntervalMs - Date.now()))
  }

  /** Sends pending reports immediately. */
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
