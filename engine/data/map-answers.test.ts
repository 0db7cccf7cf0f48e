import { expect, it } from 'vitest'
import { readUser } from '#schemas/read/session.ts'
import { readJackpotAnswer } from '#schemas/read/jackpot.ts'
import { readBannerList } from '#schemas/read/banners.ts'
import { readMaxBalanceList } from '#schemas/read/hall-of-fame.ts'
import { readBetList } from '#schemas/read/histories.ts'
import { readSignupCurrencyList } from '#schemas/read/registration.ts'
import { mapEntities, openEnvelope } from './map-answers.ts'
import { resetDecimals } from './minor-units.ts'

const reading = (answers: Parameters<typeof mapEntities>[0]['answers']) => ({
  map: mapEntities({ answers: answers! }),
  onUnreadable: () => undefined,
})

it('finds the list of an entity that is one', () => {
  const map = reading({ BannerList: { items: '/data/rows' } })
  expect(readBannerList({ data: { rows: [{ id: 1, title: 'A' }], more: [2] } }, map)).toMatchObject([{ id: 1 }])
})

it('finds a property that is called items as any other', () => {
  const map = reading({ JackpotInfo: { items: '/pots', currency: '/iso' } })
  expect(readJackpotAnswer({ iso: 'TND', pots: [{ id: 'a', amount: 5 }] }, map)).toMatchObject({
    currency: 'TND',
    items: [{ id: 'a', amount: 5 }],
  })
})

it('opens the envelope of a response, and of nothing inside it', () => {
  const platform = { envelope: '/body' }
  const open = (body: unknown) => readBannerList(openEnvelope(body, platform), reading({}))
  const banners = [{ id: 1, image: '/a.png', body: { id: 9, title: 'x' } }]
  expect(open({ status: 'ok', body: banners })).toMatchObject([{ id: 1 }])
  expect(open(banners)).toMatchObject([{ id: 1 }])
})

it.each<[unknown, string | null | undefined, number | undefined]>([
  [12345, 'TND', 12.345],
  ['12345', 'eur', 123.45],
  [5, 'XOF', 5],
  [-5, 'USD', -0.05],
  [12345, undefined, undefined],
  [12345, null, undefined],
  [12345, 'dinar', undefined],
  [12345678, 'USDT', undefined],
  [123.45, 'EUR', undefined],
])('an amount %j in the minor unit of %s is %s', (cents, currency, balance) => {
  const map = reading({ User: { balance: { at: '/cents', unit: 'minor' } } })
  expect(readUser({ id: 1, cents, currency }, map)!.balance).toBe(balance)
})

it('moves the point of a currency outside ISO 4217 by the decimals of the manifest, else by those beside it', () => {
  const map = reading({ User: { balance: { at: '/units', unit: 'minor' } } })
  const user = { id: 1, units: '1234500000', currency: 'USDT' }
  resetDecimals({ USDT: { decimals: 6 } })
  expect(readUser(user, map)!.balance).toBe(1234.5)
  expect(readUser({ ...user, currencyDecimals: 8 }, map)!.balance).toBe(12.345)
  resetDecimals()
  expect(readUser(user, map)!.balance).toBeUndefined()
})

it('finds the properties of an object inside another: in an object of their own, or beside the outer one’s', () => {
  const totals = { stake: '/stakeSum', win: { at: '/winSum', unit: 'minor' }, currency: '/iso' } as const
  const sums = { stakeSum: '30', winSum: 1250, iso: 'TND' }
  const expected = { totals: { stake: 30, win: 1.25, currency: 'TND' } }
  const inside = reading({ BetList: { totals: '/summary' }, BetTotals: totals })
  expect(readBetList({ count: 0, rows: [], summary: sums }, inside)).toMatchObject(expected)
  const beside = reading({ BetList: { totals: '' }, BetTotals: totals })
  expect(readBetList({ count: 0, rows: [], ...sums }, beside)).toMatchObject(expected)
})

it('may name the item itself by the empty pointer, whatever it is', () => {
  const pots = [{ id: 'a', amount: 5 }]
  expect(readJackpotAnswer(pots, reading({ JackpotInfo: { items: '' } }))).toMatchObject({ items: pots })
  const pairs = reading({ SignupCurrency: { code: '/0', name: '/1' } })
  expect(readSignupCurrencyList([['TND', 'Dinar']], pairs)).toEqual([{ code: 'TND', name: 'Dinar', symbol: '' }])
  const whole = reading({ MaxBalance: { amount: '' } })
  expect(readMaxBalanceList(['12.5', 7], whole)).toMatchObject([{ amount: 12.5 }, { amount: 7 }])
  expect(readMaxBalanceList([null], whole)).toBeUndefined()
})

it('counts before usual names, also where it leads to nothing', () => {
  const banners = [{ name: 'Usual', heading: 'Mapped', picture: '/a.png' }]
  expect(readBannerList(banners, reading({}))).toMatchObject([{ title: 'Usual', image: '/a.png' }])
  expect(readBannerList(banners, reading({ Banner: { title: '/heading' } }))).toMatchObject([{ title: 'Mapped' }])
  expect(readBannerList(banners, reading({ Banner: { title: '/other' } }))).toMatchObject([{ title: '' }])
})
