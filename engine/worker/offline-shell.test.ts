import { beforeEach, expect, it, vi } from 'vitest'
import { keepOfflineShell } from './offline-shell.ts'
import type { WorkerScope } from './worker-scope.ts'

const origin = 'https://brand.example'
const shell = (version: string) =>
  `<!doctype html><html lang="en" data-brand="lumina" data-version="${version}"><body>${version}</body></html>`

/** Response bodies by path; other paths cannot be reached. */
let network: Record<string, string>
let stored: Map<string, Map<string, Response>>
let worker: WorkerScope
let listeners: Map<string, (event: never) => void>
const claim = vi.fn(async () => undefined)

const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname

const typeOf = (body: string) => (body.startsWith('<!doctype') ? 'text/html; charset=utf-8' : 'text/plain')

async function ask(request: Request | string): Promise<Response> {
  const body = network[pathOf(request)]
  if (body === undefined) throw new TypeError('Failed to fetch')
  return new Response(body, { headers: { 'content-type': typeOf(body) } })
}

/** An in-memory cache storage. */
function storage() {
  const open = async (name: string) => {
    const entries = stored.get(name) ?? stored.set(name, new Map()).get(name)!
    return {
      match: async (request: Request | string) => entries.get(pathOf(request))?.clone(),
      put: async (request: Request | string, answer: Response) => void entries.set(pathOf(request), answer),
    }
  }
  const match = async (request: Request | string) =>
    [...stored.values()]
      .map((entries) => entries.get(pathOf(request)))
      .find(Boolean)
      ?.clone()
  return { open, match, keys: async () => [...stored.keys()], delete: async (name: string) => stored.delete(name) }
}

beforeEach(() => {
  network = {
    '/': shell('the main page'),
    '/games': shell('1'),
    '/any.html': shell('1'),
    '/assets/a.js': 'a',
    '/assets/b.js': 'b',
    '/locales/en/common.json': '{}',
    '/brands/lumina/logo.svg': '<svg/>',
  }
  stored = new Map()
  listeners = new Map()
  worker = {
    caches: storage() as never,
    location: { origin },
    clients: { claim },
    registration: {},
    fetch: ask,
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
  } as WorkerScope
  keepOfflineShell(worker)
})

/**
 * Dispatches an event and waits for its work. Returns the response, or undefined if the worker does not handle the
 * request.
 */
async function dispatch(name: string, event: object): Promise<Response | undefined> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners.get(name)!({
    ...event,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (one: Promise<Response>) => (answer = one),
  } as never)
  const answered = await answer?.catch(() => Response.error())
  await Promise.all(work)
  return answered
}

const request = (path: string, init: Partial<Record<'mode' | 'destination' | 'method', string>> = {}) => ({
  request: { url: new URL(path, origin).href, method: 'GET', mode: 'cors', destination: '', ...init },
})
const visit = (path: string) => dispatch('fetch', request(path, { mode: 'navigate', destination: 'document' }))
const fetchPart = (path: string) => dispatch('fetch', request(path))
const keep = (version = '1') =>
  dispatch('message', { data: { version, paths: ['/assets/a.js', '/api/auth/me', '/brands/lumina/logo.svg'] } })
const kept = () => Object.fromEntries([...stored].map(([name, entries]) => [name, [...entries.keys()].sort()]))

it('takes over at once', async () => {
  await dispatch('activate', {})
  expect(claim).toHaveBeenCalledOnce()
})

it('is installed once the first page is cached, so that its scripts are compiled for the next visit', async () => {
  let installed = false
  void dispatch('install', {}).then(() => (installed = true))
  await dispatch('activate', {})
  expect(installed).toBe(false)
  await keep()
  await vi.waitFor(() => expect(installed).toBe(true))
})

it('is installed without a page after five seconds', async () => {
  vi.useFakeTimers()
  const installed = dispatch('install', {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(await installed).toBeUndefined()
  vi.useRealTimers()
})

it('caches the page and what it has loaded, never an API response', async () => {
  await keep()
  expect(kept()).toEqual({ 'site 1': ['/any.html', '/assets/a.js', '/brands/lumina/logo.svg'] })
  await fetchPart('/locales/en/common.json')
  expect(kept()['site 1']).toContain('/locales/en/common.json')
})

it.each([
  ['calls', request('/api/auth/me')],
  ['what changes something', request('/assets/a.js', { method: 'POST' })],
  ['other origins', request('https://cdn.example/assets/a.js')],
  ['what is framed', request('/provider-frame.html', { mode: 'navigate', destination: 'iframe' })],
])('ignores %s', async (_what, event) => {
  expect(await dispatch('fetch', event)).toBeUndefined()
})

it('serves what is published while the network responds, however old the cache is', async () => {
  await keep()
  network['/games'] = shell('2')
  network['/brands/lumina/logo.svg'] = '<svg>new</svg>'
  expect(await (await visit('/games'))!.text()).toBe(shell('2'))
  expect(await (await fetchPart('/brands/lumina/logo.svg'))!.text()).toBe('<svg>new</svg>')
})

it('serves files that never change from the cache, without a request', async () => {
  await keep()
  await fetchPart('/assets/b.js')
  const asked = vi.spyOn(worker, 'fetch')
  expect(await (await fetchPart('/assets/a.js'))!.text()).toBe('a')
  expect(await (await fetchPart('/assets/b.js'))!.text()).toBe('b')
  expect(asked).not.toHaveBeenCalled()
})

it('keeps no page that is sent in place of a file', async () => {
  network['/assets/a.js'] = network['/assets/b.js'] = '<!doctype html><title>Sign in to this network</title>'
  await keep()
  await fetchPart('/assets/b.js')
  expect(kept()).toEqual({ 'site 1': ['/any.html', '/brands/lumina/logo.svg'] })
  network['/assets/b.js'] = 'b'
  expect(await (await fetchPart('/assets/b.js'))!.text()).toBe('b')
})

it('serves the cached page at any address without a network, marked as offline', async () => {
  await keep()
  network = {}
  const html = await (await visit('/promotions'))!.text()
  expect(html).toBe(shell('1').replace('<html', '<html data-offline'))
  expect(await (await fetchPart('/assets/a.js'))!.text()).toBe('a')
  expect((await fetchPart('/assets/unknown.js'))!.type).toBe('error')
})

it('serves nothing without a network before it has cached anything', async () => {
  network = {}
  expect((await visit('/'))!.type).toBe('error')
})

it('deletes an older version once the newer one is cached', async () => {
  await keep()
  network['/any.html'] = shell('2')
  await keep('2')
  expect(Object.keys(kept())).toEqual(['site 2'])
})

it('keeps its cache if another version than the page’s is published meanwhile', async () => {
  await keep()
  network['/any.html'] = shell('3')
  await keep('2')
  expect(kept()['site 1']).toContain('/any.html')
})

it('updates the cached page when it is published again', async () => {
  await keep()
  network['/any.html'] = shell('1').replace('<body>', '<body>published again')
  await keep()
  network = {}
  expect(await (await visit('/'))!.text()).toContain('published again')
})

it('accepts no other document for the page', async () => {
  await keep()
  network['/any.html'] = '<!doctype html><html><title>Sign in to this network</title>'
  await keep()
  network = {}
  expect(await (await visit('/'))!.text()).toContain('data-offline')
})

it('serves the page for any path in place of the one that was visited, which shows something else', async () => {
  await visit('/')
  await keep()
  network = {}
  expect(await (await visit('/'))!.text()).not.toContain('the main page')
})
