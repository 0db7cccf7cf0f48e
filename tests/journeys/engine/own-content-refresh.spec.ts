import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { fixtureManifests } from '#testing/browser/fixture-brands.ts'
import { folderStore } from '../../../scripts/publish/store/folder/folder-store.ts'
import { layout } from '../../../scripts/publish/store/folder/layout.ts'
import { openBuild } from '../../../scripts/publish/render/brand-pages.ts'

/* What a published site shows of the brand’s own content over time. No platform is asked. */

const end = Date.UTC(2090, 5, 1, 18)
const minute = 60_000
const host = 'jordan.example'
let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-content-'))
})
test.afterEach(() => {
  mock.timers.reset()
  rmSync(folder, { recursive: true })
})

/** Publishes the brand at a time, with its own content alone. */
async function published() {
  const brand = JSON.parse(readFileSync(join(fixtureManifests, 'jordan.json'), 'utf8')) as { content: object }
  const content = { ...brand.content, source: { banners: 'brand', popups: 'brand', promotions: 'brand' } }
  const own = join(folder, 'manifests')
  cpSync(fixtureManifests, own, { recursive: true })
  const games = { hosts: ['https://games.vendor.example'] }
  writeFileSync(join(own, 'jordan.json'), JSON.stringify({ ...brand, content, games, hosts: { [host]: {} } }))
  const site = join(folder, 'site')
  const build = openBuild(process.env.BUILD ?? 'dist')
  const store = folderStore(site)
  await store.publish(readManifests(own), ['jordan'], { build, art: 'public', by: 'tester' })
  return {
    /** What a page shows, without the data of its scripts. */
    page: (path: string) => {
      const html = readFileSync(join(layout.host(site, host), path, 'index.html'), 'utf8')
      return html.slice(html.indexOf('id="root"'), html.indexOf('id="manifest"'))
    },
    async refresh() {
      const all = []
      for await (const each of store.refresh(['jordan'], { build, content: () => undefined })) all.push(each)
      return all
    },
  }
}

test('a published page has what is shown at its time, and a refresh follows', async () => {
  const at = (time: number) => mock.timers.setTime(time)
  mock.timers.enable({ apis: ['Date'], now: end - 70 * minute })
  const { page, refresh } = await published()
  expect(page('')).toContain('The season starts here')
  expect(page('ar')).toContain('الموسم يبدأ هنا')
  expect(page('')).not.toContain('One evening only')
  expect(page('promotions')).toContain('Season opening')

  at(end - 50 * minute)
  expect(await refresh()).toMatchObject([{ state: 'read', unread: 0, reasons: [] }])
  expect(page('')).toContain('One evening only')
  expect(page('ar')).toContain('مساء واحد فقط')

  at(end + minute)
  await refresh()
  expect(page('')).toContain('The season starts here')
  expect(page('')).not.toContain('One evening only')
  expect(page('promotions')).not.toContain('Season opening')
  // Nothing has changed since.
  expect(await refresh()).toMatchObject([{ state: 'read', changed: 0 }])
})
