import { expect, it } from 'vitest'
import { AbsentCalls } from '#engine/data/absent-calls.ts'
import { replacedCalls, sourceOf, unreadCalls } from './content-source.ts'

const content = { source: { banners: 'both', promotions: 'brand', popups: 'brand' } } as const

it('the platform writes what a brand does not say', () => {
  expect([sourceOf({}, 'banners'), sourceOf({ content: {} }, 'popups')]).toEqual(['platform', 'platform'])
  expect([replacedCalls({}), unreadCalls({})]).toEqual([[], []])
})

it('pages live on no call whose content the brand has, and do not make one that it replaces; the inbox stays', () => {
  expect(replacedCalls({ content })).toEqual(['GET /banners', 'GET /promotions'])
  expect(unreadCalls({ content })).toEqual(['GET /promotions'])
})

it('a call that the platform lacks hides nothing that the brand says itself', () => {
  const livesOn = { 'blocks/banners': ['GET /banners'], 'pages/MESSAGES': ['GET /popups'] }
  const absent = new AbsentCalls(['GET /banners', 'GET /popups'], livesOn, replacedCalls({ content }))
  expect([absent.hides('blocks/banners'), absent.hides('pages/MESSAGES')]).toEqual([false, true])
})
