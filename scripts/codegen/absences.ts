import { callsOf } from './api.ts'
import { banner, type Schema } from './files.ts'

/** Renders which blocks and pages are not shown on a platform that lacks one of these calls (`hides` of `x-calls`). */
export function absencesModule(schemas: Schema[]): string {
  const calls = new Map<string, string[]>()
  for (const { method, path, hides = [] } of schemas.flatMap(callsOf))
    for (const hidden of hides) calls.set(hidden, [...(calls.get(hidden) ?? []), `${method} ${path}`])
  const lines = [...calls].sort().map(([hidden, names]) => `  '${hidden}': ['${names.join("', '")}'],`)
  return [
    `// ${banner}`,
    '',
    '/** The calls that a block or a page lives on. */',
    'export const livesOn: Readonly<Record<string, readonly string[]>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
