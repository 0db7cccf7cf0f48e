import type { Choice } from '../../brand/explain/words.ts'

/** A value as the manual writes it: JSON with the spaces that people put, in a code span. */
const code = (value: unknown) => `\`${spaced(value)}\``

const longest = 140

/** The same where it is short enough to be read; else nothing. */
export const shortCode = (value: unknown) => (value === undefined || spaced(value).length > longest ? '' : code(value))

/** An example: of a long list the first entry alone. */
export function exampleCode(value: unknown): string {
  const cut = value !== undefined && spaced(value).length > longest ? `\`${spaced(value, 1)}\`` : shortCode(value)
  return cut.length > 2 * longest ? '' : cut
}

function spaced(value: unknown, entries = Infinity): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, entries).map((each) => spaced(each, entries))
    return `[${[...shown, ...(value.length > entries ? ['…'] : [])].join(', ')}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${spaced(each, entries)}`)
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}'
}

/** A table; a bar in a cell would end it. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A bullet for each fact that there is. */
export const bullets = (facts: [name: string, words: string][]) =>
  facts
    .filter(([, words]) => words)
    .map(([name, words]) => `- ${name}: ${words}`)
    .join('\n')

/** Values that may stand somewhere, with their meanings where they have any. */
export const accepted = (choices: Choice[]) =>
  choices.map(({ name, meaning }) => `\`${name}\`${meaning ? ` (${meaning.replace(/\.$/, '')})` : ''}`).join(', ')

/** Paragraphs, those that are empty left out. */
export const paragraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n')

/** A link to a heading of the same page, as GitHub numbers no heading twice. */
export const linkTo = (heading: string, words = heading) =>
  `[${words}](#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')})`
