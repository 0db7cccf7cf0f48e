import { describe, expect, it, vi } from 'vitest'
import { id, instant, nullable, number, type Read, type Reading, text } from './read.ts'
import { keep, list, object } from './read-entity.ts'
import { page } from './read-page.ts'
import { amounts, ends, images, titles } from './usual-names.ts'

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

describe('usual names', () => {
  const readPot = object<{ amount?: number; title?: string; image?: string; endsAt?: string }>('CityPot', {
    amount: [number, undefined, amounts],
    title: [text, undefined, titles],
    image: [text, undefined, images],
    endsAt: [instant, undefined, ends],
  })

  it.each([
    { Title: 'A' },
    { pot_title: 'A' },
    { 'pot-name': 'A' },
    { title: null, headline: 'A' },
    { title: { rendered: 'A' } },
    { title: { fr: 'B', en: 'A' } },
    { title: { 'fr-FR': 'B', 'en-GB': 'A' } },
    {
      title: [
        { lang: 'fr', text: 'B' },
        { language: 'en', value: 'A' },
      ],
    },
    { amount: 1, translations: { fr: { title: 'B' }, en: { title: 'A' } } },
    { amount: 1, translations: [{ locale: 'en', name: 'A' }] },
    { type: 'pot', attributes: { name: 'A' } },
  ])('a text is found: %j', (value) => expect(reads(readPot, value)).toMatchObject({ title: 'A' }))

  it('a text is the one in the interface language', () => {
    const title = { en: 'A', fr: 'B' }
    expect(readPot({ title }, { ...reading, language: 'fr' })).toEqual({ title: 'B' })
    expect(readPot({ title }, { ...reading, language: 'de' })).toEqual({ title: 'A' })
  })

  it.each([{ images: ['/a.png'] }, { image: { desktop: { url: '/a.png' } } }, { icon: [{ src: '/a.png' }] }])(
    'a picture is found: %j',
    (value) => expect(reads(readPot, value)).toEqual({ image: '/a.png' }),
  )

  it.each([{ stopAt: 1893456000 }, { END_DATE: '2030-01-01' }, { validUntil: '2030-01-01T00:00:00Z' }])(
    'an end is found: %j',
    (value) => expect(reads(readPot, value)).toEqual({ endsAt: '2030-01-01T00:00:00.000Z' }),
  )

  it.each([{ value: 5 }, { Total: '5' }, { pot_amount: 5 }])('an amount is found: %j', (value) =>
    expect(reads(readPot, value)).toEqual({ amount: 5 }),
  )

  it.each([
    { value: 5, total: 7 },
    { amount: null, total: 7 },
    { value: 5, unit: 'cents' },
    { value: 5, kind: 'percent' },
    { value: { amount: 5, currency: 'EUR' } },
    { image: '/a.png', data: { amount: 5 } },
  ])('an amount that could be another one is not: %j', (value) =>
    expect(reads(readPot, { title: 'A', ...value })).not.toHaveProperty('amount'),
  )
})

describe('a list', () => {
  const readItems = list(readItem, 'ItemList')

  it('keeps the items that can be read', () => {
    onUnreadable.mockReset()
    expect(reads(readItems, [{ id: 1 }, null, { id: 2 }, 'x'])).toHaveLength(2)
    expect(onUnreadable.mock.calls.map(([place]) => place)).toEqual(['ItemList[1]', 'ItemList[3]'])
  })

  it('leaves out what would show nothing, and says why', () => {
    onUnreadable.mockReset()
    const readShown = object<Item>('Item', { id, title: [text, '', titles] }, ['id'], { shows: ['title'] })
    expect(reads(list(readShown, 'ItemList'), [{ id: 1 }])).toEqual([])
    expect(onUnreadable.mock.calls).toEqual([['ItemList[0]', { id: 1 }, 'has none of title: nothing would be shown']])
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

describe('a list with some properties', () => {
  const readItems = list(readItem)
  const readSome = keep(readItems, 'id', 'amount')

  it('keeps these where they are, and no others', () => {
    expect(
      reads(readSome, [
        { id: 1, amount: 5, title: 'a' },
        { id: 2, title: 'b' },
      ]),
    ).toStrictEqual([{ id: 1, amount: 5 }, { id: 2 }])
  })

  it('is unreadable where the list is', () => {
    expect(reads(readSome, 'none')).toBeUndefined()
  })
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
