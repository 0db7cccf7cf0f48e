import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { openBuild } from '../../render/brand-pages.ts'
import { scratchSite } from '../site.fixture.ts'
import { layout, namesIn } from './layout.ts'

let scratch: ReturnType<typeof scratchSite>
beforeEach(() => (scratch = scratchSite()))
afterEach(() => scratch[Symbol.dispose]())

const note = { by: 'tester' }
const prune = (keep: number) => scratch.store.prune(keep, note)
const back = (version: number) => scratch.store.rollBack('lumina', version, note)
const folders = (kind: string) => namesIn(join(scratch.site, kind))

/** Publishes a version with a new build. */
async function publish(name: string) {
  scratch.rebuild(name)
  scratch.brand('lumina', ['lumina.example'], { seo: { title: name, description: 'Slots.' } })
  await scratch.publish('lumina')
}

const scripts = () =>
  readdirSync(join(scratch.site, 'assets'))
    .filter((name) => name.startsWith('index-'))
    .sort()

it('removes old versions with their pages and builds, and scripts that no kept version needs', async () => {
  for (const name of ['a', 'b', 'c']) await publish(name)
  expect((await prune(2)).removed).toContain('brands/lumina/versions/1')
  expect([scratch.kept('lumina'), folders('pages/lumina').length]).toEqual([[2, 3], 2])
  expect(folders('builds')).toHaveLength(2)
  expect(scripts()).toEqual(['index-b.js', 'index-c.js'])
  expect(await prune(2)).toEqual({ removed: [], files: 0 })
})

it('keeps the live version, the one that rollback restores and what both need, however old', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await publish(name)
  for (const earlier of [2, 4]) await back(earlier)
  await prune(1)
  expect(scratch.kept('lumina')).toEqual([2, 4, 5])
  expect(scripts()).toEqual(['index-b.js', 'index-d.js', 'index-e.js'])
  for (const kept of [4, 2, 5]) {
    if (kept !== 4) await back(kept)
    const [, script] = /src="\/(assets\/index-\w\.js)"/.exec(scratch.shown('lumina.example'))!
    expect(scratch.shown('lumina.example', script)).not.toBe('')
    expect(scratch.shown('lumina.example', 'locales/en/common.json')).not.toBe('')
  }
})

it('keeps pictures while a version shows them, and removes them with the last one', async () => {
  const icon = async (name: string) => {
    scratch.brand('lumina', ['lumina.example'], { icon: `/brands/${name}/icon.svg`, name })
    await scratch.publish('lumina')
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
    expect(scratch.shown('lumina.example', `brands/${name}/icon.svg`)).toContain('<svg')
    expect(scratch.shown('lumina.example', 'app.webmanifest')).toContain(name)
  }
})

it('keeps what a preview needs', async () => {
  await publish('a')
  scratch.rebuild('preview')
  const { manifest } = (await scratch.store.version('lumina'))!
  await scratch.store.preview('lumina', manifest as unknown as Manifest, {
    build: openBuild(scratch.build),
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
  expect(scratch.kept('lumina')).toEqual([1, 3, 4])
})

it('removes leftovers of killed commands, and no file that another command is writing', async () => {
  await publish('a')
  mkdirSync(join(scratch.site, 'pages/lumina/0a1b2c'))
  mkdirSync(join(scratch.site, 'builds/.d4.removed'))
  const staging = layout.staging(scratch.site)
  for (const name of ['written', 'killed']) writeFileSync(join(staging, name), '')
  utimesSync(join(staging, 'killed'), new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000))
  expect(await prune(1)).toMatchObject({ files: 1 })
  expect(folders('pages/lumina')).toHaveLength(1)
  expect(existsSync(join(scratch.site, 'builds/.d4.removed'))).toBe(false)
  expect(readdirSync(staging)).toEqual(['written'])
})
