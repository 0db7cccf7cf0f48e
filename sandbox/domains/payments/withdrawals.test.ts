import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Sandbox } from '../../app/server.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { connected, listen, next } from '../../testing/live.ts'
import { moveClock } from '../../testing/messages.ts'
import { deposit, key, openCashier, withdraw, type Cashier } from './testing.ts'

const phone = { phone: '+21620555014' }
let cashier: Cashier
let sandbox: Sandbox
let player: Browser
beforeEach(async () => {
  cashier = await openCashier()
  sandbox = cashier.sandbox
  player = cashier.player
})
afterEach(() => sandbox.close())

const settle = (id: number, payload: object) =>
  sandbox.app.inject({ method: 'PATCH', url: `/__sandbox/payments/${id}`, payload })

/** Uploads a passport and approves it as the operator. */
async function approvePassport(browser: Browser): Promise<void> {
  const form = new FormData()
  form.append('type', 'passport')
  form.append('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'passport.png'))
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const { id } = (
    await browser.call('POST', '/api/my/documents', { body: Buffer.from(await encoded.arrayBuffer()), headers })
  ).json<{ id: number }>()
  await sandbox.app.inject({ method: 'PATCH', url: `/__sandbox/documents/${id}`, payload: { status: 'approved' } })
}

describe('a withdrawal', () => {
  test('holds its money until it is completed, in the ledger and the audit', async () => {
    const { balance } = await cashier.me()
    const { body } = await withdraw(player, key('out'), 'mobile-money', 100, phone)
    expect(body).toMatchObject({ status: 'pending', fee: 1, canCancel: true })
    expect([(await cashier.me()).balance, await cashier.entriesOf(body.id)]).toEqual([
      balance - 100,
      [
        ['withdrawal-held', 'real', -100_000],
        ['withdrawal-held', 'held', 100_000],
      ],
    ])
    await moveClock(sandbox.app, 31_000)
    await expect.poll(async () => (await cashier.find('out')).status, { timeout: 3000 }).toBe('processing')
    expect((await player.post(`/api/payments/operations/${key('out')}/cancel`)).json()).toEqual({ code: 163 })
    await moveClock(sandbox.app, 60_000)
    await expect.poll(async () => (await cashier.find('out')).status, { timeout: 3000 }).toBe('done')
    expect((await cashier.entriesOf(body.id)).at(-1)).toEqual(['withdrawal', 'held', -100_000])
    expect((await cashier.me()).balance).toBe(balance - 100)
    const audit = (await sandbox.app.inject(`/__sandbox/payments/${body.id}/audit`)).json<
      { status: string; actor: string }[]
    >()
    expect(audit.map(({ status, actor }) => `${actor} ${status}`)).toEqual([
      'player pending',
      'clock processing',
      'clock done',
    ])
  })

  test('returns its money if the player cancels it or the operator refuses it', async () => {
    const { balance } = await cashier.me()
    await withdraw(player, key('one'), 'mobile-money', 100, phone)
    for (let turn = 0; turn < 2; turn++)
      expect((await player.post(`/api/payments/operations/${key('one')}/cancel`)).json()).toMatchObject({
        status: 'cancelled',
        canCancel: false,
      })
    const { body } = await withdraw(player, key('two'), 'premium', 100, {
      holder: 'Amine Ben Salah',
      accountNumber: 'TN5910006035183598478831',
    })
    expect(body).toMatchObject({ status: 'pending', premium: true })
    await settle(body.id, { status: 'failed' })
    expect(await cashier.find('two')).toMatchObject({ status: 'failed', reason: 'refused-by-operator' })
    expect((await settle(body.id, { status: 'done' })).json()).toEqual({ code: 163 })
    expect((await cashier.me()).balance).toBe(balance)
  })

  test('by voucher returns a code that another player can deposit', async () => {
    const { body } = await withdraw(player, key('v'), 'voucher', 50)
    expect(body).toMatchObject({ status: 'done', voucher: expect.stringMatching(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/) })
    const other = await signedIn(sandbox.app, 'yasmine')
    const { balance } = await cashier.me(other)
    expect((await deposit(other, key('v'), 'voucher', 50, { fields: { code: body.voucher } })).body.status).toBe('done')
    expect((await cashier.me(other)).balance).toBe(balance + 50)
  })

  test('above a limit needs documents, and never takes more money than available', async () => {
    const lena = await signedIn(sandbox.app, 'lena')
    await sandbox.app.inject({ method: 'PATCH', url: '/__sandbox/users/lena', payload: { balance: 1000 } })
    const list = await cashier.methods('direction=withdrawal', lena)
    expect(list.find(({ id }) => id === 'card')).toMatchObject({ verificationAbove: 200 })
    expect(list.find(({ id }) => id === 'crypto')).toMatchObject({ needsVerification: true })
    const fields = { cardNumber: '4242424242424242', holder: 'Lena' }
    expect((await withdraw(lena, key('a'), 'card', 200.01, fields)).body).toEqual({ code: 162 })
    expect((await withdraw(lena, key('a'), 'card', 200, fields)).status).toBe(200)
    await approvePassport(lena)
    expect(
      (await cashier.methods('direction=withdrawal', lena)).some(
        (method) => method.needsVerification || method.verificationAbove,
      ),
    ).toBe(false)
    expect((await withdraw(lena, key('b'), 'card', 800.01, fields)).body).toEqual({ code: 160, param: 'amount' })
    expect((await withdraw(lena, key('b'), 'card', 800, fields)).status).toBe(200)
  })
})

describe('a key', () => {
  test('identifies one payment: repeated calls get the same answer, another body is refused', async () => {
    const { balance } = await cashier.me()
    const both = await Promise.all([1, 2, 3].map(() => withdraw(player, key('k'), 'mobile-money', 100, phone)))
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
    expect((await withdraw(player, key('k'), 'mobile-money', 100, phone)).body).toEqual(both[0]!.body)
    for (const again of [
      withdraw(player, key('k'), 'mobile-money', 101, phone),
      withdraw(player, key('k'), 'voucher', 100),
      deposit(player, key('k'), 'card', 100),
    ]) {
      expect(await again).toMatchObject({ status: 409, body: { code: 161 } })
    }
    expect((await cashier.me()).balance).toBe(balance - 100)
  })

  test('belongs to its player, and a refused call does not consume it', async () => {
    expect((await withdraw(player, key('k'), 'mobile-money', 5, phone)).body).toEqual({ code: 110, param: 'amount' })
    expect((await player.get(`/api/payments/operations/${key('k')}`)).statusCode).toBe(404)
    expect((await withdraw(player, key('k'), 'mobile-money', 50, phone)).status).toBe(200)
    const other = await signedIn(sandbox.app, 'yasmine')
    expect((await other.get(`/api/payments/operations/${key('k')}`)).statusCode).toBe(404)
    expect((await other.post(`/api/payments/operations/${key('k')}/cancel`)).statusCode).toBe(404)
    expect((await withdraw(other, key('k'), 'mobile-money', 60, phone)).body).toMatchObject({ amount: 60 })
  })

  test('without a valid key or body nothing is withdrawn', async () => {
    const wrong: [body: object, name: string, error: object][] = [
      [{ methodId: 'mobile-money', amount: 50, fields: phone }, '', { code: 110, param: 'idempotency-key' }],
      [{ methodId: 'mobile-money', amount: 50, fields: phone }, 'short', { code: 110, param: 'idempotency-key' }],
      [{ methodId: 'mobile-money', amount: 50.005, fields: phone }, key('x'), { code: 110, param: 'amount' }],
      [{ methodId: 'mobile-money', amount: 4000.01, fields: phone }, key('x'), { code: 110, param: 'amount' }],
      [{ methodId: 'crypto', amount: 50, fields: {} }, key('x'), { code: 164 }],
      [{ methodId: 'mobile-money', amount: 50, fields: {} }, key('x'), { code: 110, param: 'phone' }],
      [
        { methodId: 'mobile-money', amount: 50, fields: { ...phone, __proto: 'x' } },
        key('x'),
        { code: 110, param: '__proto' },
      ],
      [
        { methodId: 'card', amount: 50, fields: { cardNumber: '4242424242424241', holder: 'A' } },
        key('x'),
        {
          code: 110,
          errors: [
            { code: 110, param: 'cardNumber' },
            { code: 110, param: 'holder' },
          ],
        },
      ],
    ]
    for (const [body, name, error] of wrong) {
      const headers: Record<string, string> = name ? { 'idempotency-key': name } : {}
      const answer = await player.call('POST', '/api/payments/withdrawals', { body, headers })
      expect([answer.statusCode, answer.json()]).toEqual([400, error])
    }
    expect(await cashier.open()).toEqual([])
  })

  test('the return page must have the caller’s origin, and at most thirty payments a minute are accepted', async () => {
    const elsewhere = await deposit(player, key('x'), 'card', 50, { returnUrl: 'https://evil.example/deposit' })
    expect(elsewhere.body).toEqual({ code: 110, param: 'returnUrl' })
    for (let count = 0; count < 30; count++)
      expect((await deposit(player, key(`n${count}-`), 'card', 20)).status).toBe(200)
    expect((await deposit(player, key('more'), 'card', 20)).body).toEqual({ code: 429 })
    expect((await deposit(player, key('n7-'), 'card', 20)).status).toBe(200)
  })
})

test('every change is sent to each of the player’s tabs', async () => {
  const live = await listen()
  const own = await signedIn(live.app)
  const tabs = await Promise.all([1, 2].map(() => connected(live.socket({ cookie: own.cookieHeader }))))
  const heard = tabs.map((tab) => next(tab, 'balance'))
  await withdraw(own, key('live'), 'mobile-money', 100, phone)
  expect(await Promise.all(heard)).toEqual([
    { balance: 1150.5, bonusBalance: 120 },
    { balance: 1150.5, bonusBalance: 120 },
  ])
  await live.close()
})
