import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layout, namesIn, versionsOf } from './layout.ts'
import { openBuild } from '../../render/brand-pages.ts'
import { placePreview } from '../preview.ts'
import { prune } from './prune.ts'
import { manifestOf } from '../record.ts'
import { rollBack } from '../roll-back.ts'
import { siteWorkshop } from '../site.fixture.ts'
import { findUnused } from './unused.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(() => (shop = siteWorkshop()))
afterEach(() => shop[Symbol.dispose]())

/** Publishes a version with a new build. */
async function version(name: string) {
  shop.rebuild(name)
  shop.brand('lumina', ['lumina.example'], { seo: { title: name, description: 'Slots.' } })
  await shop.publish('lumina')
}

function pruned(keep: number) {
  const unused = findUnused(shop.site, keep)
  prune(shop.site, unused, { by: 'tester' })
  return Object.fromEntries(
    Object.entries(unused).map(([kind, paths]: [string, string[]]) => [
      kind,
      paths.map((path) => relative(shop.site, path)).sort(),
    ]),
  )
}

const scripts = () =>
  readdirSync(layout.assets(shop.site))
    .filter((name) => name.startsWith('index-'))
    .sort()

it('removes old versions with their builds, and scripts that no kept version needs', async () => {
  for (const name of ['a', 'b', 'c']) await version(name)
  expect(pruned(2)).toMatchObject({
    versions: ['brands/lumina/versions/1'],
    assets: ['assets/index-a.js'],
    leftovers: [],
  })
  expect(versionsOf(shop.site, 'lumina')).toEqual([2, 3])
  expect(namesIn(layout.builds(shop.site))).toHaveLength(2)
  expect(scripts()).toEqual(['index-b.js', 'index-c.js'])
  expect(Object.values(pruned(2)).flat()).toEqual([])
})

it('keeps the live version, the one that rollback restores and what both need, however old', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await version(name)
  for (const earlier of [2, 4]) rollBack(shop.site, 'lumina', earlier, { by: 'tester' })
  pruned(1)
  expect(versionsOf(shop.site, 'lumina')).toEqual([2, 4, 5])
  expect(scripts()).toEqual(['index-b.js', 'index-d.js', 'index-e.js'])
  for (const kept of [4, 2, 5]) {
    if (kept !== 4) rollBack(shop.site, 'lumina', kept, { by: 'tester' })
    const [, script] = /src="\/(assets\/index-\w\.js)"/.exec(shop.shown('lumina.example'))!
    expect(shop.shown('lumina.example', script)).not.toBe('')
    expect(shop.shown('lumina.example', 'locales/en/common.json')).not.toBe('')
  }
})

it('keeps pictures while a version shows them, and removes them with the last one', async () => {
  const icon = async (name: string) => {
    shop.brand('lumina', ['lumina.example'], { icon: `/brands/${name}/icon.svg`, name })
    await shop.publish('lumina')
  }
  for (const name of ['atlas', 'totofa', 'neutral', 'totofa']) await icon(name)
  expect(namesIn(layout.pictures(shop.site))).toHaveLength(3)
  expect(pruned(2)).toMatchObject({ versions: ['brands/lumina/versions/1', 'brands/lumina/versions/2'] })
  expect(namesIn(layout.pictures(shop.site))).toHaveLength(2)
  for (const [name, earlier] of [
    ['totofa', undefined],
    ['neutral', 3],
  ] as const) {
    if (earlier) rollBack(shop.site, 'lumina', earlier, { by: 'tester' })
    expect(shop.shown('lumina.example', `brands/${name}/icon.svg`)).toContain('<svg')
    expect(shop.shown('lumina.example', 'app.webmanifest')).toContain(name)
  }
})

it('keeps what a preview needs', async () => {
  await version('a')
  shop.rebuild('preview')
  const manifest = manifestOf(shop.site, 'lumina', 1) as never
  await placePreview('lumina', manifest, {
    site: shop.site,
    build: openBuild(shop.build),
    art: new Map(),
    host: 'lumina.example',
    expires: new Date(Date.now() + 1000),
    by: 'tester',
  })
  expect(pruned(1)).toMatchObject({ builds: [], assets: [] })
  expect(scripts()).toEqual(['index-a.js', 'index-preview.js'])
})

it('never reuses a version number', async () => {
  for (const name of ['a', 'b', 'c']) await version(name)
  rollBack(shop.site, 'lumina', 1, { by: 'tester' })
  pruned(1)
  await version('d')
  expect(versionsOf(shop.site, 'lumina')).toEqual([1, 3, 4])
})

it('removes leftovers of killed commands, and nothing that another command is writing', async () => {
  await version('a')
  const staged = (name: string) => {
    mkdirSync(join(layout.versions(shop.site, 'lumina'), name, 'hosts'), { recursive: true })
    return join(layout.versions(shop.site, 'lumina'), name)
  }
  const [alive, dead, old] = [
    staged(`.staged-${process.pid}-0a1b`),
    staged('.staged-999999999-0a1b'),
    staged(`.staged-${process.pid}-2c3d`),
  ]
  utimesSync(old, new Date(), new Date(Date.now() - 25 * 60 * 60 * 1000))
  expect(pruned(1).leftovers).toHaveLength(2)
  expect([alive, dead, old].map((path) => existsSync(path))).toEqual([true, false, false])
  mkdirSync(join(layout.versions(shop.site, 'lumina'), '.2.123'))
  writeFileSync(join(layout.assets(shop.site), '.index-b.js.123'), '')
  expect(pruned(1).leftovers).toEqual(['assets/.index-b.js.123', 'brands/lumina/versions/.2.123'])
  expect(existsSync(join(layout.versions(shop.site, 'lumina'), '.2.123'))).toBe(false)
})
