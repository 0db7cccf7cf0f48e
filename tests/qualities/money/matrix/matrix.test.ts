import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Bank } from './bank.ts'
import { moneyCalls } from './calls.ts'
import { type Cell, recordCells } from '../../../../scripts/test/cells.ts'
import { play, rowOf } from './matrix.ts'
import type { Place } from './player.ts'
import { expected, saidOnReturn, situations, type View, views } from './returns.ts'
import { troubles } from './troubles.ts'

/** Every cell in the slow suite; otherwise one of each trouble, and each call at least once. */
const isFull = process.env.SLOW_SUITE === 'money'

const places: Place[] = [true, false].flatMap((hasLocks) =>
  (['status', 'key', 'none'] as const).map((platform) => ({ platform, hasLocks })),
)

const bank = new Bank()
const cells: Cell[] = []
/** Only payments have keys: the kinds of platforms are one for any other call. */
const rows = moneyCalls.flatMap((call) =>
  places
    .filter(({ platform }) => call.insist || platform === 'status')
    .map((place) => [rowOf(call, place), call, place] as const),
)
const all = rows.flatMap(([row, call, place]) =>
  troubles
    .filter(({ fits }) => fits?.(call, place) ?? true)
    .map((trouble) => [row, trouble.name, call, trouble, place] as const),
)
const few = troubles.map(({ name }, at) => {
  const own = all.filter(([, trouble]) => trouble === name)
  const calls = [...new Set(own.map(([, , call]) => call))]
  const rest = own.filter(([, , call]) => call === calls[at % calls.length])
  return rest[at % rest.length]!
})

beforeAll(() => bank.open(), 60_000)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => bank.close())

it.each(isFull ? all : few)(
  '%s, %s: the money moves once, and the page says nothing false',
  { timeout: 120_000, retry: 0 },
  async (_row, _trouble, call, trouble, place) => {
    const cell = await play(bank, call, trouble, place)
    cells.push(cell)
    recordCells([cell])
    expect(cell.faults).toEqual([])
  },
)

const claims = ['success', 'error'] as const
const allReturns = situations.flatMap((situation) =>
  claims.flatMap((claim) => (Object.keys(views) as View[]).map((view) => [claim, situation, view] as const)),
)
const viewCount = Object.keys(views).length
const fewReturns = allReturns.filter((_cell, at) => at % viewCount === Math.floor(at / viewCount) % viewCount)

it.each(isFull ? allReturns : fewReturns)(
  'the address claims %s, %s, %s: the page says what the platform knows',
  { timeout: 60_000, retry: 0 },
  async (claim, situation, view) => {
    expect(await saidOnReturn(bank, claim, situation, view)).toBe(expected(claim, situation, view))
  },
)

it('every call was tried', () => {
  expect(cells).toHaveLength(isFull ? all.length : troubles.length)
  expect(new Set(cells.map(({ row }) => row.split(',')[0])).size).toBe(moneyCalls.length)
})
