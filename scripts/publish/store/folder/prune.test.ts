import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { openBuild } from '../../render/brand-pages.ts'
import { siteWorkshop } from '../site.fixture.ts'
import { layout, namesIn } from './layout.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(() => (shop = siteWorkshop()))
afterEach(() => shop[Symbol.dispose]())

const note = { by: 'tester' }
const prune = (keep: number) => shop.store.prune(keep, note)
const back = (version: number) => shop.store.rollBack('lumina', version, note)
const folders = (kind: string) => namesIn(join(shop.site, kind))

/** Publishes a version with a new build. */
async function publish(name: string) {
  shop.rebuild(name)
  shop.brand('lumina', ['lumina.example'], { seo: { title: name, description: 'Slots.' } })
  await shop.publish('lumina')
}

const scripts = () =>
  readdirSync(join(shop.site, 'assets'))
    .filter((name) => name.startsWith('index-'))
    .sort()

it('removes old versions with their pages and builds, and scripts that no kept version needs', async () => {
  for (const name of ['a', 'b', 'c']) await publish(name)
  expect((await prune(2)).removed).toContain('brands/lumina/versions/1')
  expect([shop.kept('lumina'), folders('pages/lumina').length]).toEqual([[2, 3], 2])
  expect(folders('builds')).toHaveLength(2)
  expect(scripts()).toEqual(['index-b.js', 'index-c.js'])
  expect(await prune(2)).toEqual({ removed: [], files: 0 })
})

it('keeps the live version, the one that rollback restores and what both need, however old', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await publish(name)
  for (const earlier of [2, 4]) await back(earlier)
  await prune(1)
  expect(shop.kept('lumina')).toEqual([2, 4, 5])
  expect(scripts()).toEqual(['index-b.js', 'index-d.js', 'index-e.js'])
  for (const kept of [4, 2, 5]) {
    if (kept !== 4) await back(kept)
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
  expect(folders('pictures')).toHaveLength(3)
  expect((await prune(2)).removed).toEqual(
    expect.arrayContaining(['brands/lumina/versions/1', 'brands/lumina/versions/2']),
  )
  expect(folders('pictures')).toHaveLength(2)
  for (const [name, earlier] of [
    ['totofa', undefined],
    ['neutral', 3],
  ] as const) {
    if (earlier) await back(earlier)
    expect(shop.shown('lumina.example', `brands/${name}/icon.svg`)).toContain('<svg')
    expect(shop.shown('lumina.example', 'app.webmanifest')).toContain(name)
  }
})

it('keeps what a preview needs', async () => {
  await publish('a')
  shop.rebuild('preview')
  const { manifest } = (await shop.store.version('lumina'))!
  await shop.store.preview('lumina', manifest as unknown as Manifest, {
    build: openBuild(shop.build),
    art: new Map(),
    host: 'lumina.example',
    expires: new Date(Date.now() + 1000),
    by: 'tester',
  })
  expect(await prune(1)).toEqual({ removed: [], files: 0 })
  expect(scripts()).toEqual(['index-a.js', 'index-preview.js'])
})

it('never reuses a version number', async () => {
  for (const name of ['a', 'b', 'c']) await publish(name)
  await back(1)
  await prune(1)
  await publish('d')
  expect(shop.kept('lumina')).toEqual([1, 3, 4])
})

it('removes leftovers of killed commands, and no file that another command is writing', async () => {
  await publish('a')
  mkdirSync(join(shop.site, 'pages/lumina/0a1b2c'))
  mkdirSync(join(shop.site, 'builds/.d4.removed'))
  const staging = layout.staging(shop.site)
  for (const name of ['written', 'killed']) writeFileSync(join(staging, name), '')
  utimesSync(join(staging, 'killed'), new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000))
  expect(await prune(1)).toMatchObject({ files: 1 })
  expect(folders('pages/lumina')).toHaveLength(1)
  expect(existsSync(join(shop.site, 'builds/.d4.removed'))).toBe(false)
  expect(readdirSync(staging)).toEqual(['written'])
})
