import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { columns } from '../brand/columns.ts'

/** A result of a slow suite that tries many things: a cell of the table at its end. Several may be in one place. */
export interface Cell {
  row: string
  column: string
  /** How many things were tried; one if it is left out. */
  count?: number
  /** What the table shows in place of the count. */
  note?: string
  /** Empty if it passed. */
  faults: readonly string[]
}

const fileOf = (suite: string) => `test-results/cells/${suite}.jsonl`

/** Records cells of the slow suite that runs; in other runs it does nothing. */
export function recordCells(cells: readonly Cell[]) {
  const suite = process.env.SLOW_SUITE
  if (!suite) return
  mkdirSync(dirname(fileOf(suite)), { recursive: true })
  // One write for each call: the workers of a test runner share the file.
  appendFileSync(fileOf(suite), cells.map((cell) => `${JSON.stringify(cell)}\n`).join(''))
}

/** Removes the cells of a suite’s last run. */
export const clearCells = (suite: string) => rmSync(fileOf(suite), { force: true })

/** Returns the cells that a suite has recorded. */
export const recordedCells = (suite: string): Cell[] =>
  existsSync(fileOf(suite))
    ? readFileSync(fileOf(suite), 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Cell]))
    : []

const sum = (cells: readonly Cell[]) => cells.reduce((total, { count = 1 }) => total + count, 0)
const failed = (cells: readonly Cell[]) => cells.filter(({ faults }) => faults.length > 0)

/** The text of one place of the table. */
function textOf(cells: readonly Cell[]): string {
  if (cells.length === 0) return ''
  const [{ note }] = cells as [Cell]
  const text = cells.length === 1 && note !== undefined ? note : String(sum(cells))
  const count = failed(cells).length
  return count === 0 ? text : cells.length === 1 ? `✗ ${text}` : `✗ ${count} of ${cells.length}`
}

/** Returns the report of cells: a table, each failed cell with its faults, and the sums. */
export function cellReport(cells: readonly Cell[]): string {
  const rows = [...new Set(cells.map(({ row }) => row))]
  const heads = [...new Set(cells.map(({ column }) => column))]
  const at = (row: string, column: string) => cells.filter((cell) => cell.row === row && cell.column === column)
  const table = [['', ...heads], ...rows.map((row) => [row, ...heads.map((column) => textOf(at(row, column)))])]
  const faults = failed(cells).map(({ row, column, faults: found }) => `✗ ${row}, ${column}: ${found.join('; ')}`)
  const tried = sum(cells) > cells.length ? `, ${sum(cells)} checks` : ''
  return [columns(table), '', ...faults, `${cells.length} cells${tried}, ${failed(cells).length} failed`].join('\n')
}
