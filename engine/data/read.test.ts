import { describe, expect, it, vi } from 'vitest'
import {
  boolean,
  currency,
  id,
  instant,
  integer,
  list,
  number,
  nullable,
  object,
  oneOf,
  page,
  type Read,
  type Reading,
  text,
} from './read.ts'

const onUnreadable = vi.fn<Reading['onUnreadable']>()
const reading = { onUnreadable }
const reads = <T>(read: Read<T>, value: unknown) => read(value, reading)

describe('scalars', () => {
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
    ['USDT', undefined],
    [788, undefined],
  ])('a currency: %j is %j', (value, read) => expect(reads(currency, value)).toBe(read))

  it('one of some values is read in any letter case', () => {
    const read = oneOf('ALLOWED', 'NEW')
    expect([reads(read, 'ALLOWED'), reads(read, 'new'), reads(read, 'x')]).toEqual(['ALLOWED', 'NEW', undefined])
  })
})

interface Item {
  id: string | number
  amount?: number
  title: string
  end: string | null
}

const readItem = object<Item>(
  'Item',
  { id, amount: number, title: [text, '', ['name']], end: [nullable(instant), null] },
  ['id'],
)

describe('an entity', () => {
  it('needs nothing but its required properties', () => {
    expect(reads(readItem, { id: 1 })).toEqual({ id: 1, title: '', end: null })
    expect(reads(readItem, { title: 'A' })).toBeUndefined()
    expect(reads(readItem, { id: {}, title: 'A' })).toBeUndefined()
  })

  it('loses only what cannot be read, and says so', () => {
    onUnreadable.mockReset()
    expect(reads(readItem, { id: 1, amount: 'much', title: null, end: 'soon', other: 1 })).toEqual({
      id: 1,
      title: '',
      end: null,
    })
    expect(onUnreadable.mock.calls).toEqual([
      ['Item.amount', 'much'],
      ['Item.end', 'soon'],
    ])
  })

  it('is read by other names of its properties', () => {
    expect(reads(readItem, { id: 1, name: 'B' })).toMatchObject({ title: 'B' })
  })

  it.each([
    { data: { id: 1 } },
    { status: 'ok', result: { id: 1 } },
    { success: true, item: { id: 1 } },
    { data: { item: { id: 1 } } },
  ])('is found in an envelope: %j', (value) => expect(reads(readItem, value)).toMatchObject({ id: 1 }))

  it.each([null, undefined, '', 'x', 7, [], [{ id: 1 }], { one: { id: 1 }, other: { id: 2 } }, { title: { id: 1 } }])(
    'is not %j',
    (value) => expect(reads(readItem, value)).toBeUndefined(),
  )

  it('is where the manifest maps it', () => {
    const map = (entity: string, value: unknown) => (entity === 'Item' ? { id: (value as { key: number }).key } : value)
    expect(readItem({ key: 5 }, { ...reading, map })).toMatchObject({ id: 5 })
  })
})

describe('a list', () => {
  const readItems = list(readItem, 'ItemList')

  it('keeps the items that can be read', () => {
    onUnreadable.mockReset()
    expect(reads(readItems, [{ id: 1 }, null, { id: 2 }, 'x'])).toHaveLength(2)
    expect(onUnreadable.mock.calls.map(([place]) => place)).toEqual(['ItemList[1]', 'ItemList[3]'])
  })

  it('cannot be read if none of its items can', () => expect(reads(readItems, [null, 'x'])).toBeUndefined())

  it.each([null, '', [], { items: [] }, { data: null, rows: [] }])('is empty: %j', (value) =>
    expect(reads(readItems, value)).toEqual([]),
  )

  it.each([{ data: [{ id: 1 }] }, { data: { list: [{ id: 1 }] } }, { ok: 1, banners: [{ id: 1 }] }])(
    'is found in an envelope: %j',
    (value) => expect(reads(readItems, value)).toMatchObject([{ id: 1 }]),
  )

  it.each([{}, 7, 'x', { a: [], b: [] }])('is not %j', (value) => expect(reads(readItems, value)).toBeUndefined())
})

describe('a page of a list', () => {
  const readPage = page<{ count: number; rows: Item[] }>('ItemPage', readItem)

  it.each<[unknown, number]>([
    [{ count: 30, rows: [{ id: 1 }] }, 30],
    [{ rows: [{ id: 1 }] }, 1],
    [[{ id: 1 }], 1],
    [{ items: [{ id: 1 }], total: 30 }, 30],
    [{ data: { rows: [{ id: 1 }], count: '30' } }, 30],
    [{ data: { items: [{ id: 1 }], total: 30 } }, 30],
    [{ data: [{ id: 1 }], total: 30 }, 30],
  ])('%j has %d rows in all', (value, count) =>
    expect(reads(readPage, value)).toEqual({ count, rows: [{ id: 1, title: '', end: null }] }),
  )
})
