import { expect, it } from 'vitest'
import { boolean, currency, first, id, ignoredArray, instant, integer } from './read.ts'
import { number, oneOf, percent, type Read, text } from './read.ts'

const reads = <T>(read: Read<T>, value: unknown) => read(value, { onUnreadable: () => undefined })
it.each<[unknown, unknown]>([
  [12.5, 12.5],
  ['12.50', 12.5],
  [' -3 ', -3],
  ['1,234.50', undefined],
  ['12.50 TND', undefined],
  ['1e3', undefined],
  ['1234567890123456.78', undefined],
  ['', undefined],
  [Infinity, undefined],
  [null, undefined],
  [true, undefined],
])('a number: %j is %j', (value, read) => expect(reads(number, value)).toBe(read))

it.each<[unknown, unknown]>([
  [3, 3],
  ['3', 3],
  [3.5, undefined],
])('an integer: %j is %j', (value, read) => expect(reads(integer, value)).toBe(read))

it.each<[unknown, unknown]>([
  ['a', 'a'],
  [7, '7'],
  [null, undefined],
  [{}, undefined],
])('a text: %j is %j', (value, read) => expect(reads(text, value)).toBe(read))

it.each<[unknown, unknown]>([
  [7, 7],
  ['007', '007'],
  ['b2c3-44', 'b2c3-44'],
  ['', undefined],
  [1.5, undefined],
  [null, undefined],
])('an id is kept as it came: %j is %j', (value, read) => expect(reads(id, value)).toBe(read))

it.each<[unknown, unknown]>([
  [true, true],
  [0, false],
  [1, true],
  ['true', true],
  ['FALSE', false],
  ['0', false],
  ['yes', undefined],
  [2, undefined],
])('a flag: %j is %j', (value, read) => expect(reads(boolean, value)).toBe(read))

it.each<[unknown, unknown]>([
  ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00+01:00', '2026-11-22T09:00:00.000Z'],
  ['2026-11-22T10:00:00+0100', '2026-11-22T09:00:00.000Z'],
  ['2026-11-22 10:00', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22', '2026-11-22T00:00:00.000Z'],
  [1_795_341_600, '2026-11-22T10:00:00.000Z'],
  [1_795_341_600_000, '2026-11-22T10:00:00.000Z'],
  ['1795341600', '2026-11-22T10:00:00.000Z'],
  ['22.11.2026', undefined],
  ['2026-13-45', undefined],
  ['soon', undefined],
  [null, undefined],
])('an instant: %j is %j', (value, read) => expect(reads(instant, value)).toBe(read))

it.each<[unknown, unknown]>([
  ['TND', 'TND'],
  ['tnd', 'TND'],
  ['USDT', 'USDT'],
  ['usdt', 'USDT'],
  [' mBTC ', 'mBTC'],
  ['1INCH', '1INCH'],
  ['€', undefined],
  ['US dollar', undefined],
  [788, undefined],
])('a currency: %j is %j', (value, read) => expect(reads(currency, value)).toBe(read))

it.each<[unknown, unknown]>([
  [45, 45],
  ['45', 45],
  ['45%', 45],
  ['45.5 %', 45.5],
  ['45,5٪', 45.5],
  ['45,5', undefined],
  ['half', undefined],
])('a percentage: %j is %j', (value, read) => expect(reads(percent, value)).toBe(read))

it('an array that is ignored is empty, whatever it holds', () => {
  expect([reads(ignoredArray, [1, {}]), reads(ignoredArray, { items: [] })]).toEqual([[], undefined])
})

it('the first shape that fits is read', () => {
  const read = first(number, text)
  expect([reads(read, '5'), reads(read, 'five'), reads(read, {})]).toEqual([5, 'five', undefined])
})

it('one of some values is read in any letter case', () => {
  const read = oneOf('ALLOWED', 'NEW')
  expect([reads(read, 'ALLOWED'), reads(read, 'new')]).toEqual(['ALLOWED', 'NEW'])
  expect([reads(read, 'x'), reads(read, ['NEW'])]).toEqual([undefined, undefined])
})
