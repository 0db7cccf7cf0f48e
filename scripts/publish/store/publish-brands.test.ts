import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBuild } from '../render/brand-pages.ts'
import { filesBelow } from './folder/make-later.ts'
import { layout } from './folder/layout.ts'
import { scratchSite } from './site.fixture.ts'

let scratch: ReturnType<typeof scratchSite>
beforeEach(() => {
  scratch = scratchSite()
  scratch.brand('lumina', ['lumina.example', 'm.lumina.example'])
})
afterEach(() => scratch[Symbol.dispose]())

const title = (text: string) => ({ seo: { title: text, description: 'Slots.' } })

describe('publishing', () => {
  it('makes a brand live on all hosts, each a complete site', async () => {
    await scratch.publish('lumina')
    for (const host of ['lumina.example', 'm.lumina.example']) {
      expect(scratch.shown(host)).toContain('data-brand="lumina"')
      expect(scratch.shown(host, 'locales/en/common.json')).toContain('one')
      for (const name of ['assets/index-one.js', 'brands/neutral/logo.svg', 'provider-frame.html', 'frame-return'])
        expect(scratch.shown(host, name)).not.toBe('')
    }
    expect(scratch.shown('lumina.example')).toContain('content="index, follow"')
    expect(scratch.shown('m.lumina.example')).toContain('content="noindex, nofollow"')
    expect(scratch.shown('m.lumina.example', 'robots.txt')).toContain('Disallow: /')
  })

  it('makes a file of each page in each language, with its compressed copy', async () => {
    await scratch.publish('lumina')
    const root = join(scratch.folderOf('lumina', 1), 'hosts/m.lumina.example')
    const names = filesBelow(root).map((file) => relative(root, file))
    const pages = ['index.html', 'games/index.html', 'game/any.html', 'any.html']
    expect(names).toEqual(expect.arrayContaining([...pages, ...pages.map((name) => `fr/${name}`)]))
    for (const name of names.filter((each) => each.endsWith('.html'))) {
      const copy = brotliDecompressSync(readFileSync(join(root, `${name}.br`))).toString()
      expect(copy, name).toBe(readFileSync(join(root, name), 'utf8'))
      expect(copy, name).toContain(`lang="${name.startsWith('fr/') ? 'fr' : 'en'}"`)
    }
    // A server finds the first language by its name too.
    expect(scratch.shown('m.lumina.example', 'en/games/index.html')).toBe(
      scratch.shown('m.lumina.example', 'games/index.html'),
    )
  })

  it('makes no version of what the platform says: only the manifest, the build and pictures do', async () => {
    let games = 1
    const content = () => async () => ({ status: 200, body: `${games} games`, date: null })
    const publish = () =>
      scratch.store.publish(scratch.manifests, ['lumina'], {
        build: openBuild(scratch.build),
        art: 'public',
        content,
        by: 'tester',
      })
    await publish()
    expect(scratch.shown('lumina.example')).toContain('1 games')
    games = 2
    expect((await publish()).brands).toMatchObject([{ isNew: false }])
    scratch.brand('lumina', ['lumina.example'], title('Second'))
    expect((await publish()).brands).toMatchObject([{ isNew: true }])
    expect(scratch.shown('lumina.example')).toContain('2 games')
  })

  it('renders while the site is not locked, and checks again before it goes live', async () => {
    scratch.brand('nova', ['nova.example', 'taken.example'])
    const rendering = scratch.publish('nova')
    scratch.brand('nova', ['nova.example'])
    scratch.brand('vega', ['vega.example', 'taken.example'])
    const [nova, vega] = await Promise.all([rendering, scratch.publish('vega')])
    expect([nova.refused, vega.refused].flat()).toEqual([expect.stringMatching(/cannot use taken.example/)])
    expect([nova.brands, vega.brands].map(({ length }) => length).sort()).toEqual([0, 1])
    // Nothing is left of what was rendered in vain.
    const left = ['nova', 'vega'].map((id) => join(scratch.site, 'pages', id)).filter((folder) => existsSync(folder))
    expect(left.flatMap((folder) => readdirSync(folder))).toHaveLength(1)
  })

  it('of the same brand at once makes one version, and of others each one', async () => {
    scratch.brand('nova', ['nova.example'])
    const both = await Promise.all([scratch.publish('lumina'), scratch.publish('lumina'), scratch.publish('nova')])
    expect(both.flatMap(({ brands }) => brands.map(({ isNew }) => isNew)).sort()).toEqual([false, true, true])
    expect([scratch.kept('lumina'), scratch.kept('nova')]).toEqual([[1], [1]])
  })

  it('publishes every image of the installed site', async () => {
    scratch.brand('lumina', ['lumina.example'], { icon: '/brands/atlas/icon.svg' })
    await scratch.publish('lumina')
    const { icons } = JSON.parse(scratch.shown('lumina.example', 'app.webmanifest')) as { icons: { src: string }[] }
    expect(icons.length).toBeGreaterThan(3)
    for (const { src } of icons) expect(scratch.shown('lumina.example', src)).not.toBe('')
    expect(scratch.shown('lumina.example', 'service-worker.js')).toContain('one')
  })

  it('gives a mirror a share picture of its own', async () => {
    const own = '/brands/totofa/share.jpg'
    scratch.brand('lumina', [], {
      hosts: { 'lumina.example': {}, 'm.lumina.example': { seo: { image: own, robots: 'noindex' } } },
      seo: { title: 'Lumina', description: 'Slots.', image: '/brands/atlas/share.jpg' },
    })
    expect((await scratch.publish('lumina')).report.diagnostics).toEqual([])
    const picture = (host: string) => /property="og:image" content="([^"]*)"/.exec(scratch.shown(host))![1]!
    expect(picture('lumina.example')).toBe('https://lumina.example/brands/atlas/share.jpg')
    expect(picture('m.lumina.example')).toBe(`https://lumina.example${own}`)
    for (const host of ['lumina.example', 'm.lumina.example']) expect(scratch.shown(host, own)).not.toBe('')
  })

  it('uses the API of a mirror in its policy', async () => {
    scratch.brand('lumina', [], {
      hosts: {
        'lumina.example': {},
        'other.example': { api: 'https://api.other.example', seo: { robots: 'noindex' } },
      },
      api: { development: '', production: 'https://api.lumina.example' },
    })
    await scratch.publish('lumina')
    expect(scratch.shown('lumina.example')).toContain(`connect-src 'self' https://api.lumina.example wss`)
    expect(scratch.shown('other.example')).toContain(`connect-src 'self' https://api.other.example wss`)
  })

  it('keeps each version unchanged, and records author, time, predecessor and changes', async () => {
    await scratch.publish('lumina')
    const first = scratch.shown('lumina.example')
    scratch.brand('lumina', ['lumina.example'], title('Second'))
    await scratch.publish('lumina')
    expect(scratch.kept('lumina')).toEqual([1, 2])
    expect(scratch.shown('lumina.example')).toContain('<title>Second</title>')
    expect(readFileSync(join(scratch.folderOf('lumina', 1), 'hosts/lumina.example/index.html'), 'utf8')).toBe(first)
    const { versions } = await scratch.store.versions('lumina')
    expect(versions[0]).toMatchObject({ version: 2, from: 1, by: 'tester', hosts: ['lumina.example'] })
    const entry = { action: 'publish', brand: 'lumina', by: 'tester' }
    const log = await scratch.store.audit()
    expect(log).toMatchObject([
      { ...entry, version: 1 },
      { ...entry, version: 2, from: 1 },
    ])
    expect(log[1]!.changes).toContain('seo.title: "lumina" → "Second"')
    expect(log[1]!.at).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('changes no script, and skips unchanged brands', async () => {
    const state = () =>
      readdirSync(join(scratch.site, 'assets')).map((name) => [name, statSync(join(scratch.site, 'assets', name)).ino])
    await scratch.publish('lumina')
    const before = state()
    expect((await scratch.publish('lumina')).brands).toMatchObject([{ isNew: false, record: { version: 1 } }])
    scratch.brand('lumina', ['lumina.example'], title('Second'))
    await scratch.publish('lumina')
    expect(before.length).toBeGreaterThan(2)
    expect(state()).toEqual(before)
    expect(await scratch.store.audit()).toHaveLength(2)
  })

  it('removes hosts that a brand no longer names, and adds new ones', async () => {
    await scratch.publish('lumina')
    scratch.brand('lumina', ['lumina.example', 'new.example'])
    await scratch.publish('lumina')
    expect(readdirSync(layout.hosts(scratch.site)).sort()).toEqual(['lumina.example', 'new.example'])
  })

  it('gives versions of the same second different times', async () => {
    const times: number[] = []
    for (const text of ['One', 'Two', 'Six']) {
      scratch.brand('lumina', ['lumina.example'], title(text))
      await scratch.publish('lumina')
      times.push(statSync(join(layout.host(scratch.site, 'lumina.example'), 'index.html')).mtimeMs)
    }
    expect(new Set(times.map((time) => Math.floor(time / 1000))).size).toBe(3)
  })
})

describe('nothing is published', () => {
  it('if a manifest is invalid', async () => {
    scratch.brand('nova', ['nova.example'], { wheell: true, languages: 'fr' })
    const { report, brands } = await scratch.publish('lumina', 'nova')
    expect(brands).toEqual([])
    expect(report.diagnostics.map(({ code }) => code).sort()).toEqual([
      'manifest/unknown-setting',
      'manifest/wrong-type',
    ])
    expect(existsSync(layout.brands(scratch.site))).toBe(false)
  })

  it('if a host shows another brand', async () => {
    await scratch.publish('lumina')
    scratch.brand('lumina', ['lumina.example'])
    scratch.brand('nova', ['nova.example', 'm.lumina.example'])
    expect(await scratch.publish('nova')).toMatchObject({
      refused: ['nova cannot use m.lumina.example: it already shows lumina.'],
      brands: [],
    })
    expect(await scratch.store.version('nova')).toBeUndefined()
    // Published together, one brand hands the host over to the other.
    expect((await scratch.publish('lumina', 'nova')).refused).toEqual([])
    expect(scratch.shown('m.lumina.example')).toContain('data-brand="nova"')
  })

  it('for a brand without hosts', async () => {
    scratch.brand('nova', [])
    expect((await scratch.publish('nova')).refused).toEqual(['nova has no hosts, so nobody could reach it.'])
  })
})
