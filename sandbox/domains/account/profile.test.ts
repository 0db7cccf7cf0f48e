import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { messagesTo } from '../../testing/messages.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
let lena: Browser
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  lena = await signedIn(sandbox.app, 'lena')
})
afterEach(() => sandbox.close())

const read = async (browser = lena) => (await browser.get('/api/my/full-data')).json()
const change = (body: object, browser = lena) => browser.call('PATCH', '/api/my/full-data', { body })

describe('the player’s data', () => {
  test('belong to the player of the session', async () => {
    expect(await read()).toEqual({
      id: 1007,
      login: 'lena',
      currency: 'EUR',
      name: 'Lena',
      surname: 'Hoffmann',
      email: 'lena@players.example',
      phone: '+491713920047',
      country: 'DE',
      city: 'Hamburg',
      birthday: String(Date.UTC(1997, 11, 19)),
      cardId: 'l01x00t47',
      isEmailConfirmed: false,
      isPhoneConfirmed: false,
      fixed: [],
    })
    expect((await new Browser(sandbox.app).get('/api/my/full-data')).statusCode).toBe(401)
  })

  test('change only in the given fields', async () => {
    const before = await read()
    const wanted = { name: 'Leni', city: '', cardId: 'AB12', country: 'AT', birthday: String(Date.UTC(1990, 0, 1)) }
    const response = await change(wanted)
    expect(response.json()).toEqual({ ...before, ...wanted, cardId: 'ab12' })
    expect(await read()).toEqual(response.json())
  })

  test('a new address and number are unconfirmed; both addresses get an email', async () => {
    await sandbox.app.inject({
      method: 'PATCH',
      url: '/__sandbox/users/lena',
      payload: { isEmailConfirmed: true, isPhoneConfirmed: true },
    })
    expect((await change({ email: 'lena@players.example', phone: '491713920047' })).json()).toMatchObject({
      isEmailConfirmed: true,
      isPhoneConfirmed: true,
    })
    const changed = (await change({ email: 'leni@players.example', phone: '491713920048' })).json()
    expect(changed).toMatchObject({ phone: '+491713920048', isEmailConfirmed: false, isPhoneConfirmed: false })
    expect(await messagesTo(sandbox.app, 'lena@players.example')).toMatchObject([
      { subject: 'Your email address was changed' },
    ])
    expect(await messagesTo(sandbox.app, 'leni@players.example')).toMatchObject([
      { text: expect.stringContaining('/confirm-email/') },
    ])
  })

  test('have what a brand’s form asks for beside the fields of the specification', async () => {
    const changed = (await change({ nationality: 'BR', consents: { email: true } })).json()
    expect(changed).toMatchObject({ login: 'lena', nationality: 'BR', consents: { email: true } })
    expect(await read()).toEqual(changed)
  })

  test('fields proven by verified documents are fixed, the others are not', async () => {
    const claire = await signedIn(sandbox.app, 'claire')
    expect((await read(claire)).fixed).toEqual(['name', 'surname', 'country', 'birthday', 'cardId'])
    expect((await change({ name: 'Clara' }, claire)).json()).toEqual({ code: 116, param: 'name' })
    expect((await change({ name: 'Claire', city: 'Paris' }, claire)).json()).toMatchObject({
      name: 'Claire',
      city: 'Paris',
    })
  })

  test('refuse values that break a rule or are taken, and read-only fields', async () => {
    const before = await read()
    const wrong: [object, object][] = [
      [{ name: '' }, { code: 110, param: 'name' }],
      [{ name: 'Lena 2' }, { code: 110, param: 'name' }],
      [{ email: '' }, { code: 110, param: 'email' }],
      [{ phone: 'x' }, { code: 110, param: 'phone' }],
      [{ country: 'XX' }, { code: 110, param: 'country' }],
      [{ birthday: String(Date.now()) }, { code: 112, param: 'birthday' }],
      [{ email: 'CLAIRE@players.example' }, { code: 111, param: 'email' }],
      [{ phone: '33639980143' }, { code: 111, param: 'phone' }],
      [{ login: 'boss' }, { code: 110, param: 'login' }],
      [{ currency: 'USD' }, { code: 110, param: 'currency' }],
      [{ isEmailConfirmed: true }, { code: 110, param: 'isEmailConfirmed' }],
      [{}, { code: 400 }],
      [
        { name: 'Leni', surname: '1' },
        { code: 110, param: 'surname' },
      ],
    ]
    for (const [body, answer] of wrong) expect([body, (await change(body)).json()]).toEqual([body, answer])
    expect(await read()).toEqual(before)
  })
})

describe('the password', () => {
  const changePassword = (password: string, newPassword: string) =>
    lena.put('/api/me/password', { password, newPassword })
  const signIn = async (password: string) => {
    const browser = new Browser(sandbox.app)
    await browser.get('/api/auth/me')
    return browser.post('/api/client-login', { login: 'lena', password })
  }

  test('changes; this session stays, the others end, and the player gets an email', async () => {
    const elsewhere = await signedIn(sandbox.app, 'lena')
    const response = await changePassword('Demo-1234', 'New-Secret-1')
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    expect((await lena.get('/api/auth/me')).statusCode).toBe(200)
    expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401)
    expect((await signIn('Demo-1234')).statusCode).toBe(400)
    expect((await signIn('New-Secret-1')).statusCode).toBe(200)
    expect(await messagesTo(sandbox.app, 'lena@players.example')).toMatchObject([
      { subject: 'Your password was changed' },
    ])
  })

  test('is compared byte for byte', async () => {
    const odd = '\u0000пароль‏<b>\u{1f600}'
    expect((await changePassword('Demo-1234', odd)).statusCode).toBe(200)
    expect((await signIn(odd.replace('‏', ''))).statusCode).toBe(400)
    expect((await signIn(odd)).statusCode).toBe(200)
  })

  test('stays if the current one is wrong or the new one breaks a rule', async () => {
    expect((await changePassword('Demo-1235', 'New-Secret-1')).json()).toEqual({ code: 115, param: 'password' })
    for (const wrong of ['', 'x', 'with space'])
      expect((await changePassword('Demo-1234', wrong)).json()).toEqual({ code: 110, param: 'newPassword' })
    expect(
      (await new Browser(sandbox.app).put('/api/me/password', { password: 'a', newPassword: 'b' })).statusCode,
    ).toBe(419)
    expect((await signIn('Demo-1234')).statusCode).toBe(200)
  })

  test('may be guessed ten times in a quarter of an hour', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => changePassword('wrong-one', 'New-Secret-1')))
    expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(10).fill(400), 429, 429])
    expect((await changePassword('Demo-1234', 'New-Secret-1')).json()).toEqual({ code: 429 })
  })
})
