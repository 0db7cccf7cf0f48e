import { mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layout, namesIn, versionsOf } from './layout.ts'
import { placePreview } from './preview.ts'
import { previewRecords } from './preview-record.ts'
import { openBuild } from '../publish.ts'
import { prune } from './prune.ts'
import { manifestOf, recordOf, type StoredRecord } from './record.ts'
import { rollBack } from './roll-back.ts'
import { siteWorkshop } from './site.fixture.ts'
import { findUnused } from './unused.ts'

const note = { by: 'tester' }
const host = 'lumina.example'
const title = (text: string) => shop.brand('lumina', [host], { seo: { title: text, description: 'Slots.' } })

let shop: ReturnType<typeof siteWorkshop>
beforeEach(() => {
  shop = siteWorkshop()
  title('Old')
  shop.publish('lumina')
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
  rmSync(layout.files(shop.site), { recursive: true })
}

it('a version of before shared files is read, shown again and compared', () => {
  expect(recordOf(shop.site, 'lumina', 1)).toMatchObject({ version: 1, hosts: [host] })
  expect(manifestOf(shop.site, 'lumina', 1)).toMatchObject({ id: 'lumina', seo: { title: 'Old' } })
  title('New')
  expect(shop.publish('lumina').brands).toMatchObject([{ record: { changes: ['seo.title: "Old" → "New"'] } }])
  expect(shop.shown(host, 'brands/neutral/logo.svg')).not.toContain('old')
  rollBack(shop.site, 'lumina', undefined, note)
  expect(shop.shown(host)).toContain('<title>Old</title>')
  for (const name of ['version.json', 'service-worker.js', 'robots.txt', 'app.webmanifest', 'assets/banners.js'])
    expect(shop.shown(host, name)).not.toBe('')
  expect(shop.shown(host, 'brands/neutral/logo.svg')).toContain('old')
})

it('prune keeps what it needs while it is kept, and removes it with the version', () => {
  for (const text of ['New', 'Newer']) {
    title(text)
    shop.publish('lumina')
  }
  prune(shop.site, findUnused(shop.site, 3), note)
  rollBack(shop.site, 'lumina', 1, note)
  expect(shop.shown(host, 'brands/neutral/logo.svg')).toContain('old')
  rollBack(shop.site, 'lumina', 3, note)
  prune(shop.site, findUnused(shop.site, 1), note)
  expect(versionsOf(shop.site, 'lumina')).toEqual([2, 3])
  expect(shop.shown(host)).toContain('<title>Newer</title>')
})

it('a preview of before is renewed at its address', () => {
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
  const { hash, hosts } = place()
  const file = join(layout.preview(shop.site, hash), 'record.json')
  const { manifest: _manifest, headers: _headers, ...record } = JSON.parse(readFileSync(file, 'utf8')) as StoredRecord
  writeFileSync(file, JSON.stringify(record))
  expect(place().hosts).toEqual(hosts)
  expect(previewRecords(shop.site)).toHaveLength(1)
  expect(namesIn(layout.previews(shop.site))).toEqual([hash])
  expect(readlinkSync(layout.host(shop.site, hosts[0]!))).toContain(hash)
})
