import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBuild } from '../render/brand-pages.ts'
import { filesBelow } from './folder/make-later.ts'
import { layout } from './folder/layout.ts'
import { siteWorkshop } from './site.fixture.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(() => {
  shop = siteWorkshop()
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'])
})
afterEach(() => shop[Symbol.dispose]())

const title = (text: string) => ({ seo: { title: text, description: 'Slots.' } })

describe('publishing', () => {
  it('makes a brand live on all hosts, each a complete site', async () => {
    await shop.publish('lumina')
    for (const host of ['lumina.example', 'm.lumina.example']) {
      expect(shop.shown(host)).toContain('data-brand="lumina"')
      expect(shop.shown(host, 'locales/en/common.json')).toContain('one')
      for (const name of ['assets/index-one.js', 'brands/neutral/logo.svg', 'provider-frame.html', 'frame-return'])
        expect(shop.shown(host, name)).not.toBe('')
    }
    expect(shop.shown('lumina.example')).toContain('content="index, follow"')
    expect(shop.shown('m.lumina.example')).toContain('content="noindex, nofollow"')
    expect(shop.shown('m.lumina.example', 'robots.txt')).toContain('Disallow: /')
  })

  it('makes a file of each page in each language, with its compressed copy', async () => {
    await shop.publish('lumina')
    const root = join(shop.folderOf('lumina', 1), 'hosts/m.lumina.example')
    const names = filesBelow(root).map((file) => relative(root, file))
    const pages = ['index.html', 'games/index.html', 'game/any.html', 'any.html']
    expect(names).toEqual(expect.arrayContaining([...pages, ...pages.map((name) => `fr/${name}`)]))
    for (const name of names.filter((each) => each.endsWith('.html'))) {
      const copy = brotliDecompressSync(readFileSync(join(root, `${name}.br`))).toString()
      expect(copy, name).toBe(readFileSync(join(root, name), 'utf8'))
      expect(copy, name).toContain(`lang="${name.startsWith('fr/') ? 'fr' : 'en'}"`)
    }
    // A server finds the first language by its name too.
    expect(shop.shown('m.lumina.example', 'en/games/index.html')).toBe(
      shop.shown('m.lumina.example', 'games/index.html'),
    )
  })

  it('makes no version of what the platform says: only the manifest, the build and pictures do', async () => {
    let games = 1
    const content = () => async () => ({ status: 200, body: `${games} games`, date: null })
    const publish = () =>
      shop.store.publish(shop.manifests, ['lumina'], {
        build: openBuild(shop.build),
        art: 'public',
        content,
        by: 'tester',
      })
    await publish()
    expect(shop.shown('lumina.example')).toContain('1 games')
    games = 2
    expect((await publish()).brands).toMatchObject([{ isNew: false }])
    shop.brand('lumina', ['lumina.example'], title('Second'))
    expect((await publish()).brands).toMatchObject([{ isNew: true }])
    expect(shop.shown('lumina.example')).toContain('2 games')
  })

  it('renders while the site is not locked, and checks again before it goes live', async () => {
    shop.brand('nova', ['nova.example', 'taken.example'])
    const rendering = shop.publish('nova')
    shop.brand('nova', ['nova.example'])
    shop.brand('vega', ['vega.example', 'taken.example'])
    const [nova, vega] = await Promise.all([rendering, shop.publish('vega')])
    expect([nova.refused, vega.refused].flat()).toEqual([expect.stringMatching(/cannot use taken.example/)])
    expect([nova.brands, vega.brands].map(({ length }) => length).sort()).toEqual([0, 1])
    // Nothing is left of what was rendered in vain.
    const left = ['nova', 'vega'].map((id) => join(shop.site, 'pages', id)).filter((folder) => existsSync(folder))
    expect(left.flatMap((folder) => readdirSync(folder))).toHaveLength(1)
  })

  it('of the same brand at once makes one version, and of others each one', async () => {
    shop.brand('nova', ['nova.example'])
    const both = await Promise.all([shop.publish('lumina'), shop.publish('lumina'), shop.publish('nova')])
    expect(both.flatMap(({ brands }) => brands.map(({ isNew }) => isNew)).sort()).toEqual([false, true, true])
    expect([shop.kept('lumina'), shop.kept('nova')]).toEqual([[1], [1]])
  })

  it('publishes every image of the installed site', async () => {
    shop.brand('lumina', ['lumina.example'], { icon: '/brands/atlas/icon.svg' })
    await shop.publish('lumina')
    const { icons } = JSON.parse(shop.shown('lumina.example', 'app.webmanifest')) as { icons: { src: string }[] }
    expect(icons.length).toBeGreaterThan(3)
    for (const { src } of icons) expect(shop.shown('lumina.example', src)).not.toBe('')
    expect(shop.shown('lumina.example', 'service-worker.js')).toContain('one')
  })

  it('gives a mirror a share picture of its own', async () => {
    const own = '/brands/totofa/share.jpg'
    shop.brand('lumina', [], {
      hosts: { 'lumina.example': {}, 'm.lumina.example': { seo: { image: own, robots: 'noindex' } } },
      seo: { title: 'Lumina', description: 'Slots.', image: '/brands/atlas/share.jpg' },
    })
    expect((await shop.publish('lumina')).report.diagnostics).toEqual([])
    const picture = (host: string) => /property="og:image" content="([^"]*)"/.exec(shop.shown(host))![1]!
    expect(picture('lumina.example')).toBe('https://lumina.example/brands/atlas/share.jpg')
    expect(picture('m.lumina.example')).toBe(`https://lumina.example${own}`)
    for (const host of ['lumina.example', 'm.lumina.example']) expect(shop.shown(host, own)).not.toBe('')
  })

  it('uses the API of a mirror in its policy', async () => {
    shop.brand('lumina', [], {
      hosts: {
        'lumina.example': {},
        'other.example': { api: 'https://api.other.example', seo: { robots: 'noindex' } },
      },
      api: { development: '', production: 'https://api.lumina.example' },
    })
    await shop.publish('lumina')
    expect(shop.shown('lumina.example')).toContain(`connect-src 'self' https://api.lumina.example wss`)
    expect(shop.shown('other.example')).toContain(`connect-src 'self' https://api.other.example wss`)
  })

  it('keeps each version unchanged, and records author, time, predecessor and changes', async () => {
    await shop.publish('lumina')
    const first = shop.shown('lumina.example')
    shop.brand('lumina', ['lumina.example'], title('Second'))
    await shop.publish('lumina')
    expect(shop.kept('lumina')).toEqual([1, 2])
    expect(shop.shown('lumina.example')).toContain('<title>Second</title>')
    expect(readFileSync(join(shop.folderOf('lumina', 1), 'hosts/lumina.example/index.html'), 'utf8')).toBe(first)
    const { versions } = await shop.store.versions('lumina')
    expect(versions[0]).toMatchObject({ version: 2, from: 1, by: 'tester', hosts: ['lumina.example'] })
    const entry = { action: 'publish', brand: 'lumina', by: 'tester' }
    const log = await shop.store.audit()
    expect(log).toMatchObject([
      { ...entry, version: 1 },
      { ...entry, version: 2, from: 1 },
    ])
    expect(log[1]!.changes).toContain('seo.title: "lumina" → "Second"')
    expect(log[1]!.at).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('changes no script, and skips unchanged brands', async () => {
    const state = () =>
      readdirSync(join(shop.site, 'assets')).map((name) => [name, statSync(join(shop.site, 'assets', name)).ino])
    await shop.publish('lumina')
    const before = state()
    expect((await shop.publish('lumina')).brands).toMatchObject([{ isNew: false, record: { version: 1 } }])
    shop.brand('lumina', ['lumina.example'], title('Second'))
    await shop.publish('lumina')
    expect(before.length).toBeGreaterThan(2)
    expect(state()).toEqual(before)
    expect(await shop.store.audit()).toHaveLength(2)
  })

  it('removes hosts that a brand no longer names, and adds new ones', async () => {
    await shop.publish('lumina')
    shop.brand('lumina', ['lumina.example', 'new.example'])
    await shop.publish('lumina')
    expect(readdirSync(layout.hosts(shop.site)).sort()).toEqual(['lumina.example', 'new.example'])
  })

  it('gives versions of the same second different times', async () => {
    const times: number[] = []
    for (const text of ['One', 'Two', 'Six']) {
      shop.brand('lumina', ['lumina.example'], title(text))
      await shop.publish('lumina')
      times.push(statSync(join(layout.host(shop.site, 'lumina.example'), 'index.html')).mtimeMs)
    }
    expect(new Set(times.map((time) => Math.floor(time / 1000))).size).toBe(3)
  })
})

describe('nothing is published', () => {
  it('if a manifest is invalid', async () => {
    shop.brand('nova', ['nova.example'], { wheell: true, languages: 'fr' })
    const { report, brands } = await shop.publish('lumina', 'nova')
    expect(brands).toEqual([])
    expect(report.diagnostics.map(({ code }) => code).sort()).toEqual([
      'manifest/unknown-setting',
      'manifest/wrong-type',
    ])
    expect(existsSync(layout.brands(shop.site))).toBe(false)
  })

  it('if a host shows another brand', async () => {
    await shop.publish('lumina')
    shop.brand('lumina', ['lumina.example'])
    shop.brand('nova', ['nova.example', 'm.lumina.example'])
    expect(await shop.publish('nova')).toMatchObject({
      refused: ['nova cannot use m.lumina.example: it already shows lumina.'],
      brands: [],
    })
    expect(await shop.store.version('nova')).toBeUndefined()
    // Published together, one brand hands the host over to the other.
    expect((await shop.publish('lumina', 'nova')).refused).toEqual([])
    expect(shop.shown('m.lumina.example')).toContain('data-brand="nova"')
  })

  it('for a brand without hosts', async () => {
    shop.brand('nova', [])
    expect((await shop.publish('nova')).refused).toEqual(['nova has no hosts, so nobody could reach it.'])
  })
})
