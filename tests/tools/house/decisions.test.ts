import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(`docs/decisions/${file}`, 'utf8')
const pages = readdirSync('docs/decisions').filter((file) => file !== 'README.md')

const maxLines = 150
const maxWords = 90

const entry = /^- \*\*.+?[.?!]\*\* .+ \((\d{4}-\d\d-\d\d)\)$/
/** What was taken back, and why, in one line. */
const earlier = /^- .+ \((\d{4}-\d\d-\d\d)\)$/
const tried = '## Tried and taken back'

const paths =
  /`((?:bench|deploy|docs|domains|engine|manifests|public|sandbox|schemas|scripts|studio|testing|tests|widgets)\/[\w./-]+)`/g

function isDate(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

/** Returns what is wrong with an entry. */
function problemsOfEntry(line: string, form: RegExp): string[] {
  const [, date] = form.exec(line) ?? []
  const begin = line.slice(0, 40)
  return [
    ...(date === undefined ? [`no entry: ${begin}`] : isDate(date) ? [] : [`no date: ${date}`]),
    ...(line.split(/\s+/).length >= maxWords ? [`too long: ${begin}`] : []),
    ...[...line.matchAll(paths)].flatMap(([, path]) => (existsSync(path!) ? [] : [`no such file: ${path}`])),
  ]
}

/** Returns what is wrong with a page of decisions. */
function problemsOf(text: string): string[] {
  const [title = '', , about = '', , ...lines] = text.trimEnd().split('\n')
  const start = lines.indexOf(tried)
  const [holding, former] = start < 0 ? [lines, []] : [lines.slice(0, start), lines.slice(start + 1)]
  const entries = holding.filter(Boolean)
  return [
    ...(/^# \S/.test(title) ? [] : ['no title']),
    ...(/^[^-#].*\.$/.test(about) ? [] : ['no sentence about the subject']),
    ...(lines.length > maxLines ? ['too many lines'] : []),
    ...(entries.length > 0 ? [] : ['no entries']),
    ...entries.flatMap((line) => problemsOfEntry(line, entry)),
    ...former.filter(Boolean).flatMap((line) => problemsOfEntry(line, earlier)),
  ]
}

describe('the decisions', () => {
  it('are listed in the index by subject, with the titles and first sentences of their pages', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['))
    const wanted = pages.map((file) => {
      const [title, , about] = read(file).split('\n')
      return `| [${title!.slice(2)}](${file}) | ${about} |`
    })
    expect(rows.toSorted()).toEqual(wanted.toSorted())
  })

  it.each(pages)('have a page in the right form: %s', (file) => {
    expect(file).toMatch(/^[a-z]+(-[a-z]+)*\.md$/)
    expect(problemsOf(read(file))).toEqual([])
  })

  it.each([
    ['no title', 'Wheel\n\nHow it turns.\n\n- **It stops.** It has to. (2026-11-22)\n'],
    ['no sentence about the subject', '# Wheel\n\n- **It stops.** It has to. (2026-11-22)\n'],
    ['no entries', '# Wheel\n\nHow it turns.\n'],
    ['too many lines', `# Wheel\n\nHow it turns.\n\n${'- **It stops.** It has to. (2026-11-22)\n'.repeat(151)}`],
    ['no entry: - **It stops.** It has to.', '# Wheel\n\nHow it turns.\n\n- **It stops.** It has to.\n'],
    ['no entry: - **It stops.** (2026-11-22)', '# Wheel\n\nHow it turns.\n\n- **It stops.** (2026-11-22)\n'],
    ['no entry: It stops. It has to. (2026-11-22)', '# Wheel\n\nHow it turns.\n\nIt stops. It has to. (2026-11-22)\n'],
    ['no date: 2026-11-31', '# Wheel\n\nHow it turns.\n\n- **It stops.** It has to. (2026-11-31)\n'],
    ['too long', `# Wheel\n\nHow it turns.\n\n- **It stops.** ${'It has to. '.repeat(30)}(2026-11-22)\n`],
    ['no such file', '# Wheel\n\nHow it turns.\n\n- **It stops.** `engine/wheel/absent.ts` says so. (2026-11-22)\n'],
    [
      'no entry: - It ran on.',
      `# Wheel\n\nHow it turns.\n\n- **It stops.** It has to. (2026-11-22)\n\n${tried}\n\n- It ran on.\n`,
    ],
  ])('would be found wrong: %s', (problem, text) => {
    expect(problemsOf(text).join('\n')).toContain(problem)
  })
})
