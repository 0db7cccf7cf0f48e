import { existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { openBuild } from '../render/brand-pages.ts'
import { layout, namesIn } from './folder/layout.ts'
import { expiredPreviews, placePreview, removePreviews } from './preview.ts'
import { previewRecords } from './preview-record.ts'
import { manifestOf } from './record.ts'
import { siteWorkshop } from './site.fixture.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(async () => {
  shop = siteWorkshop()
  shop.brand('lumina', ['lumina.example'])
  await shop.publish('lumina')
})
afterEach(() => shop[Symbol.dispose]())

const hour = 60 * 60 * 1000
const live = () => manifestOf(shop.site, 'lumina', 1) as unknown as Manifest

/** Previews the live manifest with another title. */
const place = (title: string, change: Partial<Manifest> = {}) =>
  placePreview(
    'lumina',
    { ...live(), ...change, seo: { ...live().seo, title } },
    {
      site: shop.site,
      build: openBuild(shop.build),
      art: new Map(),
      host: 'lumina.example',
      expires: new Date(Date.now() + hour),
      by: 'tester',
    },
  )

describe('a preview', () => {
  it('has a separate address that is not indexed, beside the live brand', async () => {
    const {
      hash,
      hosts: [host],
    } = await place('Not yet')
    expect(host).toBe(`${hash}.preview.lumina.example`)
    expect(shop.shown(host!)).toContain('<title>Not yet</title>')
    expect(shop.shown(host!)).toContain('content="noindex, nofollow"')
    expect(shop.shown(host!, 'robots.txt')).toContain('Disallow: /')
    expect(shop.shown(host!, 'assets/index-one.js')).not.toBe('')
    expect(shop.shown('lumina.example')).toContain('<title>lumina</title>')
    expect(shop.audit()[1]).toMatchObject({ action: 'preview', brand: 'lumina', hosts: [host] })
  })

  it('keeps its address while the manifest is unchanged, and is extended when previewed again', async () => {
    const first = await place('Not yet')
    const second = await place('Not yet')
    expect(second.hosts).toEqual(first.hosts)
    expect(previewRecords(shop.site)).toEqual([second])
    expect((await place('Other')).hosts).not.toEqual(first.hosts)
  })

  it('is removed with its host when it expires', async () => {
    const {
      hosts: [host],
    } = await place('Not yet')
    expect(expiredPreviews(shop.site, Date.now() + hour - 5000)).toEqual([])
    removePreviews(shop.site, expiredPreviews(shop.site, Date.now() + hour), 'tester')
    expect(existsSync(layout.host(shop.site, host!))).toBe(false)
    expect(namesIn(layout.previews(shop.site))).toEqual([])
    expect(shop.shown('lumina.example')).toContain('data-brand="lumina"')
  })
})

describe('the shell of vendors’ HTML on a site of its own', () => {
  const games = { isolation: 'site' as const, frameOrigin: 'https://frames.vendor.example', hosts: [] }
  const around = () =>
    /data-around="([^"]*)"/.exec(shop.shown('frames.vendor.example', 'provider-frame.site.html'))?.[1]?.split(' ')

  it('is published for the brands that name it, their mirrors and previews, and removed with the last one', async () => {
    shop.brand('lumina', ['lumina.example', 'm.lumina.example'], { games })
    shop.brand('nova', ['nova.example'], { games })
    await shop.publish('lumina', 'nova')
    expect(around()).toEqual(['https://lumina.example', 'https://m.lumina.example', 'https://nova.example'])
    const {
      hosts: [host],
    } = await place('Not yet', { games })
    expect(around()).toContain(`https://${host}`)
    removePreviews(shop.site, previewRecords(shop.site), 'tester')
    shop.brand('nova', ['nova.example'])
    await shop.publish('nova')
    expect(around()).toEqual(['https://lumina.example', 'https://m.lumina.example'])
    shop.brand('lumina', ['lumina.example'])
    await shop.publish('lumina')
    expect(existsSync(layout.host(shop.site, 'frames.vendor.example'))).toBe(false)
  })

  it('cannot become a brand’s host', async () => {
    shop.brand('lumina', ['lumina.example'], { games })
    await shop.publish('lumina')
    shop.brand('nova', ['frames.vendor.example'])
    expect((await shop.publish('nova')).refused).toEqual([
      'nova cannot use frames.vendor.example: something else is already served there.',
    ])
  })
})
