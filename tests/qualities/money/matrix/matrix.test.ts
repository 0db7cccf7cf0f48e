import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Bank } from './bank.ts'
import { moneyCalls } from './calls.ts'
import { type Cell, play, table } from './matrix.ts'
import { troubles } from './troubles.ts'

/** Every cell with MONEY=1; otherwise one of each trouble, and each call at least once. */
const isFull = process.env.MONEY === '1'

const bank = new Bank()
const cells: Cell[] = []
const wanted = moneyCalls.flatMap((call, row) =>
  troubles.flatMap((trouble, column) =>
    isFull || column % moneyCalls.length === row ? [[call.name, trouble.name, call, trouble] as const] : [],
  ),
)

beforeAll(() => bank.open(), 60_000)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(async () => {
  if (isFull) console.log(`\nTransactions in the ledger by way of failure:\n\n${table(cells)}\n\n${cells.length} cells`)
  await bank.close()
})

it.each(wanted)(
  '%s, %s: the money moves once, and the page shows the true state',
  { timeout: 60_000, retry: 0 },
  async (_call, _trouble, call, trouble) => {
    const cell = await play(bank, call, trouble)
    cells.push(cell)
    expect(cell.wrong).toEqual([])
  },
)

it('every call was tried', () => {
  expect(cells).toHaveLength(isFull ? 70 : troubles.length)
  expect(new Set(cells.map(({ call }) => call)).size).toBe(7)
})
