import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layout, versionsOf } from './layout.ts'
import { locked } from './lock.ts'
import { currentRecord, recordOf } from './record.ts'
import { siteWorkshop } from './site.fixture.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(() => {
  shop = siteWorkshop()
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'])
})
afterEach(() => shop[Symbol.dispose]())

const title = (text: string) => ({ seo: { title: text, description: 'Slots.' } })

describe('publishing', () => {
  it('makes a brand live on all hosts, each a complete site', () => {
    shop.publish('lumina')
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

  it('publishes every image of the installed site', () => {
    shop.brand('lumina', ['lumina.example'], { icon: '/brands/atlas/icon.svg' })
    shop.publish('lumina')
    const { icons } = JSON.parse(shop.shown('lumina.example', 'app.webmanifest')) as { icons: { src: string }[] }
    expect(icons.length).toBeGreaterThan(3)
    for (const { src } of icons) expect(shop.shown('lumina.example', src)).not.toBe('')
    expect(shop.shown('lumina.example', 'service-worker.js')).toContain('one')
  })

  it('gives a mirror a share picture of its own', () => {
    const own = '/brands/totofa/share.jpg'
    shop.brand('lumina', [], {
      hosts: { 'lumina.example': {}, 'm.lumina.example': { seo: { image: own, robots: 'noindex' } } },
      seo: { title: 'Lumina', description: 'Slots.', image: '/brands/atlas/share.jpg' },
    })
    expect(shop.publish('lumina').report.diagnostics).toEqual([])
    const picture = (host: string) => /property="og:image" content="([^"]*)"/.exec(shop.shown(host))![1]!
    expect(picture('lumina.example')).toBe('https://lumina.example/brands/atlas/share.jpg')
    expect(picture('m.lumina.example')).toBe(`https://lumina.example${own}`)
    for (const host of ['lumina.example', 'm.lumina.example']) expect(shop.shown(host, own)).not.toBe('')
  })

  it('uses the API of a mirror in its policy', () => {
    shop.brand('lumina', [], {
      hosts: {
        'lumina.example': {},
        'other.example': { api: 'https://api.other.example', seo: { robots: 'noindex' } },
      },
      api: { development: '', production: 'https://api.lumina.example' },
    })
    shop.publish('lumina')
    expect(shop.shown('lumina.example')).toContain(`connect-src 'self' https://api.lumina.example wss`)
    expect(shop.shown('other.example')).toContain(`connect-src 'self' https://api.other.example wss`)
  })

  it('keeps each version unchanged, and records author, time, predecessor and changes', () => {
    shop.publish('lumina')
    const first = shop.shown('lumina.example')
    shop.brand('lumina', ['lumina.example'], title('Second'))
    shop.publish('lumina')
    expect(versionsOf(shop.site, 'lumina')).toEqual([1, 2])
    expect(shop.shown('lumina.example')).toContain('<title>Second</title>')
    expect(readFileSync(join(layout.version(shop.site, 'lumina', 1), 'hosts/lumina.example/index.html'), 'utf8')).toBe(
      first,
    )
    expect(recordOf(shop.site, 'lumina', 2)).toMatchObject({ from: 1, by: 'tester', hosts: ['lumina.example'] })
    const entry = { action: 'publish', brand: 'lumina', by: 'tester' }
    expect(shop.audit()).toMatchObject([
      { ...entry, version: 1 },
      { ...entry, version: 2, from: 1 },
    ])
    expect(shop.audit()[1]!.changes).toContain('seo.title: "lumina" → "Second"')
    expect(shop.audit()[1]!.at).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('changes no script, and skips unchanged brands', () => {
    const state = () =>
      readdirSync(layout.assets(shop.site)).map((name) => [name, statSync(join(layout.assets(shop.site), name)).ino])
    shop.publish('lumina')
    const before = state()
    expect(shop.publish('lumina').brands).toMatchObject([{ isNew: false, record: { version: 1 } }])
    shop.brand('lumina', ['lumina.example'], title('Second'))
    shop.publish('lumina')
    expect(before.length).toBeGreaterThan(2)
    expect(state()).toEqual(before)
    expect(shop.audit()).toHaveLength(2)
  })

  it('removes hosts that a brand no longer names, and adds new ones', () => {
    shop.publish('lumina')
    shop.brand('lumina', ['lumina.example', 'new.example'])
    shop.publish('lumina')
    expect(readdirSync(layout.hosts(shop.site)).sort()).toEqual(['lumina.example', 'new.example'])
  })

  it('gives versions of the same second different times', () => {
    const times = ['One', 'Two', 'Six'].map((text) => {
      shop.brand('lumina', ['lumina.example'], title(text))
      shop.publish('lumina')
      return statSync(join(layout.host(shop.site, 'lumina.example'), 'index.html')).mtimeMs
    })
    expect(new Set(times.map((time) => Math.floor(time / 1000))).size).toBe(3)
  })
})

describe('nothing is published', () => {
  it('if a manifest is invalid', () => {
    shop.brand('nova', ['nova.example'], { wheell: true, languages: 'fr' })
    const { report, brands } = shop.publish('lumina', 'nova')
    expect(brands).toEqual([])
    expect(report.diagnostics.map(({ code }) => code).sort()).toEqual([
      'manifest/unknown-setting',
      'manifest/wrong-type',
    ])
    expect(existsSync(layout.brands(shop.site))).toBe(false)
  })

  it('if a host shows another brand', () => {
    shop.publish('lumina')
    shop.brand('lumina', ['lumina.example'])
    shop.brand('nova', ['nova.example', 'm.lumina.example'])
    expect(shop.publish('nova')).toMatchObject({
      refused: ['nova cannot use m.lumina.example: it already shows lumina.'],
      brands: [],
    })
    expect(currentRecord(shop.site, 'nova')).toBeUndefined()
    // Published together, one brand hands the host over to the other.
    expect(shop.publish('lumina', 'nova').refused).toEqual([])
    expect(shop.shown('m.lumina.example')).toContain('data-brand="nova"')
  })

  it('for a brand without hosts', () => {
    shop.brand('nova', [])
    expect(shop.publish('nova').refused).toEqual(['nova has no hosts, so nobody could reach it.'])
  })

  it('while another process works on the site, unless it has died', () => {
    locked(shop.site, () => expect(() => locked(shop.site, () => 0)).toThrow(`process ${process.pid}`))
    writeFileSync(join(shop.site, '.lock'), '999999999')
    expect(locked(shop.site, () => 1)).toBe(1)
    expect(existsSync(join(shop.site, '.lock'))).toBe(false)
  })
})
