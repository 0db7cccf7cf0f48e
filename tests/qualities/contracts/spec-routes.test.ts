import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'

const base = JSON.parse(readFileSync('manifests/base.json', 'utf8')) as Manifest

/** Spec §2, transcribed: each route key, its path, and whether the route is for players. */
const routes: [key: string, path: string, auth?: 'auth'][] = [
  ['MAIN', '/'],
  ['SPORT', '/sport'],
  ['LIVE_SPORT', '/live-sport'],
  ['SPORT_BETS', '/sport/betHistory'],
  ['TEST_SPORT', '/sport-test'],
  ['TEST_LIVE_SPORT', '/live-sport-test'],
  ['HORSES', '/horses', 'auth'],
  ['GAMES', '/games'],
  ['TV_GAMES', '/tv-games'],
  ['GAME', '/game/:providerId/:gameId'],
  ['PROMOTIONS', '/promotions'],
  ['STATIC_PAGE', '/static/:pageId'],
  ['BET_HISTORY', '/bet-history', 'auth'],
  ['CASHBACK_HISTORY', '/cashback-history', 'auth'],
  ['OPERATION_HISTORY', '/history-of-operations', 'auth'],
  ['PERSONAL_DATA', '/personal-data', 'auth'],
  ['WHEEL_OF_FORTUNE', '/wheel-of-fortune', 'auth'],
  ['CHANGE_PASSWORD', '/change-password', 'auth'],
  ['HALL_OF_FAME', '/hall-of-fame'],
  ['PROFILE', '/profile', 'auth'],
  ['LOGIN', '/login'],
  ['TELEGRAM_LOGIN', '/register-telegram'],
  ['REGISTER', '/register'],
  ['CONFIRM_MAIL', '/confirm-email/:link'],
  ['RESET_PASSWORD', '/reset-password/:sessionId'],
  ['DEPOSIT', '/deposit', 'auth'],
  ['SUCCESSFUL_DEPOSIT', '/successful-deposit', 'auth'],
  ['USER_DOCUMENT', '/user-document', 'auth'],
  ['WITHDRAWAL', '/withdrawal', 'auth'],
  ['BONUSES', '/bonuses', 'auth'],
  ['MESSAGES', '/messages', 'auth'],
  ['SUCCESS_REGISTRATION', '/successful-registration'],
]

/** Pages of the product that the spec does not name; each is hidden until a brand shows it. */
const beyondSpec = ['VERIFICATION']
const ofSpec = Object.entries(base.pages).filter(([key]) => !beyondSpec.includes(key))

/** Spec §6, transcribed: the extra access checks. */
const checks: { [Key in keyof Manifest['pages']]?: unknown } = {
  LOGIN: 'signed-out',
  REGISTER: 'signed-out',
  TELEGRAM_LOGIN: 'telegram-auth',
  DEPOSIT: 'payment-system-user',
  WITHDRAWAL: 'payment-system-user',
  SUCCESSFUL_DEPOSIT: { use: 'session-flag', flag: 'successful-deposit' },
  SUCCESS_REGISTRATION: { use: 'session-flag', flag: 'successful-registration' },
  USER_DOCUMENT: { use: 'may-upload-documents', policy: 'payment-system-user' },
  WHEEL_OF_FORTUNE: 'wheel-open',
}

it('has every page of the spec at its path, and no other but hidden ones', () => {
  expect(ofSpec.map(([key, { path }]) => [key, path])).toEqual(routes.map(([key, path]) => [key, path]))
  expect(beyondSpec.map((key) => base.pages[key as keyof Manifest['pages']].visible)).toEqual(
    beyondSpec.map(() => false),
  )
})

it('opens the pages for players to players alone', () => {
  const forPlayers = ofSpec.filter(([, { guards = [] }]) => guards.includes('signed-in'))
  expect(forPlayers.map(([key]) => key)).toEqual(routes.flatMap(([key, , auth]) => (auth ? key : [])))
})

it('has the access checks of the spec', () => {
  const extra = Object.entries(base.pages).flatMap(([key, { guards = [] }]) => {
    const own = guards.filter((guard) => guard !== 'signed-in')
    return own.length > 0 ? [[key, own]] : []
  })
  expect(Object.fromEntries(extra)).toEqual(
    Object.fromEntries(Object.entries(checks).map(([key, check]) => [key, [check]])),
  )
})

it('shows the main page for CONFIRM_MAIL and RESET_PASSWORD', () => {
  const { MAIN, CONFIRM_MAIL, RESET_PASSWORD } = base.pages
  expect(MAIN.blocks.length).toBeGreaterThan(1)
  const first = [CONFIRM_MAIL, RESET_PASSWORD].map(({ blocks }) => blocks[0])
  expect(first).toEqual([
    { use: 'blocks-of', page: 'MAIN' },
    { use: 'blocks-of', page: 'MAIN' },
  ])
})
