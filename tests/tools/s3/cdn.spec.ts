import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test as base } from '#testing/browser/fixtures.ts'
import { startLoad } from '../nginx/load.ts'
import { runNginx, withReplaced, type Nginx } from '../nginx/nginx.ts'
import { makeSite, seoWith } from '../nginx/site.ts'

const id = 'totofa'
const host = `${id}.localhost`
const port = Number(process.env.TEST_PORT ?? 4620) + 60
const bucket = process.env.S3_BUCKET!
const store = process.env.AWS_ENDPOINT_URL!.replace('http://', '')

/** A site in an S3 server, served by nginx with deploy/cdn and the sandbox as its back end. */
const test = base.extend<{ published: ReturnType<typeof makeSite>; nginx: Nginx }>({
  published: async ({ brand }, use) => {
    const made = makeSite(brand, `s3://${bucket}/site`)
    made.edit({
      hosts: { [host]: {} },
      api: { development: '', production: '' },
      seo: seoWith('Before'),
    })
    await made.publish()
    await use(made)
    made.remove()
  },
  nginx: async ({ published, server }, use) => {
    const folder = join(published.folder, 'nginx')
    const configuration = withReplaced('deploy/cdn/nginx.conf', [
      ['https://store', 'http://store'],
      ['s3.example.com:443 resolve', store],
      ['s3.example.com', store],
      ['/my-bucket/my-prefix;', `/${bucket}/site;`],
      ['/var/cache/nginx', folder],
      ['listen 80 ', `listen 127.0.0.1:${port} `],
      ['/etc/nginx/api.d', join(folder, 'api.d')],
    ])
    const nginx = await runNginx(folder, port, configuration, server.port)
    await use(nginx)
    const errors = nginx.errors()
    await nginx.stop()
    expect(errors).toBe('')
  },
})

test.use({ baseURL: `http://${host}:${port}` })

const script = () => readdirSync(`${process.env.BUILD ?? 'dist'}/assets`).find((name) => name.endsWith('.js'))!

/** Longer than nginx keeps what a host shows. */
const shown = { timeout: 10_000 }

test('a change is published, visible and rolled back under load: no reload, and no failed request', async ({
  page,
  published,
  nginx,
}) => {
  test.setTimeout(180_000)
  const [main, workers = ''] = nginx.processes()
  const [worker] = workers.split(' ')
  const paths = ['/', '/games', '/version.json', `/assets/${script()}`, '/locales/en/common.json']
  const load = startLoad(host, port, paths, ({ path, status, body }) => {
    const isPage = path === '/' || path === '/games'
    return (
      status === 200 &&
      (isPage ? /<title>(Before|After)<\/title>/.test(body) && body.endsWith('</html>\n') : body.length > 10)
    )
  })
  const title = async () => {
    const answer = await page.request.get(`http://127.0.0.1:${port}/`, { headers: { host } })
    return /<title>(.*?)<\/title>/.exec(await answer.text())?.[1]
  }
  await open(page, '/')
  await expect(page).toHaveTitle('Before')
  published.edit({ seo: seoWith('After') })
  await published.publish()
  await expect.poll(title, shown).toBe('After')
  await open(page, '/')
  await expect(page).toHaveTitle('After')
  await published.rollBack()
  await expect.poll(title, shown).toBe('Before')
  expect(await load.stop(1000)).toEqual([])
  // The workers of before are still there. Those that look after the cache come and go.
  expect(nginx.processes()).toEqual([main, expect.stringContaining(worker!)])
})

test('a preview is served at its own unlisted address, while the live brand is unchanged', async ({
  page,
  published,
  nginx,
}) => {
  expect(nginx.processes().length).toBeGreaterThan(0)
  published.edit({ seo: seoWith('Not yet') })
  const [, name] = /https:\/\/([^/]+\.preview\.[^/]+)\//.exec(await published.preview())!
  const answer = await page.goto(`http://${name}:${port}/games`)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  expect(answer!.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(await answer!.text()).toContain('<title>Not yet</title>')
  await open(page, '/')
  await expect(page).not.toHaveTitle('Not yet')
})

test('each kind of file has its headers, missing files are 404, and what is private stays so', async ({
  page,
  nginx,
}) => {
  expect(nginx.errors()).toBe('')
  const asset = (kind: string) =>
    `/assets/${readdirSync(`${process.env.BUILD ?? 'dist'}/assets`).find((name) => name.endsWith(kind))}`
  const get = (path: string, encoding = 'br, gzip', name = host) =>
    page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: name, 'accept-encoding': encoding } })
  const headersOf = async (path: string, encoding?: string) => (await get(path, encoding)).headers()

  const pageHeaders = {
    'cache-control': 'no-cache',
    'content-security-policy': `frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding, Cookie',
  }
  expect(await headersOf('/games/a.b/c')).toMatchObject({ ...pageHeaders, 'content-encoding': 'br' })
  expect(await headersOf('/', 'gzip')).toMatchObject({ ...pageHeaders, 'content-encoding': 'gzip' })
  expect((await headersOf('/', 'br;q=0'))['content-encoding']).toBeUndefined()
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' }
  expect(await headersOf(asset('.js'))).toMatchObject({
    ...immutable,
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(await headersOf(asset('.css'))).toMatchObject({ ...immutable, 'content-type': 'text/css; charset=utf-8' })
  expect(await headersOf(asset('.woff2'))).toMatchObject({ 'content-type': 'font/woff2' })
  expect(await headersOf('/version.json')).toMatchObject({ 'cache-control': 'no-store' })
  expect(await headersOf('/service-worker.js')).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' })
  expect(await headersOf('/robots.txt')).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' })
  expect(await headersOf('/locales/ar/common.json')).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
  })
  expect(await headersOf(`/brands/${id}/logo.svg`)).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' })
  expect(await headersOf('/provider-frame.html')).toMatchObject({
    'content-security-policy': `sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'`,
  })
  expect(await headersOf('/frame-return')).toMatchObject({
    'content-security-policy': `frame-ancestors 'self' https:`,
    'content-type': 'text/html; charset=utf-8',
  })
  const tag = (await headersOf('/'))['etag']!
  const again = await page.request.get(`http://127.0.0.1:${port}/`, {
    headers: { host, 'accept-encoding': 'br', 'if-none-match': tag },
  })
  expect(again.status()).toBe(304)

  const statuses = async (paths: string[], name = host) =>
    Promise.all(paths.map(async (path) => (await get(path, 'br', name)).status()))
  const missing = [
    '/assets/none.js',
    '/assets/none',
    '/brands/none.png',
    '/locales/xx/common.json',
    '/record.json',
    '/site.json',
  ]
  expect(await statuses(missing)).toEqual(missing.map(() => 404))
  expect(await statuses(['/', '/version.json'], 'nobody.example')).toEqual([404, 404])
  expect(await statuses(['/provider-frame.html', '/', '/games'], 'frames.totofa-vendor.example')).toEqual([
    200, 404, 404,
  ])
  expect((await page.request.post(`http://127.0.0.1:${port}/`, { headers: { host } })).status()).toBe(405)
  expect((await get('/api/auth/me')).status()).toBe(204)

  const direct = async (key: string) => (await fetch(`http://${store}/${bucket}/site/${key}`)).status
  expect(await Promise.all([`hosts/${host}`, 'site.json', 'audit/0000000001.jsonl'].map(direct))).toEqual([
    200, 403, 403,
  ])
})
