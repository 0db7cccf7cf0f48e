import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many texts of one kind were put into a place on one brand. */
interface Cell {
  brand: string
  column: string
  place: string
  count: number
}

export const cellsFolder = 'test-results/hostile'

/** Keeps what a test asserted, for the table. */
export function record(brand: string, column: string, places: ReadonlyMap<string, readonly unknown[]>, part = 'answers') {
  mkdirSync(cellsFolder, { recursive: true })
  const cells: Cell[] = [...places].map(([place, { length: count }]) => ({ brand, column, place, count }))
  writeFileSync(join(cellsFolder, `${brand}-${part}-${column}.json`), JSON.stringify(cells))
}

export const recorded = (): Cell[] =>
  existsSync(cellsFolder) ? readdirSync(cellsFolder).flatMap((file) => JSON.parse(readFileSync(join(cellsFolder, file), 'utf8')) as Cell[]) : []

/** Places down, attacks across; how many texts were asserted in each cell, over all brands. */
export function table(cells: readonly Cell[], columns: readonly string[]): string {
  const places = [...new Set(cells.map(({ place }) => place))].sort()
  const width = Math.max(...places.map(({ length }) => length), 5)
  const count = (place: string, column: string) => cells.reduce((sum, cell) => (cell.place === place && cell.column === column ? sum + cell.count : sum), 0)
  const line = (name: string, values: (string | number)[]) => [name.padEnd(width), ...values.map((value, index) => String(value).padStart(columns[index]!.length))].join('  ')
  return [line('place', [...columns]), ...places.map((place) => line(place, columns.map((column) => count(place, column))))].join('\n')
}
