import { note } from '#manifest-tools/licences/evidence.ts'
import { columns } from '../columns.ts'
import { withSeverity, type Check, type Report } from './report.ts'
import type { Seen, SeenPart } from '../answers/seen.ts'
import type { Field, State } from '../answers/fields.ts'

/** Formats the report for a terminal. */
export function formatText(report: Report): string {
  const { brand, api, origins, calls, host, forms } = report
  const pages = origins.some((origin) => origin !== api) ? `, called from ${origins.join(', ')}` : ''
  const rows = [
    ['CALL', 'SOURCE', 'RESULT', 'TIME'],
    ...calls.map((check) => [check.name, check.source ?? '', resultOf(check), timeOf(check)]),
    [],
    ['HOST', '', 'RESULT', 'TIME'],
    ...host.map((check) => [check.name, '', resultOf(check), timeOf(check)]),
    ...(forms.length > 0 ? [[], ['FORM', '', 'RESULT', '']] : []),
    ...forms.map((check) => [check.name, '', resultOf(check), '']),
  ]
  return [
    `${brand} at ${api}${pages}`,
    columns(rows),
    ...formatSeen(report.calls),
    ...formatFields(report.calls),
    degrading(report),
    ...formatDuties(report),
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

/** The duties that the platform or a vendor has to keep, and what the platform’s answers say of each. */
const formatDuties = ({ duties }: Report): string[] =>
  duties.length === 0
    ? []
    : [
        `Duties of licences that the platform or a vendor has to keep. ${note}`,
        columns([['DUTY', 'RESULT'], ...duties.map((check) => [check.name, resultOf(check)])]),
      ]

/** What players see of each call’s response. */
export function formatSeen(calls: readonly Check[]): string[] {
  const rows = calls.flatMap(({ name, seen = [] }) => [
    ...(seen.length > 0 ? [[name, '']] : []),
    ...seen.map((each) => [`  ${each.entity} × ${each.count}`, partsOf(each)]),
  ])
  return rows.length > 0 ? [columns([['SEEN', 'WHAT PLAYERS SEE'], ...rows])] : []
}

function partsOf({ parts, count }: Seen): string {
  const there = parts.filter((part) => part.count > 0)
  const missing = parts.filter((part) => part.count === 0).map(({ name }) => name)
  return [
    ...there.map((part) => partOf(part, count)),
    ...(missing.length > 0 ? [`no ${missing.join(', ')}`] : []),
  ].join(', ')
}

function partOf({ name, count, example, under }: SeenPart, all: number): string {
  const share = count < all ? ` in ${count}` : ''
  return `${name} “${example}”${under ? ` (found as ${under})` : ''}${share}`
}

/** How the properties of each call’s response were read; those that came as the API has them are only counted. */
function formatFields(calls: Check[]): string[] {
  const read = calls.filter(({ fields = [] }) => fields.length > 0)
  if (read.length === 0) return []
  const rows = read.flatMap(({ name, fields = [] }) => {
    const others = fields.filter((field) => !isAsIs(field))
    return [
      [name, `${fields.length - others.length} of ${fields.length} as is`, ''],
      ...others.map((field) => [`  ${field.name}`, readingOf(field), effectOf(field)]),
    ]
  })
  return [columns([['FIELD', 'READ', 'FOR'], ...rows])]
}

const isAsIs = ({ states, names }: Field) =>
  names.length === 0 && Object.keys(states).every((state) => state === 'as is')

const order: State[] = ['missing', 'unreadable', 'coerced', 'defaulted', 'absent', 'as is']

function readingOf({ states, coercions, names, example }: Field): string {
  const read = order
    .filter((state) => states[state])
    .map((state) => `${state} ${states[state]}${detailOf(state, coercions, example)}`)
  return [...(names.length > 0 ? [`found as ${names.join(', ')}`] : []), ...read].join(', ')
}

function detailOf(state: State, coercions: string[], example: string | undefined): string {
  if (state === 'coerced' && coercions.length > 0) return ` (${coercions.join(', ')})`
  const isOdd = state === 'missing' || state === 'unreadable'
  return isOdd && example ? ` (${example})` : ''
}

/** What a property is for; without a required one the entry is left out. */
const effectOf = ({ states, description }: Field) =>
  states.missing ? `${description} Without it the entry is left out.` : description

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
