// @vitest-environment jsdom
import { expect, it, beforeEach } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import { account, storeArrivalValues } from './index.ts'
import { keepTelegramAuth, readTelegramAuth } from './telegram-auth.ts'

it('forgets what Telegram’s login widget gave once its player is signed in, not while they are a visitor', () => {
  const { stores } = renderWidget(null)
  const kept = { id: 42, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1000), hash: 'ab12' }
  account.start?.(stores)
  keepTelegramAuth(kept)
  stores.session.receive(null)
  expect(readTelegramAuth(Date.now())).toEqual(kept)
  stores.session.enter(player)
  expect(readTelegramAuth(Date.now())).toBeUndefined()
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const kept = () => [localStorage.getItem('ref'), sessionStorage.getItem('apikey'), sessionStorage.getItem('subid')]

it('keeps the referral code permanently, and the affiliate’s values for the tab', () => {
  storeArrivalValues('?ref=FRIEND-7&apikey=k_1&subid=click:9|a&lng=fr')
  expect(kept()).toEqual(['FRIEND-7', 'k_1', 'click:9|a'])
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 2])
})

it('replaces values by those of a later link, and keeps them for an address without values', () => {
  storeArrivalValues('?ref=first')
  storeArrivalValues('?ref=second')
  storeArrivalValues('?payment=1')
  expect(kept()).toEqual(['second', null, null])
})

it.each(['', ' ', 'a b', '<img>', '"', '%00', 'ü', 'x'.repeat(181)])('ignores %j', (value) => {
  storeArrivalValues(`?ref=${encodeURIComponent(value)}&apikey=${encodeURIComponent(value)}&subid=`)
  expect(kept()).toEqual([null, null, null])
})

it('accepts the longest value the API accepts', () => {
  storeArrivalValues(`?subid=${'x'.repeat(180)}`)
  expect(kept()[2]).toHaveLength(180)
})
