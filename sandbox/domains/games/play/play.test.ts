import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../app/server.ts'
import { signedIn } from '../../../testing/browser.ts'
import { findGame, type OpenGame, openGame } from '../testing.ts'
import { testDatabase } from '../../../testing/database.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
})
afterEach(() => sandbox.close())

const control = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, payload?: object) =>
  sandbox.app.inject({ method, url: `/__sandbox${path}`, ...(payload && { payload }) })
const fix = ({ game }: OpenGame, body: object) => control('POST', `/games/${game.providerId}/${game.id}/outcome`, body)
const balanceOf = async (login: string) => (await control('GET', `/users/${login}`)).json().balance
const slot = { query: 'type=slots' }

test('a spin takes the stake, pays the win, and is in the history', async () => {
  const browser = await signedIn(sandbox.app, 'claire')
  const game = await openGame(sandbox.app, { ...slot, browser, mode: 'real' })
  expect((await game.state()).balance).toBe(87_040)
  await fix(game, { outcome: 'win' })
  const { status, body } = await game.bet({ id: 'spin-0001', spots: { spin: 200 } })
  expect(status).toBe(200)
  expect(body.bet).toMatchObject({ id: 'spin-0001', stake: 200, status: 'won', spots: { spin: 200 } })
  expect(body.bet.win).toBeGreaterThan(0)
  expect(body.balance).toBe(87_040 - 200 + body.bet.win)
  expect(await balanceOf('claire')).toBe((82_040 - 200 + body.bet.win) / 100)

  const { rows } = (await browser.get('/api/my/bets?size=1')).json()
  const { providerId, id: gameId, name } = game.game
  expect(rows[0]).toMatchObject({
    kind: 'casino',
    game: { providerId, gameId, name },
    stake: 2,
    win: body.bet.win / 100,
    status: 'won',
    currency: 'EUR',
  })
})

test('a repeated bet gets the same answer and costs nothing more, even in parallel', async () => {
  const game = await openGame(sandbox.app, { ...slot, login: 'claire' })
  const order = { id: 'spin-0001', spots: { spin: 100 } }
  const answers = await Promise.all(Array.from({ length: 8 }, () => game.bet(order)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.bet))).size).toBe(1)
  expect(await game.call('GET', '/bets/spin-0001')).toMatchObject({ status: 200, body: { bet: answers[0]!.body.bet } })
  expect((await game.state()).balance).toBe(87_040 - 100 + answers[0]!.body.bet.win)
  expect(await game.bet({ id: 'spin-0001', spots: { spin: 200 } })).toMatchObject({
    status: 409,
    body: { error: 'conflict' },
  })
})

test('parallel bets never take more than the balance', async () => {
  await control('PATCH', '/users/claire', { balance: 2.5, bonusBalance: 0.7 })
  const game = await openGame(sandbox.app, { ...slot, login: 'claire' })
  for (let spin = 0; spin < 6; spin++) await fix(game, { outcome: 'loss' })
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => game.bet({ id: `spin-000${index}`, spots: { spin: 100 } })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.error === 'funds')).toHaveLength(3)
  expect((await control('GET', '/users/claire')).json()).toMatchObject({ balance: 0, bonusBalance: 0.2 })
})

test('bonus money gets its share of the win', async () => {
  await control('PATCH', '/users/claire', { balance: 0.25, bonusBalance: 10 })
  const game = await openGame(sandbox.app, { ...slot, login: 'claire' })
  await fix(game, { outcome: 'win' })
  const { body } = await game.bet({ id: 'spin-0001', spots: { spin: 100 } })
  const bonus = Math.floor(body.bet.win * 0.75)
  expect((await control('GET', '/users/claire')).json()).toMatchObject({
    balance: (body.bet.win - bonus) / 100,
    bonusBalance: (1000 - 75 + bonus) / 100,
  })
})

test('refuses invalid stakes and takes nothing', async () => {
  const game = await openGame(sandbox.app, { ...slot, login: 'claire' })
  for (const spots of [
    { spin: 0 },
    { spin: -100 },
    { spin: 1.5 },
    { spin: 1e13 },
    { other: 100 },
    { spin: 100, other: 100 },
    {},
  ]) {
    expect([spots, await game.bet({ id: 'spin-0001', spots: spots as Record<string, number> })]).toMatchObject([
      spots,
      { status: 400, body: { error: 'invalid' } },
    ])
  }
  for (const spin of [1, 101, 50_001, 100_000_000]) {
    expect([spin, await game.bet({ id: 'spin-0001', spots: { spin } })]).toMatchObject([
      spin,
      { status: 422, body: { error: 'limits' } },
    ])
  }
  expect((await game.state()).balance).toBe(87_040)
})

test('a demo uses the session’s play money: no ledger, no history, no jackpot', async () => {
  const browser = await signedIn(sandbox.app, 'fatou')
  const game = await openGame(sandbox.app, { ...slot, browser, mode: 'demo' })
  expect((await game.state()).balance).toBe(500_000)
  await fix(game, { outcome: 'loss' })
  expect((await game.bet({ id: 'spin-0001', spots: { spin: 500 } })).body.balance).toBe(499_500)
  expect(await balanceOf('fatou')).toBe(45_000)
  const { count } = (await browser.get('/api/my/bets?from=2026-01-01T00:00:00Z&kind=casino')).json()
  await game.bet({ id: 'spin-0002', spots: { spin: 500 } })
  expect((await browser.get('/api/my/bets?from=2026-01-01T00:00:00Z&kind=casino')).json().count).toBe(count)
})

describe('a session', () => {
  test('is for one player and one game', async () => {
    const [claires, amines] = [
      await openGame(sandbox.app, { ...slot, login: 'claire' }),
      await openGame(sandbox.app, { ...slot, login: 'amine' }),
    ]
    await claires.bet({ id: 'spin-0001', spots: { spin: 100 } })
    expect(await amines.call('GET', '/bets/spin-0001')).toMatchObject({ status: 404, body: { error: 'unknown' } })
    await claires.bet({ id: 'spin-0002', spots: { spin: 100 } })
    expect(await balanceOf('amine')).toBe(1250.5)
  })

  test('ends after half an hour without a call, and stays alive while it is used', async () => {
    const game = await openGame(sandbox.app, { ...slot, login: 'claire' })
    for (let turn = 1; turn <= 3; turn++) {
      await control('PUT', '/clock', { offsetMs: turn * 29 * 60_000 })
      expect((await game.call('GET', '/state')).status).toBe(200)
    }
    await control('PUT', '/clock', { offsetMs: (3 * 29 + 31) * 60_000 })
    expect(await game.call('GET', '/state')).toMatchObject({ status: 401, body: { error: 'expired' } })
    expect(await game.bet({ id: 'spin-0001', spots: { spin: 100 } })).toMatchObject({
      status: 401,
      body: { error: 'expired' },
    })
    expect(await balanceOf('claire')).toBe(820.4)
  })

  test('ends with the player’s session and with their account', async () => {
    const browser = await signedIn(sandbox.app, 'claire')
    const game = await openGame(sandbox.app, { ...slot, browser, mode: 'real' })
    await browser.delete('/api/logout')
    expect((await game.call('GET', '/state')).status).toBe(401)

    const other = await openGame(sandbox.app, { ...slot, login: 'amine' })
    await control('PATCH', '/users/amine', { closed: true })
    expect((await other.call('GET', '/state')).status).toBe(401)
  })

  test('is required: a cookie or an invented token opens no game', async () => {
    const browser = await signedIn(sandbox.app, 'claire')
    for (const headers of [
      { cookie: browser.cookieHeader },
      { authorization: `Bearer ${'x'.repeat(43)}` },
      { authorization: 'Basic abc' },
    ]) {
      const response = await sandbox.app.inject({
        url: '/play/api/state',
        headers: { host: 'games.localhost:80', ...headers },
      })
      expect([response.statusCode, response.json()]).toEqual([401, { error: 'expired' }])
    }
  })

  test('for money is refused to visitors, and a demo is refused for games without one', async () => {
    await expect(openGame(sandbox.app, { ...slot, mode: 'real' })).rejects.toThrow('"code":401')
    await expect(openGame(sandbox.app, { query: 'type=live', mode: 'demo' })).rejects.toThrow('"code":403')
  })

  test('is refused for unknown games and for return addresses of other origins', async () => {
    const browser = await signedIn(sandbox.app)
    const { providerId, id } = await findGame(sandbox.app, slot)
    const open = (path: string, returnUrl: string) =>
      browser.post(path, { mode: 'real', device: 'mobile', lang: 'fr', returnUrl })
    expect((await open('/api/games/nobody/nothing/session', 'http://localhost/back')).json()).toEqual({ code: 404 })
    for (const url of ['http://evil.test/', 'http://localhost:81/', 'https://localhost/', 'javascript:alert(1)']) {
      expect((await open(`/api/games/${providerId}/${id}/session`, url)).json()).toEqual({
        code: 110,
        param: 'returnUrl',
      })
    }
    expect((await open(`/api/games/${providerId}/${id}/session`, 'http://localhost:80/back')).statusCode).toBe(200)
  })
})
