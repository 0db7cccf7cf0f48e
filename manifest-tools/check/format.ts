import type { Diagnostic } from './diagnostic.ts'
import { show } from './label.ts'

/** The result of checking some brands. */
export interface Report {
  /** Unique findings: a shared parent’s are listed once. */
  diagnostics: Diagnostic[]
  /** Number of brands checked, and of those without errors. */
  brands: number
  valid: number
  milliseconds: number
  /** What `--fix` has changed; absent without `--fix`. */
  fixed?: Diagnostic[]
}

/** Formats one finding as a paragraph. */
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

/** Formats all findings as paragraphs, followed by a summary. */
export const formatText = (report: Report) =>
  [...fixedSection(report), ...report.diagnostics.map(formatDiagnostic), summary(report)].join('\n\n')

/** Formats the report as JSON. */
export const formatJson = ({ diagnostics, ...counts }: Report) =>
  JSON.stringify({ ...severities(diagnostics), ...counts, diagnostics }, null, 2)

/** Formats findings as GitHub workflow commands (annotations), followed by a summary. */
export const formatGithub = (report: Report) =>
  [...fixedSection(report), ...report.diagnostics.map(annotation), summary(report)].join('\n')

/** Counts findings by severity. */
export const severities = (diagnostics: Diagnostic[]) => ({
  errors: diagnostics.filter(({ severity }) => severity === 'error').length,
  warnings: diagnostics.filter(({ severity }) => severity === 'warning').length,
})

const fixedSection = ({ fixed = [] }: Report) => (fixed.length > 0 ? [fixed.map(formatFixed).join('\n')] : [])

function formatFixed(diagnostic: Diagnostic): string {
  return [`fixed[${diagnostic.code}]`, placeOf(diagnostic), outcome(diagnostic)].filter(Boolean).join('  ')
}

function outcome({ pointer, fix }: Diagnostic): string {
  if (!fix || 'offset' in fix) return 'trailing comma removed'
  if ('remove' in fix) return `${pointer} removed`
  return 'key' in fix ? `${pointer} is now "${fix.key}"` : `${fix.pointer} is now ${show(fix.value)}`
}

function summary({ diagnostics, brands, valid, milliseconds, fixed }: Report): string {
  const { errors, warnings } = severities(diagnostics)
  const others = `${count(valid, valid < brands ? 'other brand' : 'brand')} valid`
  const fixedCount = fixed ? `${fixed.length} fixed · ` : ''
  return `${fixedCount}${count(errors, 'error')}, ${count(warnings, 'warning')} · ${others} · ${Math.round(milliseconds)} ms`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const placeOf = ({ file, line, column }: Diagnostic) => file && `${file}:${line}:${column}`

function annotation({ severity, code, pointer, message, suggestion, file, line, column }: Diagnostic): string {
  const place = file ? { file, line, col: column } : {}
  const properties = Object.entries({ ...place, title: code }).map(
    ([key, value]) => `${key}=${property(String(value))}`,
  )
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
  return `::${severity === 'note' ? 'notice' : severity} ${properties.join(',')}::${data(`${pointer} ${message}${hint}`.trim())}`
}

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
