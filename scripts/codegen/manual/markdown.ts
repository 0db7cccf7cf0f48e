import type { Choice } from '#manifest-tools/explain/words.ts'

/** Formats a value as JSON in a code span. */
const code = (value: unknown) => `\`${spaced(value)}\``

const longest = 140

/** Formats a value if it is short enough; otherwise returns an empty string. */
export const shortCode = (value: unknown) => (value === undefined || spaced(value).length > longest ? '' : code(value))

/** Formats an example; a long list is cut after its first entry. */
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

/** Renders a table; pipes in cells are escaped. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Renders a bullet for each non-empty fact. */
export const bullets = (facts: [name: string, words: string][]) =>
  facts
    .filter(([, words]) => words)
    .map(([name, words]) => `- ${name}: ${words}`)
    .join('\n')

/** Formats accepted values with their meanings. */
export const accepted = (choices: Choice[]) =>
  choices.map(({ name, meaning }) => `\`${name}\`${meaning ? ` (${meaning.replace(/\.$/, '')})` : ''}`).join(', ')

/** Joins non-empty paragraphs. */
export const paragraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n')

/** Renders a link to a heading on the same page, with GitHub’s anchor. */
export const linkTo = (heading: string, words = heading) =>
  `[${words}](#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')})`

/** What a setting accepts that names a page. */
export const pageKeys = `the keys of ${linkTo('pages', '`pages`')}`
