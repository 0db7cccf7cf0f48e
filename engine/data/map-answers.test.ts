import { expect, it } from 'vitest'
import { readJackpotAnswer } from '#schemas/read/jackpot.ts'
import { readBannerList } from '#schemas/read/banners.ts'
import { readBetList } from '#schemas/read/histories.ts'
import { mapEntities } from './map-answers.ts'

const reading = (answers: Parameters<typeof mapEntities>[0]['answers']) => ({
  map: mapEntities({ answers: answers! }),
  onUnreadable: () => undefined,
})

it('finds the list of an entity that is one', () => {
  const map = reading({ BannerList: { items: '/data/rows' } })
  expect(readBannerList({ data: { rows: [{ id: 1 }], more: [2] } }, map)).toMatchObject([{ id: 1 }])
})

it('finds a property that is called items as any other', () => {
  const map = reading({ JackpotInfo: { items: '/pots', currency: '/iso' } })
  expect(readJackpotAnswer({ iso: 'TND', pots: [{ id: 'a', amount: 5 }] }, map)).toMatchObject({
    currency: 'TND',
    items: [{ id: 'a', amount: 5 }],
  })
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
