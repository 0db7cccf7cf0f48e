import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publishTo, scratchSite, type ScratchProject } from '../site.fixture.ts'
import { siteStoreContract } from '../contract.fixture.ts'
import type { SiteState } from '../published.ts'
import { siteStore } from '../site-store.ts'
import { Killed, killedAt } from './killed-objects.fixture.ts'
import { memoryObjects } from './memory-objects.fixture.ts'
import type { Objects } from '../objects.ts'
import { expectConditions, openObjects } from './objects.ts'
import { s3Store, s3Medium, keyOf } from './s3-store.ts'
import { unusable } from './unusable.ts'

/** `npm run test:slow s3` names a bucket of a real server; other runs keep objects in memory. */
const bucket = process.env.S3_BUCKET
const kind = bucket ? 'an S3 server' : 'objects in memory'
const emptyObjects = (): Objects =>
  bucket ? openObjects(`s3://${bucket}/${randomBytes(6).toString('hex')}`) : memoryObjects()

siteStoreContract(kind, () => s3Medium(emptyObjects()))

const storeOf = (objects: Objects) => siteStore(s3Medium(objects))

const note = { by: 'tester' }
const seo = (title: string) => ({ seo: { title, description: 'Slots.' } })
let scratch: ScratchProject
beforeEach(() => (scratch = scratchSite()))
afterEach(() => scratch[Symbol.dispose]())

const titleOf = async (objects: Objects, host: string) =>
  /<title>([^<]*)/.exec((await storeOf(objects).read(host, 'index.html')) ?? '')?.[1]

it(`${kind}: a killed command changes nothing, or the next one completes it`, { timeout: 300_000 }, async () => {
  const hosts = ['lumina.example', 'm.lumina.example']
  const write = (title: string) => scratch.brand('lumina', hosts, { ...seo(title), languages: ['en'] })
  const start = async () => {
    const objects = emptyObjects()
    write('Before')
    await publishTo(storeOf(objects), scratch, 'lumina')
    write('After')
    return objects
  }
  const whole = killedAt(await start(), Infinity)
  await publishTo(storeOf(whole.killed), scratch, 'lumina')
  expect(whole.count()).toBeGreaterThan(10)
  // Of the pages, which are written first, some are enough.
  const step = bucket ? 1 : 5
  for (let nth = 1; nth <= whole.count(); nth += nth < whole.count() - 12 ? step : 1) {
    const objects = await start()
    await publishTo(storeOf(killedAt(objects, nth).killed), scratch, 'lumina').catch((error: unknown) =>
      expect(error).toBeInstanceOf(Killed),
    )
    const store = storeOf(objects)
    const published = (await store.versions('lumina')).versions.length === 2
    for (const host of hosts) expect([published ? 'After' : 'Before', 'Before']).toContain(await titleOf(objects, host))
    scratch.brand('nova', ['nova.example'], { languages: ['en'] })
    await publishTo(store, scratch, 'nova')
    for (const host of hosts) expect(await titleOf(objects, host), `write ${nth}`).toBe(published ? 'After' : 'Before')
    const lines = (await store.audit()).filter(({ brand }) => brand === 'lumina')
    expect(lines).toHaveLength(published ? 2 : 1)
    await store.prune(1, note)
    expect(await titleOf(objects, 'lumina.example')).toBe(published ? 'After' : 'Before')
  }
})

it('a pointer tells servers the languages of a host, the first one first', async () => {
  const objects = memoryObjects()
  scratch.brand('lumina', ['lumina.example'], { languages: ['fr', 'en', 'ar'] })
  await publishTo(storeOf(objects), scratch, 'lumina')
  expect(objects.contents.get('hosts/lumina.example')!.sent.metadata).toMatchObject({ languages: 'fr,en,ar' })
  const store = storeOf(objects)
  expect(await store.read('lumina.example', 'fr/games/index.html')).toBe(
    await store.read('lumina.example', 'games/index.html'),
  )
  expect(await store.read('lumina.example', 'ar/any.html')).toContain('lang="ar"')
})

it('a version of an earlier release, with its pages below its digest, is replaced, rolled back to and kept by a prune', async () => {
  const objects = memoryObjects()
  scratch.brand('lumina', ['lumina.example'], seo('One'))
  await publishTo(storeOf(objects), scratch, 'lumina')
  const { content, sent } = objects.contents.get('site.json')!
  const state = JSON.parse(content.toString()) as SiteState
  const version = state.brands.lumina!.versions[1]!
  const [from, to] = [`${version.pages}/hosts/`, `pages/lumina/${version.digest}/`]
  for (const [key, object] of objects.contents)
    if (key.startsWith(from)) {
      objects.contents.set(key.replace(from, to), object)
      objects.contents.delete(key)
    }
  delete version.pages
  state.hosts['lumina.example']!.root = `${to}lumina.example`
  objects.contents.set('site.json', { content: JSON.stringify(state), sent })
  const store = storeOf(objects)
  scratch.brand('lumina', ['lumina.example'], seo('Two'))
  await publishTo(store, scratch, 'lumina')
  await store.prune(1, note)
  expect((await store.rollBack('lumina', undefined, note)).to.version).toBe(1)
  expect(await titleOf(objects, 'lumina.example')).toBe('One')
  expect(objects.contents.has(`${to}lumina.example/index.html`)).toBe(true)
})

it('a store that ignores conditions is refused', async () => {
  const objects = memoryObjects()
  await expectConditions(objects)
  const careless: Objects = {
    ...objects,
    putIf: async (_tag, ...rest) => (await objects.put(...rest), true),
  }
  await expect(expectConditions(careless)).rejects.toThrow('ignores If-Match')
  expect(objects.contents.size).toBe(0)
})

it('a store that cannot be used is explained', async () => {
  await expect(s3Store('s3:///prefix')).rejects.toThrow('expected s3://bucket or s3://bucket/prefix')
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'nobody')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'nothing')
  await expect(s3Store('s3://brands')).rejects.toThrow('the store cannot be reached (ECONNREFUSED)')
  vi.unstubAllEnvs()
  const explained = (error: object) => unusable(error, 'brands')?.message
  expect(explained({ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } })).toContain('no bucket brands')
  expect(explained({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } })).toContain('refuses these credentials')
  expect(explained({ name: 'CredentialsProviderError' })).toContain('no credentials')
  expect(explained({ name: 'Error', message: 'Region is missing' })).toContain('AWS_REGION')
  expect(explained({ name: 'SlowDown', $metadata: { httpStatusCode: 503 } })).toBeUndefined()
})

const shown = {
  root: 'pages/lumina/0123/lumina.example',
  build: 'b1',
  pictures: 'p1',
  languages: ['en', 'fr'],
}

it.each([
  ['index.html', 'pages/lumina/0123/lumina.example/index.html'],
  ['en/games/index.html', 'pages/lumina/0123/lumina.example/games/index.html'],
  ['fr/games/index.html.br', 'pages/lumina/0123/lumina.example/fr/games/index.html.br'],
  ['assets/index-1.js', 'assets/index-1.js'],
  ['en/assets/index-1.js', 'assets/index-1.js'],
  ['locales/en/common.json', 'builds/b1/locales/en/common.json'],
  ['brands/lumina/logo.svg', 'pictures/p1/brands/lumina/logo.svg'],
])('%s is %s', (path, key) => expect(keyOf(shown, path)).toBe(key))

it('what was published before pages had languages is at the root', () => {
  const { languages: _languages, ...old } = shown
  expect(keyOf(old, 'index.html')).toBe('pages/lumina/0123/lumina.example/index.html')
})
