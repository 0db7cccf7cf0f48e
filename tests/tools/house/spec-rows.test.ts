import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsOf, rowsOf } from './spec-rows.ts'

const rowsIn = (page: string) => rowsOf(readFileSync(page, 'utf8'))
const statements = rowsIn('docs/spec-statements.md')

describe('the map of the specification', () => {
  it.each(['docs/spec-map.md', 'docs/spec-statements.md'])('names for each row a test that exists: %s', (page) => {
    expect(rowsIn(page).length).toBeGreaterThan(50)
    expect(rowsIn(page).flatMap(faultsOf)).toEqual([])
  })

  it('has a row for each statement, in the order of the sections', () => {
    const sections = [...readFileSync('docs/spec-statements.md', 'utf8').matchAll(/^## §(\d)/gm)].map(([, at]) => at)
    expect([...new Set(sections)]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(statements.filter(({ isExact }) => isExact).length).toBeGreaterThan(230)
    const words = statements.map((row) => row.words)
    expect(words.filter((each, at) => words.indexOf(each) !== at)).toEqual([])
  })
})

describe('the check of its rows', () => {
  const own = 'tests/tools/house/spec-rows.test.ts'
  const other = 'tests/tools/house/incidents.test.ts'
  const table = (row: string, column = 'Test') =>
    `# Page\n\n| Statement | Where | ${column} |\n|---|---|---|\n${row}\n\nText.`
  const check = (tests: string, column?: string) => rowsOf(table(`| a | b | ${tests} |`, column)).flatMap(faultsOf)

  it.each([
    [`\`${own}\` “has a row for each statement”`],
    [`\`${own}\` “has a row”, “for each”, \`npm run test:slow realtime\``],
    ['`tests/tools/house/incidents.test.ts`'],
    ['`tests/tools/house`'],
  ])('accepts %s', (tests) => {
    expect(check(tests)).toEqual([])
  })

  it.each([
    ['', 'a: names no test'],
    ['by hand', 'a: names no test'],
    [`\`${own}\``, `a: which of the tests in ${own}?`],
    ['`tests/tools/house/incidents.test.ts` “of another page”', `a: there is no test “of another page” in ${other}`],
    [`\`${other}\` “readFileSync(”`, `a: there is no test “readFileSync(” in ${other}`],
    ['`tests/none.test.ts` “any”', 'a: there is no file tests/none.test.ts'],
    ['`package.json` “scripts”', 'a: there is no test in package.json'],
    ['`docs/pictures`', 'a: there are no tests in docs/pictures'],
    ['`npm run test:slow nothing`', 'a: there is no command npm run test:slow nothing'],
    ['`npm test -- nothing`', 'a: there is no command npm test -- nothing'],
    [`\`${own}\` “has a row”, \`npm run nothing\``, 'a: there is no command npm run nothing'],
  ])('refuses %s', (tests, fault) => {
    expect(check(tests)).toEqual([fault])
  })

  it('asks for a title in the column “Test” alone, and reads no other tables', () => {
    expect(check(`\`${own}\``, 'What proves it')).toEqual([])
    expect(rowsOf(table('| a | b | c |', 'Note'))).toEqual([])
    expect(rowsOf(`${table('| a | b | `c` |')}\n\n${table('| d | e | `f` |')}`).map(({ words }) => words)).toEqual([
      'a',
      'd',
    ])
  })
})
