import { afterEach, describe, expect, test } from 'vitest'
import type { GameList, PlayerLimit, PlayerLimits } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { stakesOf } from '../../app/stakes.ts'
import { Browser } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'
import { moveClock } from '../../testing/messages.ts'
import { openGame } from '../games/testing.ts'
import { deposit, withdraw } from '../payments/testing.ts'
import { openBook, pick, sportToken } from '../sport/testing.ts'
import type { LimitRules } from '../../app/limit-rules.ts'

const host = 'rules.localhost'
const hourMs = 3_600_000
/** Wednesday noon in the middle of a month. */
const noon = Date.UTC(2030, 4, 15, 12)
const stake = stakesOf('TND').steps[3]!

let sandbox: Sandbox
let player: Browser
afterEach(() => sandbox.close())

const goTo = (time: number) => moveClock(sandbox.app, time - Date.now())

/** Signs a player in on the page of a brand with these rules. */
async function onBrand(rules: LimitRules) {
  const database = await testDatabase()
  const brands = { [host]: 'TND', 'other.localhost': 'TND' }
  sandbox = await buildSandbox({
    database,
    control: true,
    currencies: brands,
    rules: { [host]: { limits: { currency: 'TND', ...rules } } },
  })
  await goTo(noon)
  player = await signIn(host)
}

async function signIn(at: string) {
  const browser = new Browser(sandbox.app, { host: at })
  await browser.get('/api/auth/me')
  await browser.post('/api/client-login', { login: 'amine', password: 'Demo-1234' })
  return browser
}

const read = async () => (await player.get('/api/my/limits')).json<PlayerLimits>()
const set = async (kind: PlayerLimit['kind'], period: PlayerLimit['period'], amount: number | null) =>
  player.put('/api/my/limits', { kind, period, amount })
const key = (name: string) => `key-${name}`.padEnd(20, '0')
const pay = (name: string, amount: number) =>
  deposit(player, key(name), 'card', amount, { returnUrl: `http://${host}/deposit` })

describe('a looser limit', () => {
  test('waits as long as the brand says', async () => {
    await onBrand({ loosenAfterHours: 72 })
    await set('deposit', 'day', 50)
    const { limits, coolOffHours } = (await set('deposit', 'day', 80)).json<PlayerLimits>()
    const hours = (Date.parse(limits[0]!.change!.from) - noon) / hourMs
    expect([coolOffHours, Math.floor(hours)]).toEqual([72, 72])
  })

  test('waits for the end of its period, too', async () => {
    await onBrand({ loosenAfterHours: 24, loosenAfterPeriod: true })
    await set('deposit', 'month', 50)
    const { limits } = (await set('deposit', 'month', null)).json<PlayerLimits>()
    expect(limits[0]!.change).toEqual({ amount: null, from: '2030-06-01T00:00:00.000Z' })
  })

  test('waits a day on a brand without rules', async () => {
    await onBrand({ loosenAfterHours: 72 })
    player = await signIn('other.localhost')
    expect((await read()).coolOffHours).toBe(24)
  })

  test('applies at once where nothing has to be waited for', async () => {
    await onBrand({ loosenAfterHours: 0 })
    await set('deposit', 'day', 50)
    expect((await set('deposit', 'day', 80)).json<PlayerLimits>().limits).toMatchObject([{ amount: 80, change: null }])
  })
})

test('rolling periods count the last 24 hours, and never start again', async () => {
  await onBrand({ periodsAre: 'rolling' })
  await set('deposit', 'day', 100)
  expect((await pay('a', 60)).status).toBe(200)
  await goTo(Date.UTC(2030, 4, 16, 11))
  expect(await pay('b', 41)).toMatchObject({ status: 409, body: { code: 150 } })
  expect((await read()).limits).toMatchObject([{ used: 60 }])
  expect((await read()).limits[0]).not.toHaveProperty('resetsAt')
  await goTo(Date.UTC(2030, 4, 16, 13))
  expect((await pay('b', 41)).status).toBe(200)
})

test.each([
  ['gross', 60],
  ['net', 30],
] as const)('limits of %s deposits count %i after a withdrawal that is paid', async (depositMeans, used) => {
  await onBrand({ depositMeans })
  await set('deposit', 'day', 100)
  await pay('a', 60)
  const { body } = await withdraw(player, key('w'), 'mobile-money', 30, { phone: '+21620123456' })
  const usage = async () => (await read()).limits[0]!.used
  expect(await usage()).toBe(60)
  for (const status of ['processing', 'done'])
    await sandbox.app.inject({ method: 'PATCH', url: `/__sandbox/payments/${body.id}`, payload: { status } })
  expect(await usage()).toBe(used)
})

test('only the periods of the brand can be set', async () => {
  await onBrand({ periods: ['week'] })
  expect((await set('deposit', 'day', 50)).json()).toEqual({ code: 110, param: 'period' })
  expect((await set('deposit', 'week', 50)).statusCode).toBe(200)
})

describe('the default limit of deposits', () => {
  test('is in force until the player sets one, which replaces it at once', async () => {
    await onBrand({ default: 0, periods: ['month'] })
    expect((await read()).limits).toMatchObject([{ kind: 'deposit', period: 'month', amount: 0, isDefault: true }])
    expect(await pay('a', 50)).toMatchObject({ status: 409, body: { code: 150 } })
    const { limits } = (await set('deposit', 'month', 200)).json<PlayerLimits>()
    expect(limits).toMatchObject([{ amount: 200, change: null }])
    expect(limits[0]).not.toHaveProperty('isDefault')
    expect((await pay('a', 50)).status).toBe(200)
  })

  test('counts only in the brand’s currency', async () => {
    await onBrand({ default: 10, currency: 'EUR' })
    expect((await read()).limits).toEqual([])
    expect((await pay('a', 50)).status).toBe(200)
  })
})

describe('a required limit', () => {
  const required = (more: Partial<NonNullable<LimitRules['required']>[number]>): LimitRules => ({
    required: [{ kind: 'deposit', before: 'firstDeposit', optOut: false, ...more }],
  })
  const demo = async () => openSession('demo')
  const openSession = async (mode: 'real' | 'demo') => {
    const games = await sandbox.app.inject({ url: '/api/games?size=100&type=slots' })
    const { providerId, id } = games.json<GameList>().rows.find(({ hasDemo }) => hasDemo)!
    const answer = await player.post(`/api/games/${providerId}/${id}/session`, { mode, device: 'mobile', lang: 'en' })
    return answer.statusCode === 200 ? 200 : answer.json<{ code: number }>().code
  }

  test('before the first deposit refuses deposits, and nothing else', async () => {
    await onBrand(required({}))
    expect(await pay('a', 50)).toMatchObject({ status: 409, body: { code: 156 } })
    expect(await openSession('real')).toBe(200)
    await set('deposit', 'week', 100)
    expect((await pay('a', 50)).status).toBe(200)
  })

  test('before the first stake refuses stakes of money, no demo and no deposit', async () => {
    await onBrand(required({ kind: 'wager', before: 'firstStake' }))
    expect([await openSession('real'), await demo()]).toEqual([156, 200])
    expect((await pay('a', 50)).status).toBe(200)
    const book = openBook(sandbox.app, await sportToken(sandbox.app, 'amine'))
    // The token was taken on another brand’s page: the player comes back to this one.
    await read()
    const [match] = await book.upcoming('football', 90)
    const bet = { stake: 500, selections: [pick(match!, 'home')] }
    expect(await book.place([bet])).toMatchObject({ status: 409, body: { error: 'limit-required' } })
    await set('wager', 'day', 100)
    expect([await openSession('real'), (await book.place([bet])).status]).toEqual([200, 200])
  })

  test('that is removed is required again: an open game takes no stake', async () => {
    await onBrand({ ...required({ kind: 'wager', before: 'firstStake' }), loosenAfterHours: 0 })
    await set('wager', 'day', 100)
    const game = await openGame(sandbox.app, { query: 'type=slots', mode: 'real', browser: player })
    await set('wager', 'day', null)
    expect((await game.bet({ id: 'spin-0001', spots: { spin: stake } })).body.error).toBe('limit-required')
  })

  test('before the first play refuses demo games and the wheel, too', async () => {
    await onBrand(required({ before: 'firstPlay' }))
    expect([await openSession('real'), await demo()]).toEqual([156, 156])
    expect((await pay('a', 50)).status).toBe(200)
  })

  test('before the end of the registration refuses deposits and play', async () => {
    await onBrand(required({ kind: 'loss', before: 'registration' }))
    expect([await openSession('real'), (await pay('a', 50)).body]).toMatchObject([156, { code: 156 }])
  })

  test('of several periods needs each', async () => {
    await onBrand(required({ periods: ['day', 'month'] }))
    await set('deposit', 'day', 100)
    expect((await pay('a', 50)).status).toBe(409)
    await set('deposit', 'month', 100)
    expect((await pay('a', 50)).status).toBe(200)
  })

  test('may be refused where the brand allows it; a limit takes that back', async () => {
    await onBrand(required({ optOut: true }))
    expect((await read()).declined).toEqual([])
    expect((await set('deposit', 'day', null)).json<PlayerLimits>()).toMatchObject({
      limits: [],
      declined: ['deposit'],
    })
    expect((await pay('a', 50)).status).toBe(200)
    expect((await set('deposit', 'day', 500)).json<PlayerLimits>().declined).toEqual([])
  })

  test('may not be refused where the brand does not allow it', async () => {
    await onBrand(required({}))
    expect((await set('deposit', 'day', null)).json<PlayerLimits>().declined).toEqual([])
    expect((await pay('a', 50)).status).toBe(409)
  })
})

test('a review is noted with the interval that the player chose', async () => {
  await onBrand({})
  const { review } = await read()
  expect([review?.months, (await read()).review?.at]).toEqual([null, review?.at])
  await goTo(noon + 24 * hourMs)
  const answer = (await player.put('/api/my/limit-review', { months: 3 })).json<PlayerLimits>()
  expect([answer.review?.months, Date.parse(answer.review!.at) >= noon + 24 * hourMs]).toEqual([3, true])
  expect((await player.put('/api/my/limit-review', { months: 0 })).statusCode).toBe(400)
})
