import { expect, test as base } from '#testing/browser/fixtures.ts'

/** One assertion on a page or overlay, in one theme, direction and width. */
export interface Cell {
  brand: string
  /** What is asserted: a column of the table. */
  check: string
  where: string
  faults: string[]
}

/** Records the faults of a page or overlay; an empty list passes. */
export type Note = (check: string, where: string, faults: string[]) => void

/** Tests with many cells that continue after a failure and fail at the end. `table.ts` prints the cells. */
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
