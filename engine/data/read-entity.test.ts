import { describe, expect, it, vi } from 'vitest'
import { id, instant, nullable, number, type Read, type Reading, text } from './read.ts'
import { list, object } from './read-entity.ts'
import { page } from './read-page.ts'
import { titles } from './usual-names.ts'

const onUnreadable = vi.fn<Reading['onUnreadable']>()
const reading = { onUnreadable }
const reads = <T>(read: Read<T>, value: unknown) => read(value, reading)

interface Item {
  id: string | number
  amount?: number
  title: string
  end: string | null
}

const readItem = object<Item>(
  'Item',
  { id, amount: number, title: [text, '', titles], end: [nullable(instant), null] },
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
    { title: 'ok', data: { id: 1, title: 'A' } },
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

it('is taken as it is described or not at all where reading is strict', () => {
  const strict = { ...reading, isStrict: true }
  expect(readItem({ id: 1, amount: 2, end: null }, strict)).toMatchObject({ id: 1, amount: 2 })
  for (const value of [{ id: 1, amount: 'much' }, { data: { id: 1 } }]) expect(readItem(value, strict)).toBeUndefined()
  expect(list(readItem)({ items: [{ id: 1 }] }, strict)).toBeUndefined()
})

describe('a list', () => {
  const readItems = list(readItem, 'ItemList')

  it('keeps the items that can be read', () => {
    onUnreadable.mockReset()
    expect(reads(readItems, [{ id: 1 }, null, { id: 2 }, 'x'])).toHaveLength(2)
    expect(onUnreadable.mock.calls.map(([place]) => place)).toEqual(['ItemList[1]', 'ItemList[3]'])
  })

  it('cannot be read if none of its items can', () => expect(reads(readItems, [null, 'x'])).toBeUndefined())

  it.each([null, [], { items: [] }, { data: null, rows: [] }])('is empty: %j', (value) =>
    expect(reads(readItems, value)).toEqual([]),
  )

  it.each([{ data: [{ id: 1 }] }, { data: { list: [{ id: 1 }] } }, { ok: 1, banners: [{ id: 1 }] }])(
    'is found in an envelope: %j',
    (value) => expect(reads(readItems, value)).toMatchObject([{ id: 1 }]),
  )

  it.each([{}, 7, '', 'x', { a: [], b: [] }])('is not %j', (value) => expect(reads(readItems, value)).toBeUndefined())
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
