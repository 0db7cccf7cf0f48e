import { distance } from 'fastest-levenshtein'

/** Returns the closest name, ignoring case: at most two edits away, or one for words of two or three letters. */
export const suggest = (written: unknown, names: readonly string[]): string | undefined =>
  candidates(written, names)[0]?.name

/** Like `suggest`, but only if it is certain: no other candidate, or only the case differs. */
export function onlySuggestion(written: unknown, names: readonly string[]): string | undefined {
  const [best, next] = candidates(written, names)
  const certain = !next || (best!.edits === 0 && next.edits > 0)
  return certain ? best?.name : undefined
}

/** Returns the candidates, closest first. */
function candidates(written: unknown, names: readonly string[]): { name: string; edits: number }[] {
  if (typeof written !== 'string') return []
  const mostEdits = (name: string) => Math.min(2, Math.floor(Math.max(written.length, name.length) / 2))
  return [...new Set(names)]
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= mostEdits(name))
    .sort((a, b) => a.edits - b.edits)
}

const repairs = [
  (text: string) => text.trim(),
  (text: string) => text.trim().toLowerCase(),
  (text: string) => text.trim().toUpperCase(),
  (text: string) => text.trim().replace(/\/+$/, ''),
  (text: string) => text.trim().toLowerCase().replace(/\/+$/, ''),
  (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3'),
  (text: string) => text.trim().replace(/^@/, ''),
  (text: string) => `+${text.trim()}`,
  (text: string) => (text.includes('://') ? text : `/${text.trim()}`),
  (text: string) => text.trim().replace(/^\/(api\/)?/, ''),
]

/**
 * Returns the text changed to match a pattern, if only case, white space, a trailing slash, a short colour or the first
 * character is wrong.
 */
export function repair(written: string, pattern: string): string | undefined {
  if (written.trim() === '') return undefined
  const accepts = new RegExp(pattern, 'u')
  return repairs.map((apply) => apply(written)).find((text) => accepts.test(text))
}
