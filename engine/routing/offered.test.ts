import { expect, it } from 'vitest'
import type { Manifest, Offer } from '#manifest'
import type { Stores } from '../shell/stores.ts'
import { isOffered } from './offered.ts'

const promotes = { wheel: 'wheel', popups: 'popup' } as const
const player = { isHaveFirstDeposit: true }

const stores = (promotionRules: Manifest['promotionRules'], user: object | null = null, page = 'MAIN') =>
  ({ manifest: { promotionRules }, session: { user }, location: { page } }) as unknown as Stores

const shows = (given: Stores, offer?: Offer, name = 'wheel') => isOffered(name, offer ? { offer } : {}, promotes, given)

it('what promotes is shown where no rules forbid it', () => {
  expect(shows(stores(undefined))).toBe(true)
  expect(shows(stores({}, player, 'GAME'))).toBe(true)
})

it('a kind that is not allowed is not shown, and what does not promote is', () => {
  const banned = stores({ kinds: ['popup'] })
  expect([shows(banned), shows(banned, undefined, 'popups'), shows(banned, undefined, 'game-row')]).toEqual([
    false,
    true,
    true,
  ])
})

it('nothing promotes during play where that is forbidden', () => {
  const at = (page: string) => shows(stores({ inPlay: false }, player, page))
  expect([at('GAME'), at('GAMES')]).toEqual([false, true])
})

it.each([
  ['all', [true, true, true]],
  ['visitors', [true, false, false]],
  ['new', [true, true, false]],
  ['players', [false, true, true]],
] as const)('an offer for %s is shown to visitors, new players and others: %j', (audience, expected) => {
  const offer: Offer = { products: ['casino'], audience }
  const users = [null, { isHaveFirstDeposit: false }, player]
  expect(users.map((user) => shows(stores(undefined, user), offer))).toEqual(expected)
})
