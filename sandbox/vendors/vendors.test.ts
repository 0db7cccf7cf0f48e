import { verify } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSandbox, type Sandbox } from '../app/server.ts'
import { vendorOrigins, vendorUrl } from './vendors.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ database: ':memory:' })
})
afterAll(() => sandbox.close())

const { 'https://telegram.org': telegram } = vendorOrigins(4600)
const ask = (url: string) => sandbox.app.inject({ url, headers: { host: new URL(telegram!).host } })

test('only a stand-in’s host serves its routes', () => {
  expect(vendorUrl('telegram.vendors.localhost:4600', '/auth?a=/b')).toBe('/__vendors/telegram/auth?a=/b')
  for (const host of [
    'vendors.localhost',
    'telegram.vendors.localhost.evil.example',
    'betogol.localhost:4600',
    'a.b.vendors.localhost',
    undefined,
  ])
    expect(vendorUrl(host, '/auth')).toBe('/auth')
})

test('the pages are served, and nothing of the API on the vendor’s host', async () => {
  for (const path of ['/js/telegram-widget.js?22', '/embed/some_bot?origin=x', '/auth', '/people'])
    expect((await ask(path)).statusCode).toBe(200)
  expect((await ask('/api/auth/me')).statusCode).toBe(404)
  const { body } = await ask('/people')
  expect(JSON.parse(body).length).toBeGreaterThan(3)
})

test('it signs the listed persons, and a new person each time', async () => {
  const sign = async (payload: object) =>
    (
      await sandbox.app.inject({ method: 'POST', url: '/sign', headers: { host: new URL(telegram!).host }, payload })
    ).json()
  expect(await sign({ id: 710000002 })).toMatchObject({
    id: 710000002,
    first_name: 'Nadia',
    username: 'nadia_f',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect((await sign({ id: 0 })).id).not.toBe((await sign({ id: 0 })).id)
  expect(await sign({ id: 5 })).toEqual({ code: 404 })
  expect(await sign({ id: 'x' })).toEqual({ code: 110, param: 'id' })
})

/** Runs the script as in a page with these attributes on its element; returns the page’s side of it. */
async function page(
  attributes: Record<string, string>,
  globals: object = {},
  getElementById: (id: string) => object | null = () => null,
) {
  const { body: code } = await ask('/js/telegram-widget.js?22')
  const listeners: ((event: object) => void)[] = []
  const inserted: { src: string; id: string; contentWindow: object }[] = []
  const script = {
    src: `${telegram}/js/telegram-widget.js?22`,
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    parentNode: { insertBefore: (frame: (typeof inserted)[number]) => inserted.push(frame) },
  }
  const createElement = () => ({ style: {} as Record<string, string>, contentWindow: {}, setAttribute() {} })
  const document = { currentScript: script, getElementById, createElement }
  const window = { addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener) }
  runInNewContext(code, {
    document,
    window,
    location: { origin: 'http://medina.localhost:4600' },
    URL,
    Object,
    JSON,
    ...globals,
  })
  const [frame] = inserted
  return {
    frame: frame!,
    post: (data: unknown, from: object = {}) =>
      listeners[0]?.({ source: frame!.contentWindow, origin: telegram, data: JSON.stringify(data), ...from }),
  }
}

const login = { 'data-telegram-login': 'medina_players_bot', 'data-size': 'large', 'data-request-access': 'write' }

test('the script inserts the button’s frame before itself, for its bot and its page', async () => {
  const { frame } = await page(login)
  const address = new URL(frame.src)
  expect(frame.id).toBe('telegram-login-medina_players_bot')
  expect(address.origin + address.pathname).toBe(`${telegram}/embed/medina_players_bot`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    origin: 'http://medina.localhost:4600',
    size: 'large',
    request_access: 'write',
  })
})

test('data-onauth is called with the person, for messages of the frame only', async () => {
  const users: unknown[] = []
  const { post, frame } = await page(
    { ...login, 'data-onauth': 'onTelegramAuth(user)' },
    { onTelegramAuth: (user: unknown) => users.push(user) },
  )
  const message = { event: 'auth_user', auth_data: { id: 7 } }
  post(message, { source: {} })
  post(message, { origin: 'https://evil.example' })
  post({ event: 'ready' })
  expect(users).toEqual([])
  post({ event: 'resize', width: 200, height: 41 })
  post(message)
  expect(JSON.stringify(users)).toBe('[{"id":7}]')
  expect(frame).toMatchObject({ style: { width: '200px', height: '41px' } })
})

test('a second button needs that the first one’s frame has lost its id', async () => {
  const made = (ids: string[]) =>
    page(login, undefined, (id) => (ids.includes(id) ? { id } : null)).then(({ frame }) => frame !== undefined)
  expect([await made([]), await made(['telegram-login-medina_players_bot'])]).toEqual([true, false])
})

test('like the real one, it needs eval for data-onauth and shows no button without it', async () => {
  const noEval = () => {
    throw new EvalError('unsafe-eval')
  }
  await expect(page({ ...login, 'data-onauth': 'x(user)' }, { eval: noEval })).rejects.toThrow('unsafe-eval')
  expect((await page(login, { eval: noEval })).frame.id).toBe('telegram-login-medina_players_bot')
})

describe('the login library', () => {
  const origin = vendorOrigins(4600)['https://oauth.telegram.org']!
  const host = new URL(origin).host
  const site = 'http://medina.localhost:4600'
  const get = (url: string, headers = {}) => sandbox.app.inject({ url, headers: { host, ...headers } })
  const asked = {
    response_type: 'post_message',
    client_id: '7000000001',
    redirect_uri: `${site}/login`,
    nonce: 'n'.repeat(32),
  }
  const auth = (change: object, referer: string | undefined = `${site}/`) =>
    get(`/auth?${new URLSearchParams({ ...asked, ...change })}`, referer && { referer })

  test('its window refuses unknown clients and pages of another origin', async () => {
    expect((await auth({})).statusCode).toBe(200)
    expect((await auth({ origin: site }, '')).statusCode).toBe(200)
    for (const [change, referer, text] of [
      [{ client_id: '7000000002' }, `${site}/`, 'client_id invalid'],
      [{ response_type: 'code' }, `${site}/`, 'response_type invalid'],
      [{ redirect_uri: '' }, `${site}/`, 'redirect_uri required'],
      [{}, '', 'origin required'],
      [{}, 'https://evil.example/', 'origin invalid'],
    ] as const) {
      const { statusCode, body } = await auth(change, referer)
      expect([statusCode, body]).toEqual([400, text])
    }
  })

  test('its tokens are verified by its published keys, with the nonce of the page', async () => {
    const sign = (payload: object) =>
      sandbox.app.inject({ method: 'POST', url: '/sign-token', headers: { host }, payload })
    const { result } = (await sign({ id: 710000002, client_id: asked.client_id, nonce: asked.nonce })).json()
    const [head, body, signature] = result.split('.')
    const [key] = (await get('/.well-known/jwks.json')).json().keys
    const isValid = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      { key, format: 'jwk' },
      Buffer.from(signature, 'base64url'),
    )
    expect([isValid, key.d]).toEqual([true, undefined])
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
      iss: 'https://oauth.telegram.org',
      aud: asked.client_id,
      id: 710000002,
      name: 'Nadia Farouk',
      nonce: asked.nonce,
    })
    expect((await sign({ id: 710000002, client_id: '7000000002' })).json()).toEqual({ code: 110, param: 'client_id' })
  })

  /** Runs the script as in a page; returns the page’s side of it. */
  async function library(popup: { closed: boolean } | null = { closed: false }) {
    const { body: code } = await get('/js/telegram-login.js')
    const listeners: ((event: object) => void)[] = []
    const opened: string[] = []
    const checks: (() => void)[] = []
    const window = {
      addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener),
      open: (address: string) => (opened.push(address), popup),
      Telegram: undefined as unknown as {
        Login: { auth: (options: object, callback: (result: object) => void) => void }
      },
    }
    runInNewContext(code, {
      window,
      document: { currentScript: { src: `${origin}/js/telegram-login.js` }, addEventListener() {} },
      location: new URL(`${site}/login?next=1`),
      setInterval: (check: () => void) => checks.push(check),
      clearInterval() {},
      URL,
      TextDecoder,
      Uint8Array,
      atob,
    })
    const results: object[] = []
    const post = (data: object, from: object = {}) =>
      listeners[0]!({ source: popup, origin, data: JSON.stringify(data), ...from })
    return { auth: window.Telegram.Login.auth, opened, results, post, check: () => checks.at(-1)!() }
  }

  test('asks its window for a token, and takes messages of this window only', async () => {
    const { auth: request, opened, results, post } = await library()
    request({ client_id: 7000000001, scope: ['openid', 'profile'], nonce: 'abc', lang: 'fr' }, (result) =>
      results.push(result),
    )
    expect(Object.fromEntries(new URL(opened[0]!).searchParams)).toEqual({
      response_type: 'post_message',
      client_id: '7000000001',
      redirect_uri: `${site}/login`,
      scope: 'openid profile',
      nonce: 'abc',
      lang: 'fr',
    })
    const result = `a.${Buffer.from('{"id":7}').toString('base64url')}.c`
    post({ event: 'auth_result', result }, { source: {} })
    post({ event: 'auth_result', result }, { origin: 'https://evil.example' })
    post({ event: 'ready' })
    expect(results).toEqual([])
    post({ event: 'auth_result', result })
    expect(JSON.parse(JSON.stringify(results))).toEqual([{ id_token: result, user: { id: 7 } }])
  })

  test('tells of a closed window, and nothing of a blocked one', async () => {
    const popup = { closed: false }
    const { auth: request, results, check } = await library(popup)
    request({ client_id: 1 }, (result) => results.push(result))
    popup.closed = true
    check()
    expect(JSON.stringify(results)).toBe('[{"error":"popup_closed"}]')
    const blocked = await library(null)
    blocked.auth({ client_id: 1 }, (result) => blocked.results.push(result))
    expect(blocked.results).toEqual([])
    expect(() => blocked.auth({}, () => undefined)).toThrow('client_id')
  })
})
