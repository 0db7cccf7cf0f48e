import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BonusList, OperationList } from '#api'
import type { Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { moveClock } from '../../testing/messages.ts'
import { card, deposit, key, openCashier, sendForm, type Cashier } from './testing.ts'
import { familyB } from '../account/testing.ts'

let cashier: Cashier
let sandbox: Sandbox
let player: Browser
beforeEach(async () => {
  cashier = await openCashier()
  sandbox = cashier.sandbox
  player = cashier.player
})
afterEach(() => sandbox.close())

const voucher = async (amount: number, currency = 'TND') =>
  (await sandbox.app.inject({ method: 'POST', url: '/__sandbox/vouchers', payload: { currency, amount } })).json<{
    code: string
  }>().code

describe('methods', () => {
  test('exist for each brand’s currency in both directions, with limits and pictures', async () => {
    const players = [
      ['amine', 'TND', 4, 4],
      ['claire', 'EUR', 4, 4],
      ['fatou', 'XOF', 4, 4],
      ['karim', 'MAD', 5, 5],
    ] as const
    for (const [login, currency, ...counts] of players) {
      const browser = await signedIn(sandbox.app, login)
      const lists = await Promise.all(
        ['deposit', 'withdrawal'].map((direction) => cashier.methods(`direction=${direction}`, browser)),
      )
      expect(lists.map(({ length }) => length)).toEqual(counts)
      for (const method of lists.flat()) {
        expect(method).toMatchObject({ currency, image: `http://localhost:80/art/payments/${method.id}.svg` })
        expect([method.min < method.max, method.max <= 1_000_000]).toEqual([true, true])
        expect((await sandbox.app.inject(new URL(method.image).pathname)).statusCode).toBe(200)
      }
    }
  })

  test('are in the requested language, and empty for another currency', async () => {
    const names = async (lang: string) =>
      (await cashier.methods(`direction=withdrawal&lang=${lang}`)).map(({ name, fields }) =>
        [name, ...fields.map(({ label }) => label)].join(),
      )
    const all = await Promise.all(['en', 'fr', 'ar', 'fa', 'de', 'tr', 'sr', 'es', 'uz'].map(names))
    expect(new Set(all.map((list) => list.join())).size).toBe(9)
    expect(await cashier.methods('direction=deposit&currency=EUR')).toEqual([])
    expect(await cashier.methods('direction=deposit&currency=TND')).toHaveLength(4)
  })

  test('are only for signed-in players who use the payment system', async () => {
    expect((await new Browser(sandbox.app).get('/api/payments/methods?direction=deposit')).statusCode).toBe(401)
    const jordan = await signedIn(sandbox.app, 'jordan')
    expect((await jordan.get('/api/payments/methods?direction=deposit')).statusCode).toBe(403)
    expect((await deposit(jordan, key('no'), 'card', 20)).status).toBe(403)
  })
})

describe('a deposit', () => {
  test('by card is paid on its page, once, and every tab is notified', async () => {
    const before = await cashier.me()
    const { status, body } = await deposit(player, key('card'), 'card', 50.25)
    expect([status, body]).toMatchObject([
      200,
      { status: 'redirect', amount: 50.25, fee: 0, currency: 'TND', canCancel: false },
    ])
    expect(body.redirectUrl).toMatch(/^http:\/\/pay\.vendors\.localhost:80\/pay\/\d+\.[\w-]{43}$/)
    expect([(await cashier.me()).balance, (await cashier.open()).map(({ id }) => id)]).toEqual([
      before.balance,
      [body.id],
    ])

    const pay = () => sendForm(sandbox.app, body.redirectUrl!, { ...card, outcome: 'success' })
    const [paid, again] = await Promise.all([pay(), pay()])
    expect([paid.status, paid.location, again.location]).toEqual([
      303,
      'http://localhost/deposit?tab=all&payment=1',
      paid.location,
    ])
    expect((await sendForm(sandbox.app, body.redirectUrl!, { ...card, outcome: 'cancel' })).location).toBe(
      paid.location,
    )
    expect((await cashier.me()).balance).toBe(before.balance + 50.25)
    expect(await cashier.entriesOf(body.id)).toEqual([['deposit', 'real', 50_250]])
    const done = await cashier.find('card')
    expect(done).toMatchObject({ status: 'done', endedAt: expect.any(String) })
    expect([done.redirectUrl, await cashier.open()]).toEqual([undefined, []])
    const { rows } = (await player.get('/api/my/operations?kind=deposit')).json<OperationList>()
    expect(rows[0]).toMatchObject({ kind: 'deposit', method: 'Bank card', amount: 50.25, status: 'completed' })
  })

  test('that fails or is cancelled by the player moves no money', async () => {
    const { balance } = await cashier.me()
    const ends = [
      [
        { ...card, outcome: 'failure' },
        { status: 'failed', reason: 'declined' },
      ],
      [
        { ...card, cardNumber: '4000000000000002', outcome: 'success' },
        { status: 'failed', reason: 'declined' },
      ],
      [{ outcome: 'cancel' }, { status: 'cancelled', reason: 'cancelled-by-player' }],
    ] as const
    for (const [index, [values, end]] of ends.entries()) {
      const { body } = await deposit(player, key(`bad${index}`), 'card', 40)
      expect((await sendForm(sandbox.app, body.redirectUrl!, values)).location).toBe(
        'http://localhost/deposit?tab=all&payment=0',
      )
      expect(await cashier.find(`bad${index}`)).toMatchObject(end)
      expect([(await cashier.me()).balance, await cashier.entriesOf(body.id)]).toEqual([balance, []])
    }
  })

  test('with a wrong card keeps the typed values; a slow one arrives by the clock; an unpaid one expires', async () => {
    const { body } = await deposit(player, key('slow'), 'card', 40)
    for (const wrong of [{ cardNumber: '4242 4242 4242 4241' }, { expiry: '01/20' }, { securityCode: '12<b>' }]) {
      const answer = await sendForm(sandbox.app, body.redirectUrl!, { ...card, ...wrong, outcome: 'success' })
      expect([answer.status, answer.body.match(/aria-invalid/g)?.length, answer.body.includes('<b>')]).toEqual([
        422,
        1,
        false,
      ])
    }
    expect((await sendForm(sandbox.app, body.redirectUrl!, { ...card, outcome: 'slow' })).status).toBe(303)
    expect((await cashier.find('slow')).status).toBe('processing')
    const lost = await deposit(player, key('lost'), 'prepaid', 40)
    expect(lost.body.fee).toBe(1)
    const host = new URL(body.redirectUrl!)
    const look = () => sandbox.app.inject({ url: `${host.pathname}?waiting`, headers: { host: host.host } })
    expect((await look()).headers.refresh).toMatch(/^1; url=/)
    await moveClock(sandbox.app, 31 * 60_000)
    await expect.poll(async () => (await cashier.find('lost')).reason, { timeout: 3000 }).toBe('expired')
    expect([(await cashier.find('slow')).status, (await look()).headers.location]).toEqual([
      'done',
      'http://localhost/deposit?tab=all&payment=1',
    ])
  })

  test('by voucher completes at once and can spend the voucher in parts', async () => {
    const { balance } = await cashier.me()
    const code = await voucher(30)
    const fields = { code: code.toLowerCase().replaceAll('-', '') }
    expect((await deposit(player, key('one'), 'voucher', 20, { fields })).body).toMatchObject({ status: 'done' })
    expect((await deposit(player, key('two'), 'voucher', 20, { fields })).body).toEqual({ code: 110, param: 'amount' })
    expect((await deposit(player, key('two'), 'voucher', 10, { fields })).body).toMatchObject({ status: 'done' })
    expect((await deposit(player, key('three'), 'voucher', 10, { fields })).body).toEqual({ code: 165, param: 'code' })
    expect(
      (await deposit(player, key('four'), 'voucher', 10, { fields: { code: await voucher(10, 'EUR') } })).body,
    ).toEqual({ code: 165, param: 'code' })
    expect((await cashier.me()).balance).toBe(balance + 30)
  })

  test('the first one gives the bonus chosen at registration, or the requested one', async () => {
    const register = async (login: string) => {
      const browser = new Browser(sandbox.app)
      await browser.get('/api/auth/me')
      const { statusCode } = await browser.post('/api/betogol-signup', { ...familyB, login })
      expect(statusCode).toBe(200)
      return browser
    }
    const bonuses = async (browser: Browser) => (await browser.get('/api/bonuses?lang=en')).json<BonusList>()
    const byChoice = await register('first')
    const both = [await deposit(byChoice, key('a'), 'card', 20), await deposit(byChoice, key('b'), 'card', 20)]
    for (const { body } of both) await sendForm(sandbox.app, body.redirectUrl!, { ...card, outcome: 'success' })
    expect(await cashier.me(byChoice)).toMatchObject({ balance: 40, bonusBalance: 50, isHaveFirstDeposit: true })
    expect(await bonuses(byChoice)).toMatchObject([
      { status: 'active', amount: 50, wagering: { shares: [{ type: 'sport', share: 1 }] } },
    ])

    const other = await register('second')
    await deposit(other, key('a'), 'voucher', 20, { fields: { code: await voucher(20) }, bonus: 'slots' })
    expect(await cashier.me(other)).toMatchObject({ balance: 20, bonusBalance: 20 })
    const none = await register('third')
    await deposit(none, key('a'), 'voucher', 20, { fields: { code: await voucher(20) }, bonus: '' })
    expect(await cashier.me(none)).toMatchObject({ balance: 20, bonusBalance: 0, isHaveFirstDeposit: true })
  })
})

test('a payment page’s token is for one payment and cannot be guessed, and the page needs nothing else', async () => {
  const { body } = await deposit(player, key('t'), 'card', 50)
  const { host, pathname } = new URL(body.redirectUrl!)
  const look = (path: string) => sandbox.app.inject({ url: path, headers: { host } })
  const page = await look(pathname)
  expect(page.body).toContain('name="outcome" value="success"')
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' http://localhost;`)
  for (const path of [`${pathname}x`, pathname.replace(/\d+\./, '2.'), '/pay/1.x'])
    expect((await look(path)).statusCode).toBe(404)
})
