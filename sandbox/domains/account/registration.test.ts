import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import type { Browser } from '../../testing/browser.ts'
import { messagesTo } from '../../testing/messages.ts'
import { familyA, visitorOf } from './testing.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let browser: Browser

beforeEach(async () => {
  sandbox = await buildSandbox({
    database: await testDatabase(),
    control: true,
    currencies: { 'medina.localhost': 'TND' },
  })
  browser = await visitor()
})
afterEach(() => sandbox.close())

const visitor = (host?: string) => visitorOf(sandbox.app, host)
const register = (body: object, path = '/api/betogol-signup') => browser.post(path, body)

describe('family A', () => {
  test('opens an account without money, signs in, and returns the credentials once', async () => {
    const response = await register(familyA)
    expect(response.statusCode).toBe(200)
    const { credentials, ...user } = response.json()
    expect(user).toMatchObject({
      login: credentials.login,
      currency: 'XOF',
      balance: 0,
      bonusBalance: 0,
      isPaymentSystemUser: true,
    })
    expect(user).toMatchObject({
      isVerificated: false,
      isHaveFirstDeposit: false,
      fortuneWheel: { status: 'FORBIDDEN', stopAt: null },
    })
    expect((await browser.get('/api/auth/me')).json()).toEqual(user)
    expect((await browser.get('/api/my/full-data')).json()).toMatchObject({
      ...familyA,
      cardId: 'sn1234567',
      isEmailConfirmed: false,
      isPhoneConfirmed: false,
    })

    const other = await visitor()
    expect((await other.post('/api/client-login', credentials)).statusCode).toBe(200)
  })

  test('keeps what the form of a brand asks for more, as it was sent', async () => {
    const more = { nationality: 'SN', address: { city: 'Dakar', postcode: '11500' }, marketingSms: true }
    expect((await register({ ...familyA, ...more })).statusCode).toBe(200)
    expect((await browser.get('/api/my/full-data')).json()).toMatchObject(more)
  })

  test('sends a welcome email with the login, a link on the brand’s own host, and no password', async () => {
    const { credentials } = (await register(familyA)).json()
    const [welcome, ...others] = await messagesTo(sandbox.app, familyA.email)
    expect(others).toEqual([])
    expect(welcome?.subject).toBe('Welcome to betogol.localhost:4600')
    expect(welcome?.text).toContain(`Your login: ${credentials.login}`)
    expect(welcome?.text).toMatch(/http:\/\/betogol\.localhost:4600\/confirm-email\/[\w-]{43}$/)
    expect(welcome?.text).not.toContain(credentials.password)
  })

  test('uses the country’s currency, with the wheel for Tunisia; otherwise the brand’s', async () => {
    expect((await register({ ...familyA, country: 'TN' })).json()).toMatchObject({
      currency: 'TND',
      fortuneWheel: { status: 'NEW' },
    })
    browser = await visitor('medina.localhost:4600')
    expect(
      (await register({ ...familyA, country: 'JP', email: 'b@b.example', phone: '+815012345678' })).json(),
    ).toMatchObject({ currency: 'TND' })
    browser = await visitor()
    expect(
      (await register({ ...familyA, country: 'JP', email: 'c@b.example', phone: '+815012345679' })).json(),
    ).toMatchObject({ currency: 'EUR' })
  })

  const wrongA: [object, string][] = [
    [{ name: '' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ name: 'A' }, 'name'],
    [{ name: 'A'.repeat(181) }, 'name'],
    [{ name: ' Aminata' }, 'name'],
    [{ surname: 'Sow2' }, 'surname'],
    [{ surname: '<b>Sow</b>' }, 'surname'],
    [{ cardId: 'SN 123' }, 'cardId'],
    [{ email: 'aminata@players' }, 'email'],
    [{ email: undefined }, 'email'],
    [{ phone: '+123456' }, 'phone'],
    [{ phone: `+${'1'.repeat(21)}` }, 'phone'],
    [{ phone: '00221 77' }, 'phone'],
    [{ country: 'ZZ' }, 'country'],
    [{ country: 'sn' }, 'country'],
    [{ country: '' }, 'country'],
    [{ checkTerms: false }, 'checkTerms'],
    [{ city: 7 }, 'city'],
    [{ isVerificated: true }, 'isVerificated'],
  ]
  test('refuses values that break a field’s rule', async () => {
    for (const [change, param] of wrongA) {
      const response = await register({ ...familyA, ...change })
      expect([change, response.statusCode, response.json()]).toEqual([change, 400, { code: 110, param }])
    }
    expect((await browser.get('/api/auth/me')).statusCode).toBe(204)
  })

  test('accepts empty optional fields, and names of every kind', async () => {
    const right = [
      { cardId: '' },
      { cardId: undefined },
      { city: '' },
      { city: '<script>alert(1)</script>' },
      { name: 'Jean-Noël O’Brien' },
      { surname: 'بن صالح' },
    ]
    for (const [index, change] of right.entries()) {
      browser = await visitor()
      const response = await register({
        ...familyA,
        email: `a${index}@players.example`,
        phone: `+22177123450${index}`,
        ...change,
      })
      expect([change, response.statusCode]).toEqual([change, 200])
    }
  })
})
