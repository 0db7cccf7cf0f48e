import { expect, it } from 'vitest'
import type { Win, WinInfo } from '#api'
import { winIn, WinStore } from './win-store.ts'

const win = (id: string | number) => ({ id, amount: 1, currency: 'EUR' }) as Win
const infoOf = (items: Win[]) => ({ items, currency: '' })
const ids = ({ info }: WinStore) => info.value?.items.map(({ id }) => id)

it('keeps events that come while the list is being read, and each win once', async () => {
  let answer!: (info: WinInfo) => void
  const store = new WinStore({ list: () => new Promise((resolve) => (answer = resolve)) })
  const reading = store.info.load()
  store.receive(win(2))
  store.receive(win(3))
  answer(infoOf([win(2), win(1)]))
  await reading
  expect(ids(store)).toEqual([3, 2, 1])
  store.receive(win(1))
  expect(ids(store)).toEqual([1, 3, 2])
})

it('takes wins without an id for different ones, and keeps thirty', async () => {
  const store = new WinStore({ list: async () => infoOf(Array.from({ length: 40 }, () => win(''))) })
  await store.info.load()
  store.receive(win(''))
  expect(ids(store)).toHaveLength(30)
})

it('ignores events while nothing shows the wins', () => {
  const store = new WinStore({ list: async () => infoOf([]) })
  store.receive(win(1))
  expect([store.info.status, store.info.value]).toEqual(['idle', undefined])
})

it.each([
  ['EUR', 'TND', { amount: 30, currency: 'TND', isAbout: true }],
  ['TND', 'USD', { amount: 4, currency: 'USD', isAbout: true }],
  ['TND', 'TND', { amount: 10, currency: 'TND', isAbout: false }],
  ['XOF', 'TND', { amount: 10, currency: 'XOF', isAbout: false }],
  ['EUR', 'XOF', { amount: 10, currency: 'EUR', isAbout: false }],
  ['', 'TND', { amount: 10, currency: '', isAbout: false }],
])('shows 10 %s in %s by the known rates', (currency, to, shown) => {
  const rates = [
    { currency: 'TND', rate: 3 },
    { currency: 'USD', rate: 1.2 },
  ]
  expect(winIn({ amount: 10, currency }, to, { currency: 'EUR', rates })).toEqual(shown)
})
