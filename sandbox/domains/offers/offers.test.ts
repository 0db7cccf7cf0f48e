import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Bonus, MaxBalanceList, Popup, PopupList, PromotionList } from '#api'
import { followBonus } from './bonus-progress.ts'
import { Clock } from '../../app/clock.ts'
import { openDatabase, type Database } from '../../app/db/database.ts'
import { seedIfEmpty } from '../../app/seed.ts'
import { createServices, type Services } from '../../app/services.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'

const languages = ['en', 'fr', 'ar', 'fa', 'de', 'tr', 'sr', 'es', 'uz']
const dayMs = 24 * 60 * 60_000

describe('over HTTP', () => {
  let sandbox: Sandbox
  beforeEach(async () => {
    sandbox = await buildSandbox({ database: ':memory:', control: true })
  })
  afterEach(() => sandbox.close())

  const get = (path: string) => sandbox.app.inject({ url: `/api${path}` })
  const setClock = (offsetMs: number) =>
    sandbox.app.inject({ method: 'PUT', url: '/__sandbox/clock', payload: { offsetMs } })

  test('promotions speak every language, have a picture, and go when they end', async () => {
    const titles = new Set<string>()
    for (const lang of languages) {
      const list = (await get(`/promotions?lang=${lang}`)).json<PromotionList>()
      expect(list.map(({ id }) => id)).toEqual(['weekend-bonus', 'weekly-cashback', 'draw-jackpots', 'rocket-week'])
      for (const { title, html, terms } of list) {
        titles.add(title)
        expect(html).toMatch(/^<ul><li>/)
        expect(terms).toBe(`/static/terms-${lang}`)
      }
    }
    expect(titles.size).toBeGreaterThan(4 * 7)
    const [first] = (await get('/promotions')).json<PromotionList>()
    expect((await sandbox.app.inject({ url: new URL(first!.image).pathname })).headers['content-type']).toContain('svg')
    await setClock(30 * dayMs)
    expect((await get('/promotions')).json<PromotionList>().map(({ id }) => id)).toEqual([
      'weekly-cashback',
      'draw-jackpots',
    ])
  })

  test('the largest balances are the ledger’s, and masked', async () => {
    const list = (await get('/info/max-balances')).json<MaxBalanceList>()
    expect(list).toHaveLength(20)
    for (const { login } of list) expect(login).toMatch(/^.\*{3}.?$/u)
    await sandbox.app.inject({ method: 'PATCH', url: '/__sandbox/users/jordan', payload: { balance: 90_000 } })
    expect((await get('/info/max-balances')).json<MaxBalanceList>()[0]).toEqual({
      login: 'j***n',
      amount: 90_000,
      currency: 'USD',
    })
  })

  test('messages are the player’s own, in their language, seen once for all of them', async () => {
    expect((await get('/popups')).statusCode).toBe(401)
    const karim = await signedIn(sandbox.app, 'karim')
    const read = async (query: string) => (await karim.get(`/api/popups?${query}`)).json<PopupList>()
    const unseen = await read('page=1&size=1000&isViewed=false&lang=fr&order=createdAt&order_type=-1')
    expect(unseen.count).toBe(2)
    expect(unseen.rows.map(({ createdAt }) => createdAt)).toEqual(
      unseen.rows
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    expect(unseen.rows[0]).toMatchObject({ lang: 'fr', isViewed: false, button: { link: '/bonuses' } })
    expect((await read('lang=fr')).count).toBe(3)
    expect((await read('lang=fr&size=1&page=2')).rows).toEqual([(await read('lang=fr')).rows[1]])
    expect((await read('lang=fr&order_type=1')).rows).toEqual((await read('lang=fr')).rows.reverse())

    const { id } = unseen.rows[0]!
    const others = await signedIn(sandbox.app, 'claire')
    expect((await others.call('PATCH', `/api/popups/${id}/set-viewed`)).json()).toEqual({ code: 404 })
    expect((await read('isViewed=false&lang=fr')).count).toBe(2)
    expect((await karim.call('PATCH', `/api/popups/${id}/set-viewed`)).json<Popup>()).toMatchObject({
      id,
      isViewed: true,
    })
    expect((await karim.call('PATCH', `/api/popups/${id}/set-viewed`)).statusCode).toBe(200)
    expect((await read('isViewed=false&lang=ar')).count).toBe(1)
  })

  test('a bonus is activated once, one at a time, and ends with its time', async () => {
    const karim = await signedIn(sandbox.app, 'karim')
    const list = async () => (await karim.get('/api/bonuses?lang=de')).json<Bonus[]>()
    const activate = (id: number) => karim.post(`/api/bonuses/${id}/activate`, { lang: 'de' })
    const money = async () => (await karim.get('/api/auth/me')).json<{ balance: number; bonusBalance: number }>()
    const [first, second, over] = await list()
    expect([first?.status, second?.status, over?.status]).toEqual(['available', 'available', 'expired'])
    expect((await activate(over!.id)).json()).toEqual({ code: 140 })
    expect((await activate(99_999)).json()).toEqual({ code: 404 })

    const answers = await Promise.all([activate(first!.id), activate(first!.id), activate(second!.id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const active = answers.find(({ statusCode }) => statusCode === 200)!.json<Bonus>()
    expect(active).toMatchObject({
      status: 'active',
      wagering: { done: 0, required: active.amount * active.wagering.factor },
    })
    expect(await money()).toMatchObject({ balance: 2310.75, bonusBalance: active.amount })
    expect((await new Browser(sandbox.app).post(`/api/bonuses/${first!.id}/activate`, {})).statusCode).toBe(419)

    await setClock(9 * dayMs)
    // The session is over by then, too.
    const later = await signedIn(sandbox.app, 'karim')
    expect((await later.get('/api/bonuses')).json<Bonus[]>().map(({ status }) => status)).toEqual([
      'expired',
      'expired',
      'expired',
    ])
    expect((await later.get('/api/auth/me')).json()).toMatchObject({ balance: 2310.75, bonusBalance: 0 })
  })
})

describe('staking a bonus', () => {
  const userId = 1006
  let db: Database
  let services: Services
  let now = 0
  beforeEach(async () => {
    db = await openDatabase(':memory:')
    const clock = new Clock()
    await seedIfEmpty(db, clock)
    services = createServices(db, clock, 'secret')
    now = clock.now()
    const id = await services.bonuses.offer(userId, 'weekend', 1000)
    await services.bonuses.activate(userId, id)
  })
  afterEach(() => db.destroy())

  async function bet(
    type: 'slots' | 'table',
    stake: number,
    change: { status?: 'open' | 'cancelled'; stake_bonus?: number; placed_at?: number } = {},
  ) {
    const game = await db
      .selectFrom('games')
      .where('type', '=', type)
      .select(['provider_id', 'id'])
      .executeTakeFirstOrThrow()
    const { status = 'lost' as const, ...rest } = change
    const row = {
      user_id: userId,
      kind: 'casino' as const,
      provider_id: game.provider_id,
      game_id: game.id,
      spots: '{}',
      currency: 'MAD',
      win: 0,
      stake_bonus: 0,
    }
    const times = { placed_at: now + 5000, settled_at: status === 'open' ? null : now + 6000 }
    await db
      .insertInto('bets')
      .values({ ...row, ...times, stake, status, ...rest })
      .execute()
    await services.wallet.within(userId, (transaction, purse) => followBonus(transaction, purse, userId, now))
  }
  const active = async () =>
    (await services.bonuses.list(userId)).find(({ offer, status }) => offer === 'weekend' && status !== 'available')

  test('counts settled stakes since the activation by kind of game', async () => {
    await bet('slots', 3000)
    await bet('table', 3000)
    await bet('slots', 5000, { status: 'cancelled' })
    await bet('slots', 5000, { status: 'open' })
    await bet('slots', 5000, { placed_at: now - 60_000 })
    expect((await active())?.wagering).toMatchObject({ required: 200, done: 33, factor: 20 })
  })

  test('turns what is left into real money, in the ledger and the history of operations', async () => {
    const before = await services.wallet.held(userId)
    await services.wallet.move(userId, 'win', { bonus: 250 })
    await bet('slots', 19_999)
    expect((await active())?.status).toBe('active')
    await bet('slots', 1)
    expect(await active()).toMatchObject({ status: 'completed', released: 12.5, wagering: { done: 200 } })
    expect(await services.wallet.held(userId)).toMatchObject({ real: before.real + 1250, bonus: 0 })
    const operation = await db
      .selectFrom('operations')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst()
    expect(operation).toMatchObject({ kind: 'bonus', amount: 1250, status: 'completed' })
  })

  test('waits for bets with bonus money that still run', async () => {
    await bet('slots', 100, { status: 'open', stake_bonus: 50 })
    await bet('slots', 30_000)
    expect((await active())?.status).toBe('active')
  })

  test('ends where its money is lost in play', async () => {
    await services.wallet.setTo(userId, 'control', { bonus: 0 })
    await bet('slots', 10)
    expect((await active())?.status).toBe('spent')
  })
})
