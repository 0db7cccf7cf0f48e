import type { Choice } from '../../brand/explain/words.ts'

/** A value as JSON with spaces, in a code span. */
const code = (value: unknown) => `\`${spaced(value)}\``

const longest = 140

/** The value as code if it is short enough to be read, otherwise an empty string. */
export const shortCode = (value: unknown) => (value === undefined || spaced(value).length > longest ? '' : code(value))

/** An example value; a long list is cut after its first entry. */
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

/** A Markdown table; bars in cells are escaped. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A list of named facts; empty ones are omitted. */
export const bullets = (facts: [name: string, words: string][]) =>
  facts
    .filter(([, words]) => words)
    .map(([name, words]) => `- ${name}: ${words}`)
    .join('\n')

/** The accepted values, with their meanings if they have any. */
export const accepted = (choices: Choice[]) =>
  choices.map(({ name, meaning }) => `\`${name}\`${meaning ? ` (${meaning.replace(/\.$/, '')})` : ''}`).join(', ')

/** Joins paragraphs; empty ones are omitted. */
export const paragraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n')

/** A link to a heading of the same page; headings must be unique. */
export const linkTo = (heading: string, words = heading) =>
  `[${words}](#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')})`
