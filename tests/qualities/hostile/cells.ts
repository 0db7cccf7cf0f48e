import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The number of texts of one kind that were put into a place on one brand. */
interface Cell {
  brand: string
  column: string
  place: string
  count: number
}

/** The folder in which the tests record their cells. */
export const cellsFolder = 'test-results/browser/hostile'
const file = join(cellsFolder, 'cells.jsonl')

/** Records the assertions of a test in one place for the table: texts by attack. */
export function record(brand: string, place: string, kinds: ReadonlyMap<string, readonly unknown[]>) {
  mkdirSync(cellsFolder, { recursive: true })
  const cells: Cell[] = [...kinds].map(([column, { length: count }]) => ({ brand, column, place, count }))
  appendFileSync(file, `${JSON.stringify(cells)}\n`)
}

/** All recorded cells. */
export const recorded = (): Cell[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .flatMap((line) => JSON.parse(line) as Cell[])
    : []

/** Places as rows, attacks as columns; the number of asserted texts in each cell, over all brands. */
export function table(cells: readonly Cell[], columns: readonly string[]): string {
  const places = [...new Set(cells.map(({ place }) => place))].sort()
  const width = Math.max(...places.map(({ length }) => length), 5)
  const count = (place: string, column: string) =>
    cells.reduce((sum, cell) => (cell.place === place && cell.column === column ? sum + cell.count : sum), 0)
  const line = (name: string, values: (string | number)[]) =>
    [name.padEnd(width), ...values.map((value, index) => String(value).padStart(columns[index]!.length))].join('  ')
  return [
    line('place', [...columns]),
    ...places.map((place) =>
      line(
        place,
        columns.map((column) => count(place, column)),
      ),
    ),
  ].join('\n')
}
