import { columns } from '../columns.ts'
import { countsOf, type Report, type Result } from './report.ts'

/** Formats a report for a terminal. */
export function formatText(report: Report): string {
  const { brand, origin, isSandbox, integrations } = report
  const where = isSandbox ? `${origin}, with stand-ins in place of the vendors` : origin
  return [
    `${brand} at ${where}`,
    ...integrations.map(({ integration, name, setting, results }) =>
      [`${integration}  ${name}, ${setting}`, columns(rowsOf(results), '  ')].join('\n'),
    ),
    summary(report),
  ].join('\n\n')
}

/** Formats a report as JSON. */
export const formatJson = (report: Report) => JSON.stringify({ ...countsOf(report), ...report }, null, 2)

const rowsOf = (results: readonly Result[]): string[][] =>
  results.flatMap((result) => [
    [result.outcome === 'by-hand' ? 'by hand' : result.outcome, result.check, result.title],
    ...detailsOf(result).map((detail) => ['', '', detail]),
  ])

const detailsOf = ({ reason, expected, seen, remedy, hosts = [], notes = [] }: Result): string[] => [
  ...(reason === undefined ? [] : [reason]),
  ...(expected === undefined ? [] : [`expected: ${expected}`]),
  ...(seen === undefined ? [] : [`seen: ${seen}`]),
  ...(remedy === undefined ? [] : [`remedy: ${remedy}`]),
  ...hosts.map(({ origin, kinds, allowed }) => `${allowed ? 'allowed' : 'blocked'}  ${origin}  ${kinds.join(', ')}`),
  ...notes.map((note) => `note: ${note}`),
]

function summary(report: Report): string {
  const { passed, failed, skipped, 'by-hand': byHand } = countsOf(report)
  const seconds = Math.round(report.milliseconds / 1000)
  return `${passed} passed, ${failed} failed, ${skipped} skipped, ${byHand} by hand · ${seconds} s`
}
