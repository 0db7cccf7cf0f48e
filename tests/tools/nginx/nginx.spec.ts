import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, open, test as base } from '#testing/browser/fixtures.ts'
import { startLoad } from './load.ts'
import { startNginx, type Nginx } from './nginx.ts'
import { makeSite, seoWith } from './site.ts'

const id = 'totofa'
const host = `${id}.localhost`
const port = Number(process.env.TEST_PORT ?? 4620) + 50

/** A published site, served by nginx with the sandbox as its back end. */
const test = base.extend<{ published: ReturnType<typeof makeSite>; nginx: Nginx }>({
  published: async ({ brand }, use) => {
    const made = makeSite(brand)
    made.edit({ hosts: { [host]: {} }, api: { development: '', production: '' } })
    await made.publish()
    await use(made)
    made.remove()
  },
  nginx: async ({ published, server }, use) => {
    const nginx = await startNginx({
      folder: join(published.folder, 'nginx'),
      site: published.site,
      port,
      api: server.port,
    })
    await use(nginx)
    const errors = nginx.errors()
    await nginx.stop()
    expect(errors).toBe('')
  },
})

test.use({ baseURL: `http://${host}:${port}` })

test('a change is published, visible, rolled back and visible: no reload, no failed request, no changed script', async ({
  page,
  published,
  nginx,
}) => {
  // Four publications of every page, while requests take all the time that there is.
  test.slow()
  const processes = nginx.processes()
  const assets = published.assets()
  const script = readdirSync(join(published.site, 'assets')).find((name) => name.endsWith('.js'))
  const titles = ['Before', 'After'].map((title) => `<title>${title}</title>`)
  published.edit({ seo: seoWith('Before') })
  await published.publish()
  const load = startLoad(
    host,
    port,
    ['/', '/games', '/version.json', `/assets/${script}`, '/locales/en/common.json'],
    ({ path, status, body }) => {
      const isPage = path === '/' || path === '/games'
      return (
        status === 200 &&
        (isPage ? body.endsWith('</html>\n') && titles.some((title) => body.includes(title)) : body.length > 10)
      )
    },
  )

  await open(page, '/')
  await expect(page).toHaveTitle('Before')
  published.edit({ seo: seoWith('After'), theme: { ...(await themeOf()), radius: 'sharp' } })
  await published.publish()
  await open(page, '/')
  await expect(page).toHaveTitle('After')
  await published.rollBack()
  await open(page, '/')
  await expect(page).toHaveTitle('Before')

  expect(await load.stop(1000)).toEqual([])
  expect(load.count()).toBeGreaterThanOrEqual(1000)
  expect(nginx.processes()).toEqual(processes)
  expect(published.assets()).toEqual(assets)
})

/** The brand’s own theme in its file. */
async function themeOf(): Promise<object> {
  const { default: manifest } = (await import(`../../../manifests/${id}.json`, { with: { type: 'json' } })) as {
    default: { theme: object }
  }
  return manifest.theme
}

test('a preview is served at its own unlisted address, while the live brand is unchanged', async ({
  page,
  published,
  nginx,
}) => {
  expect(nginx.processes()).toHaveLength(2)
  published.edit({ seo: seoWith('Not yet') })
  const [, name] = /https:\/\/([^/]+\.preview\.[^/]+)\//.exec(await published.preview())!
  const answer = await page.goto(`http://${name}:${port}/games`)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(answer!.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(await answer!.text()).toContain('<title>Not yet</title>')
  await open(page, '/')
  await expect(page).not.toHaveTitle('Not yet')
})

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

test('each kind of file has its headers, and missing files are 404', async ({ page, published, nginx }) => {
  expect(nginx.errors()).toBe('')
  const asset = (kind: string) =>
    `/assets/${readdirSync(join(published.site, 'assets')).find((name) => name.endsWith(kind))}`
  const get = (path: string, encoding = 'br, gzip', name = host) =>
    page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: name, 'accept-encoding': encoding } })
  const headersOf = async (path: string, encoding?: string) => (await get(path, encoding)).headers()

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
  expect(await headersOf('/version.json')).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
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

  const statuses = async (paths: string[], name = host) =>
    Promise.all(paths.map(async (path) => (await get(path, 'br', name)).status()))
  expect(
    await statuses(['/assets/none.js', '/assets/none', '/brands/none.png', '/locales/xx/common.json', '/record.json']),
  ).toEqual([404, 404, 404, 404, 404])
  expect(await statuses(['/', '/version.json'], 'nobody.example')).toEqual([404, 404])
  expect(await statuses(['/'], '../..')).toEqual([400])
  expect(await statuses(['/provider-frame.html', '/', '/games'], 'frames.totofa-vendor.example')).toEqual([
    200, 404, 404,
  ])
  expect((await get('/api/auth/me')).status()).toBe(204)
})
