import { expect, test as base } from '#testing/browser/fixtures.ts'

/** One thing asserted of one page or overlay, in one theme, direction and width. */
export interface Cell {
  brand: string
  /** What was asserted: a column of the table. */
  check: string
  where: string
  faults: string[]
}

/** Notes what was found wrong with a page or overlay; nothing passes. */
export type Note = (check: string, where: string, faults: string[]) => void

/** Tests that assert many cells, go on after one that fails, and fail at their end. `table.ts` prints the cells. */
export const test = base.extend<{ note: Note }>({
  note: async ({ brand }, use, testInfo) => {
    const cells: Cell[] = []
    await use((check, where, faults) => cells.push({ brand, check, where, faults }))
    await testInfo.attach('cells', { body: JSON.stringify(cells), contentType: 'application/json' })
    if (testInfo.status !== 'skipped') expect(cells.length).toBeGreaterThan(0)
    expect(cells.flatMap(({ check, where, faults }) => faults.map((fault) => `${check}: ${where}: ${fault}`))).toEqual(
      [],
    )
  },
})

export { expect, open } from '#testing/browser/fixtures.ts'
