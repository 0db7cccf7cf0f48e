import type { LoggedError } from '../../app/error-log.ts'

/** A violation as browsers report it: camel case for `report-to`, hyphens for `report-uri`. */
type Violation = Record<string, unknown>

/** Returns the violations in a report for `report-uri` (one) or `report-to` (a list that may hold other types). */
export function violationsIn(body: unknown): Omit<LoggedError, 'at'>[] {
  const all = Array.isArray(body)
    ? body.filter(isViolation).map(({ body: inner }) => inner)
    : [(body as { 'csp-report'?: Violation } | null)?.['csp-report']]
  return all.filter((one) => typeof one === 'object' && one !== null).map(toReport)
}

const isViolation = (report: unknown): report is { body: Violation } =>
  (report as { type?: unknown } | null)?.type === 'csp-violation'

/** Removes the queries from the addresses in a report before it is kept. */
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
