import type { Diagnostic } from './diagnostic.ts'
import { show } from './label.ts'

/** The outcome of checking some brands. */
export interface Report {
  /** Each finding once, though several brands may share a parent that has it. */
  diagnostics: Diagnostic[]
  /** How many brands were checked, and how many of them have no error. */
  brands: number
  valid: number
  milliseconds: number
  /** What `--fix` has mended already; absent where it was not asked to. */
  fixed?: Diagnostic[]
}

/** One finding as a paragraph for people. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, code, pointer, message, accepted, suggestion, effect, remedy, frame } = diagnostic
  const rows = [
    [`${severity}[${code}]`, placeOf(diagnostic), pointer].filter(Boolean).join('  '),
    `  ${message}${suggestion !== undefined && !frame ? ` Did you mean "${suggestion}"?` : ''}`,
    ...(frame ? ['', frame] : []),
    ...(accepted ? [`  accepted : ${accepted.join(', ')}`] : []),
    ...(effect ? [`  effect   : ${effect}`] : []),
    ...(remedy ? [`  fix      : ${remedy}`] : []),
  ]
  return rows.join('\n')
}

/** Every finding as a paragraph, and a summary. */
export const formatText = (report: Report) =>
  [...mended(report), ...report.diagnostics.map(formatDiagnostic), summary(report)].join('\n\n')

/** For other programs. */
export const formatJson = ({ diagnostics, ...counts }: Report) =>
  JSON.stringify({ ...severities(diagnostics), ...counts, diagnostics }, null, 2)

/** Annotations on a pull request (GitHub workflow commands), and a summary. */
export const formatGithub = (report: Report) =>
  [...mended(report), ...report.diagnostics.map(annotation), summary(report)].join('\n')

/** How many findings there are of either severity. */
export const severities = (diagnostics: Diagnostic[]) => ({
  errors: diagnostics.filter(({ severity }) => severity === 'error').length,
  warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
})

const mended = ({ fixed = [] }: Report) => (fixed.length > 0 ? [fixed.map(formatFixed).join('\n')] : [])

function formatFixed(diagnostic: Diagnostic): string {
  return [`fixed[${diagnostic.code}]`, placeOf(diagnostic), outcome(diagnostic)].filter(Boolean).join('  ')
}

function outcome({ pointer, fix }: Diagnostic): string {
  if (!fix || 'offset' in fix) return 'the comma before the bracket is gone'
  if ('remove' in fix) return `${pointer} is gone`
  return 'key' in fix ? `${pointer} is now "${fix.key}"` : `${fix.pointer} is now ${show(fix.value)}`
}

function summary({ diagnostics, brands, valid, milliseconds, fixed }: Report): string {
  const { errors, warnings } = severities(diagnostics)
  const others = `${count(valid, valid < brands ? 'other brand' : 'brand')} valid`
  const mends = fixed ? `${fixed.length} fixed · ` : ''
  return `${mends}${count(errors, 'error')}, ${count(warnings, 'warning')} · ${others} · ${Math.round(milliseconds)} ms`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const placeOf = ({ file, line, column }: Diagnostic) => file && `${file}:${line}:${column}`

function annotation({ severity, code, pointer, message, suggestion, file, line, column }: Diagnostic): string {
  const place = file ? { file, line, col: column } : {}
  const properties = Object.entries({ ...place, title: code }).map(
    ([key, value]) => `${key}=${property(String(value))}`,
  )
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
  return `::${severity} ${properties.join(',')}::${data(`${pointer} ${message}${hint}`.trim())}`
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
