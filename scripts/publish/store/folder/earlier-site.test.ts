import { appendFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { openBuild } from '../../render/brand-pages.ts'
import { scratchSite } from '../site.fixture.ts'
import { makeEarlier, makeLinked, makeOld } from './earlier-site.fixture.ts'
import { layout, namesIn } from './layout.ts'

const note = { by: 'tester' }
const hosts = ['lumina.example', 'm.lumina.example']
const host = 'lumina.example'
const title = (text: string) =>
  scratch.brand('lumina', hosts, { seo: { title: text, description: 'Slots.' }, games: frames })
const frames = {
  isolation: 'site',
  frameOrigin: 'https://frames.vendor.example',
  hosts: ['https://games.vendor.example'],
}

let scratch: ReturnType<typeof scratchSite>
beforeEach(() => (scratch = scratchSite()))
afterEach(() => scratch[Symbol.dispose]())

const inSite = (...path: string[]) => join(scratch.site, ...path)

async function publish(...titles: string[]) {
  for (const text of titles) {
    title(text)
    await scratch.publish('lumina')
  }
}

it('what an earlier release has published is served, listed, replaced, rolled back to and pruned', async () => {
  await publish('One', 'Two', 'Three')
  await scratch.store.rollBack('lumina', 1, note)
  const log = await scratch.store.audit()
  makeEarlier(scratch.site)
  const versions = (await scratch.store.versions('lumina')).versions
  expect(versions.map(({ version, live }) => [version, live])).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ])
  expect([scratch.shown(host), await scratch.store.audit()]).toEqual([expect.stringContaining('<title>One'), log])
  await publish('Four')
  for (const each of hosts) {
    expect(scratch.shown(each)).toContain('<title>Four')
    expect(scratch.shown(each, 'fr/any.html')).toContain('<title>Four')
  }
  expect((await scratch.store.audit()).at(-1)).toMatchObject({
    version: 4,
    from: 1,
    changes: ['seo.title: "One" → "Four"'],
  })
  for (const [version, text] of [
    [1, 'One'],
    [3, 'Three'],
    [2, 'Two'],
    [4, 'Four'],
  ] as const) {
    await scratch.store.rollBack('lumina', version === 4 ? 4 : undefined, note)
    for (const each of hosts) expect(scratch.shown(each), `${version}`).toContain(`<title>${text}`)
    for (const name of ['robots.txt', 'assets/index-one.js', 'locales/en/common.json', 'brands/neutral/logo.svg'])
      expect(scratch.shown(host, name), name).not.toBe('')
  }
  await scratch.store.prune(1, note)
  expect([scratch.kept('lumina'), namesIn(inSite('brands/lumina/versions'))]).toEqual([[2, 4], ['2']])
  await scratch.store.unpublish('lumina', note)
  expect(namesIn(layout.hosts(scratch.site))).toEqual([])
})

it('a change that an earlier release has not completed leaves each brand at one of its versions', async () => {
  await publish('One', 'Two')
  scratch.brand('nova', ['nova.example'])
  await scratch.publish('nova')
  makeEarlier(scratch.site)
  // It was killed after the version was live, and before a host was.
  rmSync(layout.current(scratch.site, 'lumina'))
  symlinkSync('versions/1', layout.current(scratch.site, 'lumina'))
  rmSync(inSite('hosts/m.lumina.example'), { recursive: true })
  appendFileSync(layout.audit(scratch.site), '{"state":"begun","change":"1","action":"rollback","steps":[]}\n')
  await publish('Three')
  expect(hosts.map((each) => /<title>(\w+)/.exec(scratch.shown(each))?.[1])).toEqual(['Three', 'Three'])
  expect(await scratch.store.rollBack('lumina', undefined, note)).toMatchObject({ to: { version: 1 } })
  expect(hosts.map((each) => /<title>(\w+)/.exec(scratch.shown(each))?.[1])).toEqual(['One', 'One'])
  expect(scratch.shown('nova.example')).toContain('<title>nova')
})

it('previews and frames of an earlier release stay until they are removed', async () => {
  await publish('One')
  const manifest = (await scratch.store.version('lumina'))!.manifest as unknown as Manifest
  const preview = () =>
    scratch.store.preview(
      'lumina',
      { ...manifest, name: 'Next' },
      {
        build: openBuild(scratch.build),
        art: new Map(),
        host,
        expires: new Date(Date.now() + 1000),
        by: 'tester',
      },
    )
  const { hash, hosts: shown } = await preview()
  makeEarlier(scratch.site)
  const around = () => scratch.shown('frames.vendor.example', 'provider-frame.site.html')
  const before = around()
  expect((await preview()).hosts).toEqual(shown)
  expect([await scratch.store.previews(), namesIn(inSite('previews'))]).toMatchObject([[{ hash }], [hash]])
  expect(readlinkSync(layout.host(scratch.site, shown[0]!))).toContain(hash)
  expect([scratch.shown(shown[0]!), around()]).toEqual([expect.stringContaining('Next'), before])
  expect(await scratch.store.removePreviews(() => true, 'tester')).toHaveLength(1)
  expect([namesIn(inSite('previews')), namesIn(layout.hosts(scratch.site))]).toEqual([
    [],
    ['frames.vendor.example', ...hosts],
  ])
})

it('a version with hard links is served, rolled back to and pruned with them', async () => {
  await publish('Linked')
  makeEarlier(scratch.site)
  makeLinked(scratch.site, 1)
  const shared = () => namesIn(layout.files(scratch.site))
  await publish('New', 'Newer')
  expect(scratch.shown(host, 'fr/any.html')).toContain('Newer')
  await scratch.store.rollBack('lumina', 1, note)
  await scratch.store.prune(1, note)
  expect(scratch.shown(host)).toContain('<title>Linked</title>')
  expect([scratch.shown(host, 'robots.txt'), shared().length]).toEqual([expect.stringContaining('User-agent'), 6])
  await publish('Newer', 'Newest')
  await scratch.store.prune(1, note)
  await scratch.store.prune(1, note)
  expect([scratch.kept('lumina'), shared()]).toEqual([[4, 5], []])
})

it('a version of before shared files is read, shown again and compared', async () => {
  await publish('Old')
  makeEarlier(scratch.site)
  makeOld(scratch.site, 1)
  expect(await scratch.store.version('lumina', 1)).toMatchObject({
    record: { version: 1, hosts },
    manifest: { id: 'lumina', seo: { title: 'Old' } },
  })
  title('New')
  expect((await scratch.publish('lumina')).brands).toMatchObject([
    { record: { changes: ['seo.title: "Old" → "New"'] } },
  ])
  expect(scratch.shown(host, 'brands/neutral/logo.svg')).not.toContain('old')
  await scratch.store.rollBack('lumina', undefined, note)
  expect(scratch.shown(host)).toContain('<title>Old</title>')
  for (const name of ['version.json', 'service-worker.js', 'robots.txt', 'app.webmanifest', 'assets/banners.js'])
    expect(scratch.shown(host, name)).not.toBe('')
  expect(scratch.shown(host, 'brands/neutral/logo.svg')).toContain('old')
})
