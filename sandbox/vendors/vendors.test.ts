import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
async function page(attributes: Record<string, string>, globals: object = {}) {
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
  const document = { currentScript: script, getElementById: () => null, createElement }
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

test('like the real one, it needs eval for data-onauth and shows no button without it', async () => {
  const noEval = () => {
    throw new EvalError('unsafe-eval')
  }
  await expect(page({ ...login, 'data-onauth': 'x(user)' }, { eval: noEval })).rejects.toThrow('unsafe-eval')
  expect((await page(login, { eval: noEval })).frame.id).toBe('telegram-login-medina_players_bot')
})
