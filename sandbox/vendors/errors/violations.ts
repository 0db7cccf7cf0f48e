import type { LoggedError } from '../../app/error-log.ts'

/** What a browser says of a violation: in the words of `report-to`, or with hyphens in those of `report-uri`. */
type Violation = Record<string, unknown>

/** The violations in what browsers post for `report-uri` (one) and for `report-to` (a list, of other types too). */
export function violationsIn(body: unknown): Omit<LoggedError, 'at'>[] {
  const all = Array.isArray(body)
    ? body.filter(isViolation).map(({ body: inner }) => inner)
    : [(body as { 'csp-report'?: Violation } | null)?.['csp-report']]
  return all.filter((one) => typeof one === 'object' && one !== null).map(toReport)
}

const isViolation = (report: unknown): report is { body: Violation } =>
  (report as { type?: unknown } | null)?.type === 'csp-violation'

/** Browsers name the page’s whole address, and whatever was blocked: their queries are cut off before anything is kept. */
function toReport(violation: Violation): Omit<LoggedError, 'at'> {
  const text = (...names: string[]) =>
    names.map((name) => violation[name]).find((value) => typeof value === 'string' && value !== '') as
      | string
      | undefined
  const directive = text('effectiveDirective', 'effective-directive', 'violated-directive') ?? 'the policy'
  const blocked = withoutQuery(text('blockedURL', 'blocked-uri') ?? 'something')
  const page = withoutQuery(text('documentURL', 'document-uri') ?? '')
  return { kind: 'policy', page: page.slice(0, 40), message: `${directive} blocked ${blocked}`.slice(0, 300), count: 1 }
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '')
