import { distance } from 'fastest-levenshtein'

/** The name that was probably meant: at most two edits away (one, in words of two or three letters), letter case aside. */
export function suggest(written: unknown, names: readonly string[]): string | undefined {
  if (typeof written !== 'string') return undefined
  let best: string | undefined
  let least = Infinity
  for (const name of names) {
    const edits = distance(written.toLowerCase(), name.toLowerCase())
    const most = Math.min(2, Math.floor(Math.max(written.length, name.length) / 2))
    if (edits > most || edits >= least) continue
    best = name
    least = edits
  }
  return best
}

const repairs = [
  (text: string) => text.trim(),
  (text: string) => text.trim().toLowerCase(),
  (text: string) => text.trim().toUpperCase(),
  (text: string) => text.trim().replace(/\/+$/, ''),
]

/** The same text in the form that a pattern asks for, where letter case, spaces or a closing slash are all that is wrong. */
export function repair(written: string, pattern: string): string | undefined {
  const accepts = new RegExp(pattern, 'u')
  return repairs.map((mend) => mend(written)).find((text) => accepts.test(text))
}
