import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import { scratchSite } from '../site.fixture.ts'
import { withFault } from './failing-disk.fixture.ts'
import { folderStore } from './folder-store.ts'

let scratch: ReturnType<typeof scratchSite>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00Z') })
  scratch = scratchSite()
  for (const title of ['a', 'b', 'c']) {
    scratch.brand('lumina', ['lumina.example'], { seo: { title, description: 'Slots.' } })
    await scratch.publish('lumina')
  }
  scratch.brand('lumina', ['lumina.example', 'm.lumina.example'], {
    seo: { title: 'd', description: 'Slots.', robots: 'noindex' },
  })
})
afterAll(() => {
  vi.useRealTimers()
  scratch[Symbol.dispose]()
})

const publish = (site: string) =>
  folderStore(site).publish(scratch.manifests, ['lumina'], {
    build: openBuild(scratch.build),
    art: 'public',
    by: 'tester',
  })

/** The first call after those that lock the site, which a full disk allows. */
const afterLock = 3

/** A copy of the site, in which the disk got full at the nth call of publishing. */
async function filled(nth: number) {
  const site = join(scratch.folder, `full-${nth}`)
  cpSync(scratch.site, site, { recursive: true, verbatimSymlinks: true })
  const { calls } = await withFault('disk full', nth, () => publish(site))
  return { site, calls }
}

it(
  'a full disk during a change: prune removes old versions, completes the change, and logs both',
  { timeout: 120_000 },
  async () => {
    const note = { by: 'tester', message: 'why' }
    // The change is made close to the end.
    const { calls } = await filled(Infinity)
    let interrupted = 0
    for (let index = 0; index < 12; index++) {
      const { site } = await filled(calls - index)
      const completed: string[] = []
      const store = folderStore(site, (change) => completed.push(...change.map(({ action }) => action)))
      if (!(await store.interrupted())) continue
      interrupted++
      const complete = () => withFault('disk full', afterLock, () => store.rollBack('lumina', 9, note))
      expect((await complete()).error).toMatchObject({ code: 'ENOSPC' })
      let removed: string[] = []
      const { error } = await withFault('disk full', afterLock, async () => ({ removed } = await store.prune(1, note)))
      expect([error, await store.interrupted(), completed]).toEqual([undefined, undefined, ['publish']])
      expect(removed).toEqual(['brands/lumina/versions/1', 'brands/lumina/versions/2'])
      const { versions } = await store.versions('lumina')
      expect(versions.map(({ version, live }) => [version, live])).toEqual([
        [4, true],
        [3, false],
      ])
      expect((await store.audit()).map(({ action }) => action).slice(-2)).toEqual(['publish', 'prune'])
      expect((await store.rollBack('lumina', undefined, note)).to.version, 'rollback has its target').toBe(3)
    }
    expect(interrupted).toBeGreaterThan(2)
  },
)
