import { expect, it } from 'vitest'
import { readJackpotAnswer } from '#schemas/read/jackpot.ts'
import { readBannerList } from '#schemas/read/banners.ts'
import { mapEntities, openEnvelope } from './map-answers.ts'

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

it('opens the envelope of a response, and of nothing inside it', () => {
  const platform = { envelope: '/body' }
  const open = (body: unknown) => readBannerList(openEnvelope(body, platform), reading({}))
  const banners = [{ id: 1, body: { id: 9, title: 'x' } }]
  expect(open({ status: 'ok', body: banners })).toMatchObject([{ id: 1 }])
  expect(open(banners)).toMatchObject([{ id: 1 }])
})
