import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { messagesTo } from '../../testing/messages.ts'
import { familyA, familyB } from './testing.ts'

let sandbox: Sandbox
let browser: Browser

beforeEach(async () => {
  sandbox = await buildSandbox({ database: ':memory:', control: true, currencies: { 'medina.localhost': 'TND' } })
  browser = await visitor()
})
afterEach(() => sandbox.close())

async function visitor(host = 'betogol.localhost:4600') {
  const fresh = new Browser(sandbox.app, { host })
  await fresh.get('/api/auth/me')
  return fresh
}

const register = (body: object, path = '/api/betogol-signup') => browser.post(path, body)

describe('family A', () => {
  test('opens an account without money, signs in, and says the credentials once', async () => {
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

  test('sends a welcome with the login, a link on the brand’s own host, and no password', async () => {
    const { credentials } = (await register(familyA)).json()
    const [welcome, ...others] = await messagesTo(sandbox.app, familyA.email)
    expect(others).toEqual([])
    expect(welcome?.subject).toBe('Welcome to betogol.localhost:4600')
    expect(welcome?.text).toContain(`Your login: ${credentials.login}`)
    expect(welcome?.text).toMatch(/http:\/\/betogol\.localhost:4600\/confirm-email\/[\w-]{43}$/)
    expect(welcome?.text).not.toContain(credentials.password)
  })

  test('takes the country’s currency, with the wheel for Tunisia; else the brand’s', async () => {
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
  test('refuses what breaks a field’s rule', async () => {
    for (const [change, param] of wrongA) {
      const response = await register({ ...familyA, ...change })
      expect([change, response.statusCode, response.json()]).toEqual([change, 400, { code: 110, param }])
    }
    expect((await browser.get('/api/auth/me')).statusCode).toBe(204)
  })

  test('takes what may be left out, and names of every kind', async () => {
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
  test('refuses what breaks a field’s rule', async () => {
    for (const [change, answer] of wrongB) {
      const response = await register({ ...familyB, ...change })
      expect([change, response.statusCode, response.json()]).toEqual([change, 400, answer])
    }
  })

  test('takes what may be left out', async () => {
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

  test('takes the brand’s currency where none is named', async () => {
    browser = await visitor('medina.localhost:4600')
    expect((await register({ ...familyB, currency: undefined })).json()).toMatchObject({ currency: 'TND' })
    browser = await visitor()
    expect((await register({ ...familyB, login: 'other', currency: '' })).json()).toMatchObject({ currency: 'EUR' })
  })

  test('the eighteenth birthday is old enough, in whatever time zone, and the day after it is not', async () => {
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

test.each([
  [{ ...familyA, email: 'Claire@Players.Example' }, 'email'],
  [{ ...familyA, phone: '33639980143' }, 'phone'],
  [{ ...familyB, login: 'amine' }, 'login'],
  [{ ...familyB, login: 'AMINE' }, 'login'],
])('what another player has is taken: %o', async (body, param) => {
  expect((await register(body)).json()).toEqual({ code: 111, param })
})

test('of twins that register at once, one gets the account', async () => {
  const answers = await Promise.all([1, 2, 3].map(async () => (await visitor()).post('/api/betogol-signup', familyB)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
})

test('a registration replaces the session there was', async () => {
  browser = await signedIn(sandbox.app)
  const before = browser.cookieHeader
  await browser.get('/api/auth/me')
  expect((await register(familyB)).statusCode).toBe(200)
  expect((await sandbox.app.inject({ url: '/api/auth/me', headers: { cookie: before } })).statusCode).toBe(401)
})

test('needs the XSRF header, and a page of the brand’s', async () => {
  const bare = await sandbox.app.inject({ method: 'POST', url: '/api/betogol-signup', payload: familyB })
  expect([bare.statusCode, bare.json()]).toEqual([419, { code: 419 }])
  browser = await visitor('evil.example')
  expect((await register(familyA)).json()).toEqual({ code: 400 })
  expect(await messagesTo(sandbox.app, familyA.email)).toEqual([])
})

test('no address registers more than sixty times in a quarter of an hour', async () => {
  const attempts = Array.from({ length: 61 }, () => register({ ...familyB, login: '' }))
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('the currencies to choose from have codes, names and signs', async () => {
  const currencies = (await browser.get('/api/signup-currency')).json()
  expect(currencies).toContainEqual({ code: 'EUR', name: 'Euro', symbol: '€' })
  expect(currencies).toContainEqual({ code: 'TND', name: 'Tunisian Dinar', symbol: 'TND' })
})
