import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Medium } from './objects.ts'
import { publishTo, scratchSite, type ScratchProject } from './site.fixture.ts'
import { siteStore, type SiteStore } from './site-store.ts'

const host = 'lumina.example'

/** What every store keeps of a brand’s licences. `open` opens an empty one for a scratchProject. */
export function evidenceContract(kind: string, open: (scratch: ScratchProject) => Medium) {
  let scratch: ScratchProject
  let store: SiteStore
  beforeEach(() => {
    scratch = scratchSite()
    store = siteStore(open(scratch))
  })
  afterEach(() => scratch[Symbol.dispose]())

  describe(`the evidence of licences in ${kind}`, { timeout: 120_000 }, () => {
    it('keeps with a version what it did for its licences, and refuses what contradicts one', async () => {
      scratch.brand('lumina', [host], { licences: ['gb'] })
      await publishTo(store, scratch, 'lumina')
      const { record, evidence } = (await store.version('lumina'))!
      expect(evidence).toMatchObject({ brand: 'lumina', build: record.engine, licences: [{ id: 'gb' }] })
      scratch.brand('lumina', [host], { licences: ['gb'], playerProtection: { limits: [] } })
      const { report, brands } = await publishTo(store, scratch, 'lumina')
      expect(brands).toEqual([])
      expect(report.diagnostics.map(({ code }) => code)).toContain('licences/violated')
      scratch.brand('lumina', [host])
      await publishTo(store, scratch, 'lumina')
      expect((await store.version('lumina'))!).not.toHaveProperty('evidence')
    })
  })
}
