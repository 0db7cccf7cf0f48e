import { expect, it } from 'vitest'
import { table } from './table.ts'

it('has a line for each row, a column for each engine, and totals', () => {
  const cells = [
    { engine: 'chromium 1', row: 'atlas 375', pages: 27, seconds: 30.4, faults: [] },
    { engine: 'webkit 2', row: 'atlas 375', pages: 27, seconds: 40, faults: ['one', 'two'] },
    { engine: 'chromium 1', row: 'deposit', pages: 0, seconds: 2, faults: ['one'] },
  ]
  expect(table(cells).split('\n')).toEqual([
    '           chromium 1               webkit 2',
    'atlas 375  27 pages, 30 s           27 pages, 40 s, 2 faults',
    'deposit    2 s, 1 fault             –',
    'total      27 pages, 32 s, 1 fault  27 pages, 40 s, 2 faults',
  ])
})
