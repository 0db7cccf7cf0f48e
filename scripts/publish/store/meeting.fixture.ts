import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBuild } from '../render/brand-pages.ts'
import type { Medium } from './objects.ts'
import { publishTo, scratchSite, type ScratchProject } from './site.fixture.ts'
import { siteStore, type SiteStore } from './site-store.ts'

const host = 'lumina.example'
const note = { by: 'tester' }
const seo = (title: string) => ({ seo: { title, description: 'Slots.' } })

/** What every store does when commands meet. `open` opens an empty one for a scratchProject. */
export function meetingContract(kind: string, open: (scratch: ScratchProject) => Medium) {
  let scratch: ScratchProject
  let store: SiteStore
  beforeEach(() => {
    scratch = scratchSite()
    store = siteStore(open(scratch))
  })
  afterEach(() => scratch[Symbol.dispose]())

  const titled = async (title: string) => {
    scratch.brand('lumina', [host], seo(title))
    await publishTo(store, scratch, 'lumina')
  }
  const titleAt = async (at = host) => /<title>([^<]*)/.exec((await store.read(at, 'index.html')) ?? '')?.[1]

  describe(`commands that meet in ${kind}`, { timeout: 120_000 }, () => {
    it('lose no version that one of them publishes', async () => {
      const others = Array.from({ length: 4 }, () => scratchSite())
      try {
        for (const [index, each] of others.entries()) {
          each.brand('lumina', [host], seo(`Title ${index}`))
          each.brand(`brand${index}`, [`brand${index}.example`])
        }
        await Promise.all(others.map((each, index) => publishTo(store, each, 'lumina', `brand${index}`)))
        const { versions } = await store.versions('lumina')
        expect(versions.map(({ version, from }) => [version, from])).toEqual([
          [4, 3],
          [3, 2],
          [2, 1],
          [1, undefined],
        ])
        expect(await store.brands()).toEqual(['brand0', 'brand1', 'brand2', 'brand3', 'lumina'])
        for (const index of others.keys()) expect(await titleAt(`brand${index}.example`)).toBe(`brand${index}`)
        expect(versions[0]!.changes[0]).toContain(await titleAt())
        expect((await store.audit()).filter(({ brand }) => brand === 'lumina')).toHaveLength(4)
      } finally {
        for (const each of others) each[Symbol.dispose]()
      }
    })

    it('a prune takes nothing away from what is published meanwhile', async () => {
      for (const title of ['One', 'Two', 'Three']) {
        scratch.rebuild(title)
        await titled(title)
      }
      // Version 1 and its build, which the prune removes, are published again.
      scratch.rebuild('One')
      scratch.brand('lumina', [host], seo('One'))
      await Promise.all([store.prune(1, note), publishTo(store, scratch, 'lumina')])
      expect(await titleAt()).toBe('One')
      for (const path of ['assets/index-One.js', 'locales/en/common.json', 'brands/neutral/logo.svg'])
        expect(await store.read(host, path), path).toBeTruthy()
    })

    it('renders again what a prune has removed before it was live', async () => {
      await titled('One')
      let isPruned = false
      const content = () => async () => {
        if (!isPruned) {
          isPruned = true
          await store.prune(1, note)
        }
        return { status: 200, body: 'content', date: null }
      }
      scratch.rebuild('two')
      scratch.brand('lumina', [host], seo('Two'))
      const { brands } = await store.publish(scratch.manifests, ['lumina'], {
        build: openBuild(scratch.build),
        art: 'public',
        content,
        ...note,
      })
      expect([brands[0]?.isNew, isPruned]).toEqual([true, true])
      for (const path of ['index.html', 'games/index.html', 'fr/any.html'])
        expect(await store.read(host, path), path).toContain('"title":"Two"')
      for (const path of ['robots.txt', 'assets/index-two.js', 'locales/en/common.json', 'brands/neutral/logo.svg'])
        expect(await store.read(host, path), path).toBeTruthy()
    })
  })
}
