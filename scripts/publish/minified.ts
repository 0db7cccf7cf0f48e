import { minifySync } from 'rolldown/utils'

/** Shells of one brand have the same scripts, and those of many brands differ in a few words alone. */
const known = new Map<string, string>()
const mostKnown = 100

/** What a string of a script holds as it is, whatever the quotation marks. */
const plain = /^[\w:./-]{4,}$/

const placeholder = (index: number) => `__word${index}__`

/**
 * Returns an inline script of a page in its shortest form. `words` begin strings of it that differ from brand to brand: scripts that
 * differ in them alone are shortened once.
 */
export function minified(script: string, words: readonly string[] = []): string {
  const own = words.filter((word) => plain.test(word))
  const model = own.reduce((text, word, index) => text.replaceAll(`"${word}`, `"${placeholder(index)}`), script)
  return own.reduce((text, word, index) => text.replaceAll(placeholder(index), word), shortest(model))
}

function shortest(script: string): string {
  const before = known.get(script)
  if (before !== undefined) return before
  const { code, errors } = minifySync('inline.js', script, { module: false, compress: { target: 'es2020' } })
  if (errors[0]) throw new Error(`The shell’s script is invalid: ${errors[0].message}`)
  const text = code.trim()
  if (known.size === mostKnown) known.clear()
  known.set(script, text)
  return text
}
