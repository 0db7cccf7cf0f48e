import { cpSync, existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import { linesOf } from '../audit.ts'
import { interruptedChange, recover } from './change.ts'
import { withFault } from './failing-disk.fixture.ts'
import { currentOf, layout } from './layout.ts'
import { locked } from './lock.ts'
import { makeSpace, prune } from './prune.ts'
import { publishBrands } from '../publish-brands.ts'
import { siteWorkshop } from '../site.fixture.ts'
import { findUnused } from './unused.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00Z') })
  shop = siteWorkshop()
  for (const title of ['a', 'b', 'c']) {
    shop.brand('lumina', ['lumina.example'], { seo: { title, description: 'Slots.' } })
    await shop.publish('lumina')
  }
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'], {
    seo: { title: 'd', description: 'Slots.', robots: 'noindex' },
  })
})
afterAll(() => {
  vi.useRealTimers()
  shop[Symbol.dispose]()
})

const publish = (site: string) =>
  publishBrands(shop.manifests, ['lumina'], { site, build: openBuild(shop.build), art: 'public', by: 'tester' })

/** A copy of the site, in which the disk got full at the nth call of publishing. */
async function filled(nth: number) {
  const site = join(shop.folder, `full-${nth}`)
  cpSync(shop.site, site, { recursive: true, verbatimSymlinks: true })
  const { calls } = await withFault('disk full', nth, () => publish(site))
  return { site, calls }
}

it('a full disk after the intention: prune removes old versions, completes the publishing, and logs both', async () => {
  const note = { by: 'tester', message: 'why' }
  // The intention is logged close to the end.
  const { calls } = await filled(Infinity)
  const sites: string[] = []
  for (let index = 0; index < 6; index++) sites.push((await filled(calls - index)).site)
  const interrupted = sites.filter(interruptedChange)
  expect(interrupted.length).toBeGreaterThan(2)
  for (const site of interrupted) {
    const full = (makeRoom?: Parameters<typeof recover>[1]) => withFault('disk full', 1, () => recover(site, makeRoom))
    expect((await full()).error).toMatchObject({ code: 'ENOSPC' })
    let freed: string[] = []
    expect((await full((change) => void (freed = makeSpace(site, 1, change)))).error).toBeUndefined()
    expect([currentOf(site, 'lumina'), interruptedChange(site)]).toEqual([4, undefined])
    expect(freed.map((path) => relative(site, path))).toContain('brands/lumina/versions/1')
    const unused = findUnused(site, 1)
    locked(site, () => prune(site, { ...unused, versions: [...freed, ...unused.versions] }, note))
    const { removed } = JSON.parse(linesOf(site).pop()!) as { removed: string[] }
    expect(removed).toContain('brands/lumina/versions/1')
    expect(existsSync(layout.version(site, 'lumina', 3)), 'rollback has its target').toBe(true)
  }
})
