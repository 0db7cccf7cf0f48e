import { afterEach, expect, test } from 'vitest'
import type { Game } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import type { BrandRules } from '../../app/sites.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'
import { moveClock } from '../../testing/messages.ts'
import { findGame } from './testing.ts'

let sandbox: Sandbox
let player: Browser
afterEach(() => sandbox.close())

async function start(rules: BrandRules) {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true, rules: { localhost: rules } })
  player = await signedIn(sandbox.app)
}

const gameOf = (provider: string) => findGame(sandbox.app, { query: `type=slots&provider=${provider}` })

async function open({ providerId, id }: Game, settings: object = {}) {
  const body = { mode: 'real', device: 'desktop', lang: 'en', ...settings }
  const answer = await player.post(`/api/games/${providerId}/${id}/session`, body)
  return { status: answer.statusCode, body: answer.json<{ url: string; code?: number }>() }
}

const isAlive = async (url: string) => {
  const { pathname, search, host } = new URL(url)
  const page = await sandbox.app.inject({ url: pathname + search, headers: { host } })
  return page.body.includes('"expired":false')
}

test('a brand of one game at a time ends the others of a player', async () => {
  await start({ parallel: false })
  const game = await gameOf('saffron-yard')
  const first = (await open(game)).body.url
  expect(await isAlive(first)).toBe(true)
  const second = (await open(game)).body.url
  expect([await isAlive(first), await isAlive(second)]).toEqual([false, true])
})

test('without a rule several games stay open, and providers follow each other', async () => {
  await start({})
  const first = (await open(await gameOf('saffron-yard'))).body.url
  expect((await open(await gameOf('amber-circuit'))).status).toBe(200)
  expect(await isAlive(first)).toBe(true)
})

test('games of another provider wait for so many minutes', async () => {
  await start({ providerWaitMinutes: 5 })
  const [one, other] = [await gameOf('saffron-yard'), await gameOf('amber-circuit')]
  expect((await open(one)).status).toBe(200)
  expect(await open(other)).toMatchObject({ status: 409, body: { code: 158 } })
  expect((await open(one)).status).toBe(200)
  await moveClock(sandbox.app, 5 * 60_000 + 1000)
  expect((await open(other)).status).toBe(200)
})

test('a game is told what the brand lets it do', async () => {
  await start({})
  const game = await gameOf('saffron-yard')
  const told = async (settings: object) => {
    const { pathname, search, host } = new URL((await open(game, settings)).body.url)
    const page = await sandbox.app.inject({ url: pathname + search, headers: { host } })
    return ['autoplay', 'turbo', 'showsReturn'].map((name) => page.body.includes(`"${name}":true`))
  }
  expect(await told({})).toEqual([false, false, false])
  expect(await told({ autoplay: true, turbo: true, showReturn: 'atStake' })).toEqual([true, true, true])
  expect(await told({ autoplay: false, turbo: false, showReturn: 'facts' })).toEqual([false, false, false])
})

test('a brand’s own lengths of breaks hold, and the panic button’s', async () => {
  await start({ breakDays: [7], exclusionDays: [30], openExclusion: false, panicHours: 36 })
  const take = async (body: object) => (await player.post('/api/my/breaks', body)).statusCode
  expect(await take({ kind: 'break', days: 1 })).toBe(400)
  expect(await take({ kind: 'self-exclusion', days: 184 })).toBe(400)
  expect(await take({ kind: 'self-exclusion', days: null })).toBe(400)
  expect(await take({ kind: 'break', days: 1, hours: 12 })).toBe(400)
  const before = Date.now()
  const panic = (await player.post('/api/my/breaks', { kind: 'break', days: 2, hours: 36 })).json<{ until: string }>()
  expect(Math.abs(Date.parse(panic.until) - before - 36 * 3_600_000)).toBeLessThan(60_000)
  expect(await take({ kind: 'break', days: 7, scope: 'operator' })).toBe(200)
  expect(await take({ kind: 'self-exclusion', days: 30, scope: 'brand' })).toBe(200)
})
