import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { problemOf } from './commands.ts'

/** A row of a table whose last column names tests. */
export interface TestRow {
  /** Its first cell. */
  words: string
  tests: string
  /** Whether the column is “Test”: then a file with several tests is named with a title. */
  isExact: boolean
}

/** The rows of a page’s tables whose last column is “Test” or “What proves it”. */
export function rowsOf(page: string): TestRow[] {
  const rows: TestRow[] = []
  let column: string | undefined
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : []
    const tests = cells.at(-1)?.trim()
    if (tests === undefined) column = undefined
    else if (column === undefined) column = tests
    else if ((column === 'Test' || column === 'What proves it') && !/^-+$/.test(tests))
      rows.push({ words: cells[0]!.trim(), tests, isExact: column === 'Test' })
  }
  return rows
}

const sources = new Map<string, string>()

/** The text of a test file. */
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, source)
  return source
}

/** Whether a string of the source contains the title. */
const isTitled = (source: string, title: string) =>
  source
    .split('\n')
    .filter((line) => line.includes(title))
    .some((line) => literals(line).some((text) => text.includes(title)))

const literals = (line: string) => line.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []

/** What is wrong with the tests that a row names: none, a file, command or title that does not exist, or no title. */
export function faultsOf({ words, tests, isExact }: TestRow): string[] {
  const named = [...tests.matchAll(/`([^`]+)`((?:,? “[^”]+”)*)/g)]
  const faults = named.flatMap(([, name = '', titles = '']) =>
    faultsOfTest(
      name,
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title!),
      isExact,
    ),
  )
  return (named.length > 0 ? faults : ['names no test']).map((fault) => `${words}: ${fault}`)
}

function faultsOfTest(name: string, titles: readonly string[], isExact: boolean): string[] {
  if (name.startsWith('npm ')) return problemOf(name) === undefined ? [] : [`there is no command ${name}`]
  if (!existsSync(name)) return [`there is no file ${name}`]
  if (statSync(name).isDirectory())
    return globSync(`${name}/**/*.{test,spec}.{ts,tsx}`).length > 0 ? [] : [`there are no tests in ${name}`]
  const source = sourceOf(name)
  const count = [...source.matchAll(/^\s*(?:it|test)(?:\.(?:each|for))?[(<]/gm)].length
  if (count === 0 && isExact) return [`there is no test in ${name}`]
  if (count > 1 && titles.length === 0 && isExact) return [`which of the tests in ${name}?`]
  return titles.filter((title) => !isTitled(source, title)).map((title) => `there is no test “${title}” in ${name}`)
}
