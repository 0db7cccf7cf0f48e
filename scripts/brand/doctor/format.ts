import { columns } from '../columns.ts'
import { formatFields } from './format-fields.ts'
import { formatSeen } from './format-seen.ts'
import { withSeverity, type Check, type Report } from './report.ts'

/** Formats the report for a terminal. */
export function formatText(report: Report): string {
  const { brand, api, origins, calls, host } = report
  const pages = origins.some((origin) => origin !== api) ? `, called from ${origins.join(', ')}` : ''
  const rows = [
    ['CALL', 'SOURCE', 'RESULT', 'TIME'],
    ...calls.map((check) => [check.name, check.source ?? '', resultOf(check), timeOf(check)]),
    [],
    ['HOST', '', 'RESULT', 'TIME'],
    ...host.map((check) => [check.name, '', resultOf(check), timeOf(check)]),
  ]
  return [
    `${brand} at ${api}${pages}`,
    columns(rows),
    ...formatSeen(report.calls),
    ...formatFields(report.calls),
    degrading(report),
    summary(report),
  ].join('\n\n')
}

/** Formats the report as JSON. */
export const formatJson = (report: Report) =>
  JSON.stringify(
    { errors: withSeverity(report, 'error').length, warnings: withSeverity(report, 'warning').length, ...report },
    null,
    2,
  )

const marks = { ok: '', skipped: '', warning: 'warning: ', error: 'error: ' }
const resultOf = ({ severity, message }: Check) => marks[severity] + message
const timeOf = ({ milliseconds }: Check) => (milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`)

function degrading(report: Report): string {
  const bad = [...withSeverity(report, 'error'), ...withSeverity(report, 'warning')]
  if (bad.length === 0) return 'No problems for players.'
  return ['Problems for players', ...bad.map(paragraph), ...absent(report), ...hint(report)].join('\n\n')
}

function paragraph({ name, severity, message, effect, screens }: Check): string {
  const where =
    screens?.length === 0 ? ['    no screen of this brand'] : (screens ?? []).map((screen) => `    ${screen}`)
  return [`${severity}  ${name}: ${message}`, ...(effect ? [`  ${effect}`] : []), ...where].join('\n')
}

/** A call may also be refused because of a wrong address, so these are only named. */
const absent = ({ lacks }: Report): string[] =>
  lacks.length === 0
    ? []
    : [
        [
          `Candidates for platform.lacks: nothing asks for a call that is listed there.`,
          ...lacks.map((name) => `    ${name}`),
        ].join('\n'),
      ]

/** If no call works, the address is probably wrong. */
function hint({ api, calls }: Report): string[] {
  if (calls.some(({ severity }) => severity === 'ok')) return []
  return [`No call works. Is ${api} the right address? Calls go to ${api}/api/…`]
}

function summary(report: Report): string {
  const { length: errors } = withSeverity(report, 'error')
  const { length: warnings } = withSeverity(report, 'warning')
  const { length: made } = report.calls.filter(({ severity }) => severity !== 'skipped')
  return `${count(errors, 'error')}, ${count(warnings, 'warning')} · ${count(made, 'call')} tried`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
