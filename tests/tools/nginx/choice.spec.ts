import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Language } from '#manifest'
import { languageCookie } from '#engine/i18n/language-cookie.ts'
import { freePort } from '../../../scripts/machine/free-port.ts'
import { choices, hostFiles } from '../../../scripts/publish/render/file-for.fixture.ts'
import { startCaddy } from './caddy.ts'
import { runNginx, startNginx, withReplaced } from './nginx.ts'

const host = 'shop.example'

let folder: string
let port: number

test.beforeEach(async () => {
  port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'choice-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** Writes pages below a host’s folder, each with its name as its content, and a copy for browsers. */
function writePages(names: readonly string[], of = host) {
  const root = join(folder, 'site/hosts', of, 'current')
  for (const name of names) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), name)
    writeFileSync(join(root, `${name}.br`), `brotli of ${name}`)
  }
  return root
}

/** Makes one request exactly as it is given: clients would rewrite its path. */
const get = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host, ...headers }, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body })).on('error', reject)
    })
    sent.on('error', reject).end()
  })

/** Asks for each of the choices, with Brotli and without. */
async function expectChoices() {
  for (const { title, url, cookie, file, stored } of choices) {
    const headers: Record<string, string> = cookie ? { cookie: `a=b; i18next=${cookie}` } : {}
    // One file has two names.
    const expected = file.replace(/^en\//, '')
    const plain = await get(url, headers)
    expect(plain.body, `${title}: ${url}`).toBe(expected)
    expect(plain.headers['set-cookie'], `${title}: ${url}`).toEqual(stored && [languageCookie(stored as Language)])
    const { status, body, headers: answered } = await get(url, { ...headers, 'accept-encoding': 'gzip, br' })
    expect({ status, body }, `${title}: ${url} with Brotli`).toEqual({ status: 200, body: `brotli of ${expected}` })
    expect(answered.vary?.split(', ').toSorted()).toEqual(['Accept-Encoding', 'Cookie'])
    expect(answered).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `frame-ancestors 'none'`,
    })
  }
}

/** The files without those that only a link of a folder adds. */
const published = hostFiles.filter((name) => !name.startsWith('en/'))

test('nginx sends the file of a path and a language', async () => {
  symlinkSync('.', join(writePages([...published, 'robots.txt']), 'en'))
  const nginx = await startNginx({ folder: join(folder, 'nginx'), site: join(folder, 'site'), port, api: 1 })
  try {
    await expectChoices()
    expect((await get('/games', { host: 'nobody.example' })).status).toBe(404)
    expect((await get('/robots.txt', {})).headers.vary).toBe('Accept-Encoding')
    expect(nginx.errors()).toBe('')
  } finally {
    await nginx.stop()
  }
})

test('nginx sends the one page of a version of an older release', async () => {
  writePages(['index.html'])
  const nginx = await startNginx({ folder: join(folder, 'nginx'), site: join(folder, 'site'), port, api: 1 })
  try {
    for (const url of ['/', '/games?lng=fr', '/game/aviator']) {
      expect((await get(url, {})).body, url).toBe('index.html')
      expect((await get(url, { 'accept-encoding': 'br' })).body, url).toBe('brotli of index.html')
    }
  } finally {
    await nginx.stop()
  }
})

test('Caddy sends the file of a path and a language', async () => {
  symlinkSync(
    '.',
    join(writePages([...published, 'robots.txt', 'assets/a.js', 'frame-return', 'provider-frame.html']), 'en'),
  )
  writePages(['provider-frame.site.html'], 'frames.example')
  mkdirSync(join(folder, 'api.d'))
  const api = /```\s+(@api[^`]*)```/.exec(readFileSync('docs/publishing.md', 'utf8'))![1]!
  writeFileSync(join(folder, 'api.d/api.caddy'), api.replace('reverse_proxy api:4600', 'respond "the API"'))
  const stop = await startCaddy({ folder, site: join(folder, 'site'), port })
  try {
    await expectChoices()
    expect((await get('/api/auth/me', {})).body).toBe('the API')
    expect((await get('/games', { host: 'nobody.example' })).status).toBe(404)
    expect((await get('/', { host: '..' })).status).toBeGreaterThanOrEqual(400)
    expect((await get('/robots.txt', {})).headers.vary ?? '').not.toContain('Cookie')
    expect((await get('/assets/a.js', { 'accept-encoding': 'br' })).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('text/javascript'),
    })
    const missing = await get('/assets/none.js', {})
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache'])
    const framed = await get('/frame-return', {})
    expect(framed.headers).toMatchObject({
      'content-security-policy': `frame-ancestors 'self' https:`,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(framed.headers['cross-origin-opener-policy']).toBeUndefined()
    const policyOf = async (name: string) =>
      (await get('/provider-frame.html', { host: name })).headers['content-security-policy']
    expect(await policyOf(host)).toContain(`frame-ancestors 'self'`)
    expect(await policyOf('frames.example')).toContain('allow-same-origin')
  } finally {
    await stop()
  }
})

test('Caddy sends the one page of a version of an older release', async () => {
  writePages(['index.html'])
  const stop = await startCaddy({ folder, site: join(folder, 'site'), port })
  try {
    for (const url of ['/', '/games?lng=fr', '/game/aviator']) expect((await get(url, {})).body, url).toBe('index.html')
  } finally {
    await stop()
  }
})

/** Runs nginx with deploy/cdn in front of a store that has these pages; `asked` lists the requests for them. */
async function inFrontOfStore(names: readonly string[], work: (asked: string[]) => Promise<void>) {
  const asked: string[] = []
  const keys = new Map(names.flatMap((name) => [[name, name] as const, [`${name}.br`, `brotli of ${name}`] as const]))
  const store = createServer((wanted, answer) => {
    const [, key = ''] = /^\/my-bucket\/my-prefix\/(.*)$/.exec(wanted.url!) ?? []
    if (key === `hosts/${host}`)
      return answer
        .writeHead(200, { 'x-amz-meta-kind': 'site', 'x-amz-meta-root': 'pages/a', 'x-amz-meta-languages': 'en,fr,ar' })
        .end()
    asked.push(key)
    const content = keys.get(key.replace('pages/a/', ''))
    if (content === undefined) return answer.writeHead(403).end('<Error/>')
    const encoding = key.endsWith('.br') ? { 'content-encoding': 'br' } : {}
    return answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...encoding }).end(content)
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const own = join(folder, 'nginx')
  const configuration = withReplaced('deploy/cdn/nginx.conf', [
    ['https://store', 'http://store'],
    ['s3.example.com:443 resolve', `127.0.0.1:${(store.address() as AddressInfo).port}`],
    ['/var/cache/nginx', own],
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['/etc/nginx/api.d', join(own, 'api.d')],
  ])
  const nginx = await runNginx(own, port, configuration, 1)
  try {
    await work(asked)
    expect(nginx.errors()).toBe('')
  } finally {
    await nginx.stop()
    store.close()
  }
}

test('nginx in front of a store sends the file of a path and a language', async () => {
  await inFrontOfStore(published, expectChoices)
})

test('nginx asks a store for one file of a page, and once for what it lacks', async () => {
  await inFrontOfStore(published, async (asked) => {
    await get('/games?lng=fr', { cookie: 'i18next=ar' })
    await get('/games?lng=fr', {})
    expect(asked.splice(0)).toEqual(['pages/a/fr/games/index.html'])
    for (const path of ['/game/a', '/game/b', '/game/a']) expect((await get(path, {})).body).toBe('game/any.html')
    expect(asked.splice(0)).toEqual(['pages/a/game/a/index.html', 'pages/a/game/any.html', 'pages/a/game/b/index.html'])
    expect((await get('/brands/none.png', {})).status).toBe(404)
    expect(asked.splice(0)).toEqual(['pictures//brands/none.png'])
  })
})

test('nginx in front of a store sends the one page of a version of an older release', async () => {
  await inFrontOfStore(['index.html'], async () => {
    for (const url of ['/', '/games?lng=fr', '/game/aviator']) expect((await get(url, {})).body, url).toBe('index.html')
  })
})

test('no path changes what nginx asks a store for', async () => {
  await inFrontOfStore(published, async (asked) => {
    const tail = '%20HTTP/1.1%0d%0aHost:%20other.example%0d%0aX-A:%20b'
    for (const path of [`/games${tail}`, '/games%3Facl', '/games%23', '/games%2541']) {
      const { status, body } = await get(path, {})
      expect({ path, status, body }).toEqual({ path, status: 200, body: 'any.html' })
    }
    for (const top of ['assets', 'locales', 'brands'])
      for (const name of [`a.js${tail}`, 'a.js%3Facl'])
        expect((await get(`/${top}/${name}`, {})).status, `${top}/${name}`).toBe(404)
    expect([...new Set(asked)].toSorted()).toEqual([
      'none',
      'pages/a/-/any.html',
      'pages/a/-/index.html',
      'pages/a/any.html',
    ])
  })
})
