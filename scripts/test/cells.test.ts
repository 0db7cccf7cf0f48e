import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Cell, cellReport, clearCells, recordCells, recordedCells } from './cells.ts'

const suite = 'test-of-cells'
const cell: Cell = { row: 'atlas', column: 'axe', faults: [] }

beforeEach(() => vi.stubEnv('SLOW_SUITE', suite))
afterEach(() => {
  clearCells(suite)
  vi.unstubAllEnvs()
})

it('keeps what a slow suite records until its next run', () => {
  recordCells([cell, { ...cell, faults: ['one\ntwo'] }])
  recordCells([{ ...cell, column: 'names' }])
  expect(recordedCells(suite)).toEqual([cell, { ...cell, faults: ['one\ntwo'] }, { ...cell, column: 'names' }])
  clearCells(suite)
  expect(recordedCells(suite)).toEqual([])
})

it('records nothing outside of a slow suite', () => {
  vi.stubEnv('SLOW_SUITE', '')
  recordCells([cell])
  expect(existsSync('test-results/cells/.jsonl')).toBe(false)
})

it('reports rows by columns, failed cells with their faults, and sums', () => {
  const report = cellReport([
    { row: 'deposit', column: 'lost', note: '1 1', faults: [] },
    { row: 'deposit', column: 'twice', note: '2', faults: ['made 2 times', 'says idle'] },
    { row: 'wheel', column: 'twice', count: 12, faults: [] },
    { row: 'wheel', column: 'axe', faults: [] },
    { row: 'wheel', column: 'axe', faults: ['no name'] },
    { row: 'wheel', column: 'axe', faults: [] },
  ])
  expect(report.split('\n')).toEqual([
    '         lost  twice  axe',
    'deposit  1 1   ✗ 2',
    'wheel          12     ✗ 1 of 3',
    '',
    '✗ deposit, twice: made 2 times; says idle',
    '✗ wheel, axe: no name',
    '6 cells, 17 checks, 2 failed',
  ])
})
