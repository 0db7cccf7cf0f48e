import { minifySync } from 'rolldown/utils'

/** Shells of one brand have the same scripts, and some are the same in every shell. */
const known = new Map<string, string>()
const mostKnown = 100

/** Returns an inline script of a page in its shortest form. */
export function minified(script: string): string {
  const before = known.get(script)
  if (before !== undefined) return before
  const { code, errors } = minifySync('inline.js', script, { module: false, compress: { target: 'es2020' } })
  if (errors[0]) throw new Error(`The shell’s script is invalid: ${errors[0].message}`)
  const text = code.trim()
  if (known.size === mostKnown) known.clear()
  known.set(script, text)
  return text
}
