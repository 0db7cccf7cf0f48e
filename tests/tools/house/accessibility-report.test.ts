import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const report = readFileSync('docs/accessibility.md', 'utf8')
const rows = report.split('\n').filter((line) => /^\| \d\.\d/.test(line))

/** The criteria of levels A and AA of WCAG 2.2, by guideline: 4.1.1 is obsolete. */
const criteria: Record<string, number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

it('names each criterion of WCAG 2.2 A and AA once, in order', () => {
  const named = rows.flatMap((row) => row.split('|')[1]!.match(/\d\.\d\.\d+/g) ?? [])
  expect(named).toEqual(
    Object.entries(criteria).flatMap(([guideline, last]) => last.map((each) => `${guideline}.${each}`)),
  )
  expect(named).toHaveLength(55)
})

it('names a test that exists, or a judgement, for each', () => {
  for (const row of rows) {
    const [, , , held = '', judged = ''] = row.split('|').map((cell) => cell.trim())
    expect(held !== '–' || judged !== '–', row).toBe(true)
  }
  const named = [...report.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file]) => file!)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
  expect(named.length).toBeGreaterThan(20)
})
