import { expect, test as base } from '#testing/browser/fixtures.ts'
import { type Cell, recordCells } from '../../../scripts/test/cells.ts'

/** Records the faults that a check has found on a page or overlay; an empty list passes. */
export type Note = (check: string, where: string, faults: string[]) => void

/** Tests with many cells, a row for each brand, that continue after a failure and fail at the end. */
export const test = base.extend<{ note: Note }>({
  note: async ({ brand }, use, testInfo) => {
    const cells: Cell[] = []
    await use((check, where, faults) =>
      cells.push({ row: brand, column: check, faults: faults.map((fault) => `${where}: ${fault}`) }),
    )
    recordCells(cells)
    if (testInfo.status !== 'skipped') expect(cells.length).toBeGreaterThan(0)
    expect(cells.flatMap(({ column, faults }) => faults.map((fault) => `${column}: ${fault}`))).toEqual([])
  },
})

export { expect, open } from '#testing/browser/fixtures.ts'
