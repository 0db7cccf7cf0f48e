import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MaxBalanceList, Popup, PopupList, PromotionList } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import type { ServedBonus } from '../../app/served.ts'
import { testDatabase } from '../../testing/database.ts'

const languages = ['en', 'fr', 'ar', 'fa', 'de', 'tr', 'sr', 'es', 'uz']
const dayMs = 24 * 60 * 60_000

describe('over HTTP', () => {
  let sandbox: Sandbox
  beforeEach(async () => {
    sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  })
  afterEach(() => sandbox.close())

  const get = (path: string) => sandbox.app.inject({ url: `/api${path}` })
  const setClock = (offsetMs: number) =>
    sandbox.app.inject({ method: 'PUT', url: '/__sandbox/clock', payload: { offsetMs } })

  test('promotions exist in every language, have a picture, and disappear when they end', async () => {
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

  test('the largest balances match the ledger, with masked logins', async () => {
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

  test('players see their own messages in the requested language; a message is seen once for all languages', async () => {
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

  test('a bonus is activated once, one at a time, and expires', async () => {
    const karim = await signedIn(sandbox.app, 'karim')
    const list = async () => (await karim.get('/api/bonuses?lang=de')).json<ServedBonus[]>()
    const activate = (id: number) => karim.post(`/api/bonuses/${id}/activate`, { lang: 'de' })
    const money = async () => (await karim.get('/api/auth/me')).json<{ balance: number; bonusBalance: number }>()
    const [first, second, over] = await list()
    expect([first?.status, second?.status, over?.status]).toEqual(['available', 'available', 'expired'])
    expect((await activate(over!.id)).json()).toEqual({ code: 140 })
    expect((await activate(99_999)).json()).toEqual({ code: 404 })

    const answers = await Promise.all([activate(first!.id), activate(first!.id), activate(second!.id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const active = answers.find(({ statusCode }) => statusCode === 200)!.json<ServedBonus>()
    expect(active).toMatchObject({
      status: 'active',
      wagering: { done: 0, required: active.amount * active.wagering.factor },
    })
    expect(await money()).toMatchObject({ balance: 2310.75, bonusBalance: active.amount })
    expect((await new Browser(sandbox.app).post(`/api/bonuses/${first!.id}/activate`, {})).statusCode).toBe(419)

    await setClock(9 * dayMs)
    // The session has expired by then, too.
    const later = await signedIn(sandbox.app, 'karim')
    expect((await later.get('/api/bonuses')).json<ServedBonus[]>().map(({ status }) => status)).toEqual([
      'expired',
      'expired',
      'expired',
    ])
    expect((await later.get('/api/auth/me')).json()).toMatchObject({ balance: 2310.75, bonusBalance: 0 })
  })
})
