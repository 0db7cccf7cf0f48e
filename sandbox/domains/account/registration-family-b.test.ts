import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import type { Browser } from '../../testing/browser.ts'
import { familyB, visitorOf } from './testing.ts'
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

describe('family B', () => {
  test.each(['/api/donxbet-signup', '/api/betogol-signup', '/api/betogooal-signup'])(
    '%s opens an account and signs in',
    async (path) => {
      const response = await register(familyB, path)
      expect(response.json()).toMatchObject({
        login: 'nour',
        currency: 'TND',
        balance: 0,
        isPaymentSystemUser: true,
        fortuneWheel: { status: 'NEW' },
      })
      expect(response.json()).not.toHaveProperty('credentials')
      expect((await browser.get('/api/auth/me')).json()).toEqual(response.json())
      expect((await browser.get('/api/my/full-data')).json()).toMatchObject({
        birthday: familyB.birthday,
        email: '',
        phone: '',
      })
      expect(
        (await (await visitor()).post('/api/client-login', { login: 'nour', password: familyB.password })).statusCode,
      ).toBe(200)
    },
  )

  const wrongB: [object, object][] = [
    [{ login: 'n' }, { code: 110, param: 'login' }],
    [{ login: 'no ur' }, { code: 110, param: 'login' }],
    [{ login: 'x'.repeat(181) }, { code: 110, param: 'login' }],
    [{ password: 'x' }, { code: 110, param: 'password' }],
    [
      { password: 'with space', confirmPassword: 'with space' },
      { code: 110, param: 'password' },
    ],
    [{ confirmPassword: 'Secret-124' }, { code: 110, param: 'confirmPassword' }],
    [{ checkTerms: false }, { code: 110, param: 'checkTerms' }],
    [{ checkTerms: undefined }, { code: 110, param: 'checkTerms' }],
    [{ currency: 'JPY' }, { code: 110, param: 'currency' }],
    [{ firstDepositBonus: 'both' }, { code: 110, param: 'firstDepositBonus' }],
    [{ birthday: '17.05.1990' }, { code: 110, param: 'birthday' }],
    [{ birthday: String(Date.UTC(1899, 0, 1)) }, { code: 110, param: 'birthday' }],
    [{ birthday: String(Date.now()) }, { code: 112, param: 'birthday' }],
    [
      { login: 'n', currency: '', password: '' },
      {
        code: 110,
        errors: [
          { code: 110, param: 'login' },
          { code: 110, param: 'password' },
        ],
      },
    ],
  ]
  test('refuses values that break a field’s rule', async () => {
    for (const [change, answer] of wrongB) {
      const response = await register({ ...familyB, ...change })
      expect([change, response.statusCode, response.json()]).toEqual([change, 400, answer])
    }
  })

  test('accepts empty optional fields', async () => {
    const right = [
      { birthday: '' },
      { birthday: undefined },
      { firstDepositBonus: '' },
      { firstDepositBonus: undefined },
      { confirmPassword: undefined },
    ]
    for (const [index, change] of right.entries()) {
      browser = await visitor()
      const response = await register({ ...familyB, login: `nour${index}`, ...change })
      expect([change, response.statusCode]).toEqual([change, 200])
    }
  })

  test('uses the brand’s currency if none is given', async () => {
    browser = await visitor('medina.localhost:4600')
    expect((await register({ ...familyB, currency: undefined })).json()).toMatchObject({ currency: 'TND' })
    browser = await visitor()
    expect((await register({ ...familyB, login: 'other', currency: '' })).json()).toMatchObject({ currency: 'EUR' })
  })

  test('a player is old enough on the eighteenth birthday in every time zone, and too young two days before', async () => {
    const now = new Date()
    const midnight = (days: number, zoneHours = 0) =>
      String(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + days, -zoneHours))
    for (const [index, birthday] of [midnight(0), midnight(0, 13), midnight(0, -11)].entries()) {
      browser = await visitor()
      expect((await register({ ...familyB, login: `young${index}`, birthday })).statusCode).toBe(200)
    }
    browser = await visitor()
    expect((await register({ ...familyB, login: 'tooyoung', birthday: midnight(2) })).json()).toEqual({
      code: 112,
      param: 'birthday',
    })
  })
})
