import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layout, namesIn, versionsOf } from './layout.ts'
import { placePreview } from '../preview.ts'
import { previewRecords } from '../preview-record.ts'
import { openBuild } from '../../render/brand-pages.ts'
import { prune } from './prune.ts'
import { manifestOf, recordOf, type StoredRecord } from '../record.ts'
import { rollBack } from '../roll-back.ts'
import { siteWorkshop } from '../site.fixture.ts'
import { findUnused } from './unused.ts'

const note = { by: 'tester' }
const host = 'lumina.example'
const title = (text: string) => shop.brand('lumina', [host], { seo: { title: text, description: 'Slots.' } })

let shop: ReturnType<typeof siteWorkshop>
beforeEach(async () => {
  shop = siteWorkshop()
  title('Old')
  await shop.publish('lumina')
  makeOld(layout.version(shop.site, 'lumina', 1))
})
afterEach(() => shop[Symbol.dispose]())

/** Turns a version into one of before 1.8: manifest, headers and pictures in files of its own, and nothing shared. */
function makeOld(folder: string) {
  const { manifest, headers, pictures, ...record } = JSON.parse(
    readFileSync(join(folder, 'record.json'), 'utf8'),
  ) as StoredRecord
  for (const [name, content] of Object.entries({ record, manifest, headers }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content))
  const root = join(folder, 'hosts', host)
  for (const name of ['version.json', 'service-worker.js', 'robots.txt', 'sitemap.xml', 'app.webmanifest']) {
    const content = readFileSync(join(root, name))
    rmSync(join(root, name))
    writeFileSync(join(root, name), content)
  }
  rmSync(join(root, 'brands'))
  mkdirSync(join(folder, 'art/brands/neutral'), { recursive: true })
  writeFileSync(join(folder, 'art/brands/neutral/logo.svg'), '<svg>old</svg>')
  symlinkSync('../../art/brands', join(root, 'brands'))
  rmSync(join(layout.pictures(shop.site), pictures!), { recursive: true })
}

/** Turns a version into one of before pages: one page, and files that hosts share by hard links. */
function makeLinked(folder: string) {
  const file = join(folder, 'record.json')
  const { languages: _languages, ...record } = JSON.parse(readFileSync(file, 'utf8')) as StoredRecord
  writeFileSync(file, JSON.stringify({ ...record, digest: '0123456789abcdef' }))
  const root = join(folder, 'hosts', host)
  const own = ['index.html', 'index.html.br', 'robots.txt', 'sitemap.xml', 'app.webmanifest']
  const entries = readdirSync(root, { withFileTypes: true })
  for (const entry of entries.filter((each) => !each.isSymbolicLink() && !own.includes(each.name)))
    rmSync(join(root, entry.name), { recursive: true })
  rmSync(join(root, 'en'))
  mkdirSync(layout.files(shop.site), { recursive: true })
  for (const name of own.slice(2)) {
    const shared = join(layout.files(shop.site), name)
    renameSync(join(root, name), shared)
    linkSync(shared, join(root, name))
  }
}

it('a version with hard links is served, rolled back to and pruned with them', async () => {
  title('Linked')
  await shop.publish('lumina')
  makeLinked(layout.version(shop.site, 'lumina', 2))
  const shared = () => namesIn(layout.files(shop.site))
  for (const text of ['New', 'Newer']) {
    title(text)
    await shop.publish('lumina')
    expect(shop.shown(host, 'fr/any.html')).toContain(text)
  }
  rollBack(shop.site, 'lumina', 2, note)
  prune(shop.site, findUnused(shop.site, 1), note)
  expect(shop.shown(host)).toContain('<title>Linked</title>')
  expect([shop.shown(host, 'robots.txt'), shared().length]).toEqual([expect.stringContaining('User-agent'), 3])
  await shop.publish('lumina')
  title('Newest')
  await shop.publish('lumina')
  prune(shop.site, findUnused(shop.site, 1), note)
  expect([versionsOf(shop.site, 'lumina'), shared()]).toEqual([[5, 6], []])
})

it('a version of before shared files is read, shown again and compared', async () => {
  expect(recordOf(shop.site, 'lumina', 1)).toMatchObject({ version: 1, hosts: [host] })
  expect(manifestOf(shop.site, 'lumina', 1)).toMatchObject({ id: 'lumina', seo: { title: 'Old' } })
  title('New')
  expect((await shop.publish('lumina')).brands).toMatchObject([{ record: { changes: ['seo.title: "Old" → "New"'] } }])
  expect(shop.shown(host, 'brands/neutral/logo.svg')).not.toContain('old')
  rollBack(shop.site, 'lumina', undefined, note)
  expect(shop.shown(host)).toContain('<title>Old</title>')
  for (const name of ['version.json', 'service-worker.js', 'robots.txt', 'app.webmanifest', 'assets/banners.js'])
    expect(shop.shown(host, name)).not.toBe('')
  expect(shop.shown(host, 'brands/neutral/logo.svg')).toContain('old')
})

it('prune keeps what it needs while it is kept, and removes it with the version', async () => {
  for (const text of ['New', 'Newer']) {
    title(text)
    await shop.publish('lumina')
  }
  prune(shop.site, findUnused(shop.site, 3), note)
  rollBack(shop.site, 'lumina', 1, note)
  expect(shop.shown(host, 'brands/neutral/logo.svg')).toContain('old')
  rollBack(shop.site, 'lumina', 3, note)
  prune(shop.site, findUnused(shop.site, 1), note)
  expect(versionsOf(shop.site, 'lumina')).toEqual([2, 3])
  expect(shop.shown(host)).toContain('<title>Newer</title>')
})

it('a preview of before is renewed at its address', async () => {
  const manifest = manifestOf(shop.site, 'lumina', 1) as never
  const place = () =>
    placePreview('lumina', manifest, {
      site: shop.site,
      build: openBuild(shop.build),
      art: new Map(),
      host,
      expires: new Date(Date.now() + 1000),
      by: 'tester',
    })
  const { hash, hosts } = await place()
  const file = join(layout.preview(shop.site, hash), 'record.json')
  const { manifest: _manifest, headers: _headers, ...record } = JSON.parse(readFileSync(file, 'utf8')) as StoredRecord
  writeFileSync(file, JSON.stringify(record))
  expect((await place()).hosts).toEqual(hosts)
  expect(previewRecords(shop.site)).toHaveLength(1)
  expect(namesIn(layout.previews(shop.site))).toEqual([hash])
  expect(readlinkSync(layout.host(shop.site, hosts[0]!))).toContain(hash)
})
