import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { resolving } from '#manifest-tools/check/check-brands.ts'
import { openBuild } from '../render/brand-pages.ts'
import { evidenceContract } from './evidence.fixture.ts'
import type { Medium } from './objects.ts'
import { meetingContract } from './meeting.fixture.ts'
import { publishTo, scratchSite, type ScratchProject } from './site.fixture.ts'
import { siteStore, type SiteStore } from './site-store.ts'

const [host, mirror] = ['lumina.example', 'm.lumina.example']
const note = { by: 'tester' }
const seo = (title: string) => ({ seo: { title, description: 'Slots.' } })
const frames = {
  games: { isolation: 'site', frameOrigin: 'https://frames.vendor.example', hosts: ['https://games.vendor.example'] },
}

/** What every store does. `open` opens an empty one for a scratchProject. */
export function siteStoreContract(kind: string, open: (scratch: ScratchProject) => Medium) {
  let scratch: ScratchProject
  let store: SiteStore
  beforeEach(() => {
    scratch = scratchSite()
    store = siteStore(open(scratch))
    scratch.brand('lumina', [host, mirror])
  })
  afterEach(() => scratch[Symbol.dispose]())

  const publish = (...ids: string[]) => publishTo(store, scratch, ...ids)
  const titled = async (...titles: string[]) => {
    for (const title of titles) {
      scratch.brand('lumina', [host], seo(title))
      await publish('lumina')
    }
  }
  const titleAt = async (at = host) => /<title>([^<]*)/.exec((await store.read(at, 'index.html')) ?? '')?.[1]
  const numbers = async () => (await store.versions('lumina')).versions.map(({ version }) => version)

  describe(`the site in ${kind}`, { timeout: 120_000 }, () => {
    it('publishes a brand on all hosts, each a whole site', async () => {
      expect((await publish('lumina')).brands).toMatchObject([
        { isNew: true, record: { version: 1, hosts: [host, mirror] } },
      ])
      for (const each of [host, mirror]) {
        expect(await store.read(each, 'index.html')).toContain('data-brand="lumina"')
        for (const path of [
          'assets/index-one.js',
          'brands/neutral/logo.svg',
          'locales/en/common.json',
          'provider-frame.html',
          'frame-return',
          'app.webmanifest',
          'robots.txt',
          'sitemap.xml',
        ])
          expect(await store.read(each, path), path).toBeTruthy()
        expect(await store.read(each, 'service-worker.js')).toContain('one')
        expect(await store.read(each, 'version.json')).toContain('version')
      }
      for (const path of ['index.html', 'games/index.html', 'any.html']) {
        expect(await store.read(host, path), path).toContain('lang="en"')
        expect(await store.read(host, `fr/${path}`), path).toContain('lang="fr"')
        expect(await store.read(host, `en/${path}`), path).toBe(await store.read(host, path))
      }
      expect(await store.read('nobody.example', 'index.html')).toBeUndefined()
      expect(await store.brands()).toEqual(['lumina'])
    })

    it('keeps versions with their author and changes, and skips what is live already', async () => {
      await titled('One', 'Two')
      const { brands } = await publish('lumina')
      expect(brands).toMatchObject([{ isNew: false, record: { version: 2 } }])
      expect(await store.versions('lumina')).toMatchObject({
        versions: [
          { version: 2, live: true, by: 'tester', from: 1, changes: ['seo.title: "One" → "Two"'] },
          { version: 1, live: false, changes: ['first published'] },
        ],
      })
      expect(await store.audit()).toMatchObject([
        { action: 'publish', brand: 'lumina', version: 1, by: 'tester' },
        { action: 'publish', brand: 'lumina', version: 2, from: 1 },
      ])
    })

    it('publishes all or none: no invalid manifest, no host of another brand', async () => {
      await publish('lumina')
      scratch.brand('lumina', [host])
      scratch.brand('nova', ['nova.example', mirror])
      expect(await publish('nova')).toMatchObject({
        refused: [`nova cannot use ${mirror}: it already shows lumina.`],
        brands: [],
      })
      expect((await publish('lumina', 'nova')).refused).toEqual([])
      expect(await store.read(mirror, 'index.html')).toContain('data-brand="nova"')
      scratch.brand('nova', ['nova.example'], { languages: 'fr' })
      scratch.brand('lumina', [host], seo('Never'))
      expect((await publish('lumina', 'nova')).brands).toEqual([])
      expect(await titleAt()).toBe('lumina')
    })

    it('rolls back step by step, or to a version by number', async () => {
      await titled('One', 'Two', 'Three')
      const back = (version?: number) => store.rollBack('lumina', version, note)
      expect(await back()).toMatchObject({ from: { version: 3 }, to: { version: 2 } })
      expect(await titleAt()).toBe('Two')
      expect(await back()).toMatchObject({ to: { version: 1 } })
      await expect(back()).rejects.toThrow('has no earlier version')
      await back(3)
      await expect(back(3)).rejects.toThrow('already shows version 3')
      await expect(back(9)).rejects.toThrow('no version 9 (kept: 1, 2, 3)')
      expect(await titleAt()).toBe('Three')
      expect((await store.audit()).at(-1)).toMatchObject({
        action: 'rollback',
        version: 3,
        from: 1,
        changes: ['seo.title: "One" → "Three"'],
      })
      await titled('Four')
      expect(await numbers()).toEqual([4, 3, 2, 1])
    })

    it('rolls back to what was live before, also after other rollbacks', async () => {
      await titled('One', 'Two', 'Three')
      const back = (version?: number) => store.rollBack('lumina', version, note)
      await back(1)
      expect(await back()).toMatchObject({ from: { version: 1 }, to: { version: 3 } })
      expect(await back()).toMatchObject({ from: { version: 3 }, to: { version: 2 } })
      expect((await store.audit()).at(-1)).toMatchObject({ version: 2, changes: ['seo.title: "Three" → "Two"'] })
      await titled('Four')
      expect(await back()).toMatchObject({ from: { version: 4, from: 2 }, to: { version: 2 } })
    })

    it('does not roll back to a host that another brand has meanwhile', async () => {
      await publish('lumina')
      await titled('Two')
      scratch.brand('nova', [mirror])
      await publish('nova')
      await expect(store.rollBack('lumina', undefined, note)).rejects.toThrow('it already shows nova')
      expect(await titleAt()).toBe('Two')
    })

    it('a version keeps its build', async () => {
      await titled('One')
      scratch.rebuild('two')
      await titled('Two')
      expect(await store.read(host, 'locales/en/common.json')).toContain('two')
      await store.rollBack('lumina', undefined, note)
      expect(await store.read(host, 'locales/en/common.json')).toContain('one')
      expect(await store.read(host, 'service-worker.js')).toContain('one')
    })

    it('takes a brand offline, and brings it back', async () => {
      await publish('lumina')
      expect(await store.unpublish('lumina', note)).toMatchObject({ from: { version: 1 }, hosts: [host, mirror] })
      expect(await store.read(host, 'index.html')).toBeUndefined()
      await expect(store.unpublish('lumina', note)).rejects.toThrow('lumina is not published here.')
      await expect(store.rollBack('lumina', undefined, note)).rejects.toThrow('specify a version (kept: 1)')
      await store.rollBack('lumina', 1, note)
      expect(await titleAt(mirror)).toBe('lumina')
      await store.unpublish('lumina', note)
      expect((await publish('lumina')).brands).toMatchObject([{ record: { version: 2, changes: ['published again'] } }])
    })

    it('keeps a site of vendors’ frames while a brand names it, which cannot become a brand’s host', async () => {
      scratch.brand('lumina', [host], frames)
      scratch.brand('nova', ['nova.example'], frames)
      await publish('lumina', 'nova')
      const around = () => store.read('frames.vendor.example', 'provider-frame.site.html')
      expect(await around()).toContain(`https://${host} https://nova.example`)
      scratch.brand('vega', ['frames.vendor.example'])
      expect((await publish('vega')).refused).toEqual([
        'vega cannot use frames.vendor.example: something else is already served there.',
      ])
      await store.unpublish('lumina', note)
      expect(await around()).not.toContain(host)
      expect(await around()).toContain('https://nova.example')
      scratch.brand('nova', ['nova.example'])
      await publish('nova')
      expect(await around()).toBeUndefined()
      scratch.brand('terra', [host])
      expect((await publish('terra')).refused).toEqual([])
    })

    it('shows a preview at its own address until it is removed', async () => {
      scratch.brand('lumina', [host, mirror], frames)
      await publish('lumina')
      const manifest = resolving(scratch.manifests)('lumina').manifest as unknown as Manifest
      const preview = () =>
        store.preview('lumina', { ...manifest, ...seo('Not yet') } as Manifest, {
          build: openBuild(scratch.build),
          art: new Map(),
          host,
          expires: new Date(Date.now() + 1000),
          by: 'tester',
        })
      const { hosts, hash } = await preview()
      expect((await preview()).hosts).toEqual(hosts)
      expect(hosts).toEqual([`${hash}.preview.${host}`])
      expect(await titleAt(hosts[0])).toBe('Not yet')
      expect(await store.read(hosts[0]!, 'robots.txt')).toContain('Disallow: /')
      expect(await titleAt()).toBe('lumina')
      expect((await store.versions('lumina')).previews).toMatchObject([{ hash, by: 'tester' }])
      const around = async () => store.read('frames.vendor.example', 'provider-frame.site.html')
      expect(await around()).toContain(`https://${hosts[0]}`)
      expect(await store.removePreviews(({ brand }) => brand === 'lumina', 'tester')).toHaveLength(1)
      expect(await store.read(hosts[0]!, 'index.html')).toBeUndefined()
      expect(await around()).not.toContain('preview')
      expect(await around()).toContain(`https://${mirror}`)
      await store.unpublish('lumina', note)
      expect(await around()).toBeUndefined()
    })

    it('prunes what the newest versions, the live one and a rollback do not need', async () => {
      for (const title of ['One', 'Two', 'Three', 'Four']) {
        scratch.rebuild(title)
        await titled(title)
      }
      await store.rollBack('lumina', 2, note)
      const listed = await store.prune(1, note, false)
      expect(listed.removed).toContain('brands/lumina/versions/1')
      expect(await numbers()).toEqual([4, 3, 2, 1])
      const { removed, files } = await store.prune(1, note)
      expect(removed).toEqual(listed.removed)
      expect(removed.filter((path) => path.startsWith('builds/'))).toHaveLength(2)
      expect(files).toBeGreaterThan(0)
      expect(await numbers()).toEqual([4, 2])
      expect(await store.prune(1, note)).toEqual({ removed: [], files: 0 })
      for (const [version, title] of [
        [undefined, 'Four'],
        [2, 'Two'],
      ] as const) {
        await store.rollBack('lumina', version, note)
        expect(await titleAt()).toBe(title)
        expect(await store.read(host, `assets/index-${title}.js`)).toContain(title)
        expect(await store.read(host, 'locales/en/common.json')).toContain(title)
        expect(await store.read(host, 'brands/neutral/logo.svg')).toContain('<svg')
      }
      await titled('Five')
      expect(await numbers()).toEqual([5, 4, 2])
    })
  })
  meetingContract(kind, open)
  evidenceContract(kind, open)
}
