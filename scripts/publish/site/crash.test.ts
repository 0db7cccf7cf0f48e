import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HostFiles } from '../publish.ts'
import { layout } from './layout.ts'
import { currentRecord } from './record.ts'
import { digestOf } from './release.ts'
import { siteWorkshop } from './site.fixture.ts'

let shop: ReturnType<typeof siteWorkshop>
let round = 0
beforeAll(() => {
  shop = siteWorkshop()
  publishNext()
})
afterAll(() => shop[Symbol.dispose]())

function nextManifest() {
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'], {
    seo: { title: `Round ${++round}`, description: 'Slots.' },
  })
}

function publishNext() {
  nextManifest()
  shop.publish('lumina')
}

/** Returns the digest of the live version on disk. */
function digestOnDisk(): string {
  const folder = layout.current(shop.site, 'lumina')
  const art = readdirSync(join(folder, 'art/brands/neutral')).filter((name) => name.endsWith('.svg'))
  const pictures = new Map(
    art.map((name) => [`/brands/neutral/${name}`, readFileSync(join(folder, 'art/brands/neutral', name))]),
  )
  const files = (host: string): HostFiles =>
    Object.fromEntries(
      ['index.html', 'version.json', 'robots.txt', 'sitemap.xml', 'app.webmanifest', 'service-worker.js'].map(
        (name) => [name, readFileSync(join(folder, 'hosts', host, name), 'utf8')],
      ),
    )
  return digestOf(new Map(readdirSync(join(folder, 'hosts')).map((host) => [host, files(host)])), pictures)
}

it.each([
  ['writeFileSync', 3, 'half of the files are written'],
  ['symlinkSync', 2, 'half of the links are created'],
  ['renameSync', 1, 'the version is written but not renamed'],
  ['renameSync', 2, 'the version exists but is not live'],
])('killed before call %s number %i (%s), publishing keeps the previous version live and complete', (name, nth) => {
  const before = currentRecord(shop.site, 'lumina')!
  nextManifest()
  const { signal, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'crash.fixture.ts'), shop.folder, name, String(nth)],
    { encoding: 'utf8' },
  )
  expect(signal, stderr).toBe('SIGKILL')
  expect(currentRecord(shop.site, 'lumina')).toEqual(before)
  expect(digestOnDisk()).toBe(before.digest)

  // The next publication needs no cleanup.
  publishNext()
  expect(digestOnDisk()).toBe(currentRecord(shop.site, 'lumina')!.digest)
  expect(shop.shown('m.lumina.example')).toContain(`<title>Round ${round}</title>`)
})
