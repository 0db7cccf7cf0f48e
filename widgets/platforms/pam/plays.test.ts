import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../../../sandbox/app/server.ts'
import { check, openPage, signedIn } from '#testing/platform-page.ts'
import { createPlatform } from './index.ts'

let pam: Sandbox
beforeAll(async () => {
  pam = await buildSandbox({ database: ':memory:', control: true, platform: 'pam' })
})
afterAll(() => pam.close())

const failureOf = async (response: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await response
  return [status, body]
}

describe('the session', () => {
  it('is found again by its cookie after a page load, and ends with a sign-out', async () => {
    const { browser, read } = await signedIn(pam.app, createPlatform())
    const reloaded = openPage(pam.app, createPlatform(), browser)
    expect((await reloaded.read('GET /my/full-data'))['login']).toBe('amine')
    expect((await reloaded.call('DELETE /logout')).status).toBe(204)
    expect((await reloaded.call('GET /auth/me')).status).toBe(204)
    await expect(read('GET /my/limits')).rejects.toThrow('401')
  })

  it('gives visitors 401 in the form of the API', async () => {
    expect(await failureOf(openPage(pam.app, createPlatform()).call('GET /bonuses'))).toEqual([
      401,
      { code: 401, errors: [] },
    ])
  })

  it('starts with a registration in two steps', async () => {
    const page = openPage(pam.app, createPlatform())
    const password = 'Secret-123'
    const fields = {
      login: 'pamela',
      birthday: String(Date.UTC(1990, 4, 17)),
      password,
      confirmPassword: password,
      checkTerms: true,
      currency: 'TND',
    }
    const failed = { ...fields, birthday: String(Date.now()) }
    expect(await failureOf(page.call('POST /betogol-signup', { body: failed }))).toEqual([
      expect.any(Number),
      { code: 112, errors: [{ code: 112, param: 'birthday' }] },
    ])
    const user = await page.read('POST /betogol-signup', { body: fields })
    check('SignedUpUser', 'registration.schema.json', user)
    expect(await page.read('GET /auth/me')).toEqual(user)
  })
})

describe('what a player does', () => {
  it('deposits and takes a withdrawal back under the key that was sent', async () => {
    const { read } = await signedIn(pam.app, createPlatform())
    const headers = { 'Idempotency-Key': 'pam-key-000000000000001' }
    const body = { methodId: 'mobile-money', amount: 50, fields: { phone: '+21620123456' } }
    const made = await read('POST /payments/withdrawals', { body, headers })
    check('PaymentOperation', 'payments.schema.json', made)
    expect(made).toMatchObject({ key: headers['Idempotency-Key'], status: 'pending', amount: 50, canCancel: true })
    const again = await read('POST /payments/withdrawals', { body, headers: { 'Idempotency-Key': 'other' } })
    expect(again['id']).not.toBe(made['id'])
    const params = { key: headers['Idempotency-Key'] }
    expect(await read('POST /payments/operations/{key}/cancel', { params })).toMatchObject({ status: 'cancelled' })
  })

  it('limits, pauses, spins, reads, claims and plays', async () => {
    const { call, read } = await signedIn(pam.app, createPlatform())
    const limit = { kind: 'deposit', period: 'week', amount: 300 }
    expect(await read('PUT /my/limits', { body: limit })).toMatchObject({ limits: [limit] })
    const removed = await read('PUT /my/limits', { body: { ...limit, amount: null } })
    expect(removed).toMatchObject({ limits: [{ ...limit, change: { amount: null } }] })

    const { wheelId } = await read('GET /fortune-wheel/status')
    check('Award', 'wheel.schema.json', await read('PUT /fortune-wheel/{id}', { params: { id: String(wheelId) } }))

    const { rows } = (await read('GET /popups', { query: { isViewed: false } })) as { rows?: { id: string }[] }
    for (const { id } of rows ?? [])
      expect(await read('PATCH /popups/{id}/set-viewed', { params: { id } })).toMatchObject({ isViewed: true })

    const { rows: games } = (await read('GET /games', { query: { features: 'demo', size: 1 } })) as {
      rows?: { id: string; providerId: string }[]
    }
    const { id: gameId, providerId } = games![0]!
    const params = { providerId, gameId }
    const body = { mode: 'demo', device: 'desktop', lang: 'en' }
    const opened = await read('POST /games/{providerId}/{gameId}/session', { params, body })
    expect(Object.keys(opened)).toEqual([expect.stringMatching(/^(url|html)$/)])
    expect((await call('PUT /my/favourites/{providerId}/{gameId}', { params })).status).toBe(204)
    expect(await read('GET /my/favourites')).toMatchObject([{ id: gameId, providerId }])

    expect(await read('POST /my/breaks', { body: { kind: 'break', days: 3 } })).toMatchObject({ kind: 'break' })
  })

  it('sends a document', async () => {
    const { read } = await signedIn(pam.app, createPlatform(), 'lena')
    const form = new FormData()
    form.append('type', 'passport')
    form.append('file', new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])], 'passport.png'))
    expect(await read('POST /my/documents', { body: form })).toMatchObject({ type: 'passport', name: 'passport.png' })
  })

  it('pages through a history that the platform does not count', async () => {
    const { read } = await signedIn(pam.app, createPlatform())
    const page = (await read('GET /my/bets', { query: { page: 2, size: 5, status: 'won' } })) as {
      count?: number
      rows?: { status: string }[]
    }
    check('BetList', 'histories.schema.json', page)
    expect(page.count).toBe(11)
    expect(new Set(page.rows?.map(({ status }) => status))).toEqual(new Set(['won']))
    check('OperationList', 'histories.schema.json', await read('GET /my/operations', { query: { kind: 'deposit' } }))
    check('CashbackList', 'histories.schema.json', await read('GET /my/cashbacks'))
  })
})
