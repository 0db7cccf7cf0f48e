import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { readBrands } from '../brands/brands.ts'
import { listedPages, robotsTxt, sitemapFiles } from './site-files.ts'

const { manifest: brand } = readBrands('manifests', '')[0]!
const origin = 'https://acme.example'
const manifest: Manifest = { ...brand, languages: ['fr', 'ar'], hosts: { 'acme.example': {}, 'm.acme.example': {} } }
const { DOMParser } = new JSDOM().window

/** Parses a sitemap strictly; returns each address with those of its other languages. */
function read(xml = '') {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return [...document.querySelectorAll('url, sitemap')].map((url) => ({
    loc: url.querySelector('loc')!.textContent,
    links: [...url.getElementsByTagName('xhtml:link')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  }))
}
const listed = (...paths: string[]) => paths.map((path) => ({ path }))
const sitemap = (paths: string[], changes: Partial<Manifest> = {}) =>
  read(sitemapFiles({ ...manifest, ...changes }, origin, listed(...paths))['sitemap.xml'])

it('lists each page in each language, and names the others', () => {
  const links = [
    'fr https://acme.example/games',
    'ar https://acme.example/games?lng=ar',
    'x-default https://acme.example/games',
  ]
  expect(sitemap(['/games'])).toEqual([
    { loc: 'https://acme.example/games', links },
    { loc: 'https://acme.example/games?lng=ar', links },
  ])
})

it('has the paths of languages where they have some', () => {
  const locs = sitemap(['/', '/static/about', '/game/a/b'], { languagePaths: true }).map(({ loc }) => loc)
  expect(locs).toEqual(
    ['/', '/ar', '/static/about', '/ar/static/about', '/game/a/b', '/ar/game/a/b'].map((path) => origin + path),
  )
})

it('lists what is written in one language at its address in that language alone', () => {
  const files = sitemapFiles(manifest, origin, [
    { path: '/static/terms-fr', language: 'fr' },
    { path: '/static/terms-ar', language: 'ar' },
  ])
  expect(read(files['sitemap.xml'])).toEqual([
    { loc: 'https://acme.example/static/terms-fr', links: [] },
    { loc: 'https://acme.example/static/terms-ar?lng=ar', links: [] },
  ])
})

it('escapes addresses, and lists those of the first host on every host', () => {
  const files = sitemapFiles(manifest, 'https://m.acme.example', listed("/game/a&b/it's<"))
  expect(read(files['sitemap.xml'])[0]!.loc).toBe("https://acme.example/game/a&b/it's<")
})

it('lists the pages that are open to visitors and have a path of their own', () => {
  const paths = listedPages(manifest).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/games', '/promotions', '/login']))
  expect(paths.filter((path) => /:|profile|deposit|test/.test(path))).toEqual([])
  const hidden: Manifest = { ...manifest, seo: { ...manifest.seo, robots: 'noindex' } }
  expect(listedPages(hidden)).toEqual([])
  expect(read(sitemapFiles(hidden, origin, [])['sitemap.xml'])).toEqual([])
  expect([robotsTxt(manifest, origin), robotsTxt(hidden, origin)]).toEqual([
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://acme.example/sitemap.xml\n',
    'User-agent: *\nDisallow: /\n',
  ])
})

it.each([
  ['addresses', { urls: 3, bytes: 1_000_000 }],
  ['bytes', { urls: 1_000, bytes: 1_000 }],
])('has an index where one file would have too many %s', (_what, limits) => {
  const paths = ['/a', '/b', '/c', '/d']
  const files = sitemapFiles(manifest, origin, listed(...paths), limits)
  const { 'sitemap.xml': index, ...parts } = files
  expect(read(index).map(({ loc }) => loc)).toEqual(Object.keys(parts).map((name) => `${origin}/${name}`))
  expect(Object.keys(parts).length).toBeGreaterThan(1)
  for (const part of Object.values(parts)) {
    expect(read(part).length).toBeLessThanOrEqual(limits.urls)
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(limits.bytes)
  }
  expect(Object.values(parts).flatMap((part) => read(part))).toEqual(sitemap(paths))
})

it('keeps the limits of the protocol', () => {
  const paths = Array.from({ length: 30_000 }, (_, number) => `/game/provider/${number}`)
  const { 'sitemap.xml': index, ...parts } = sitemapFiles(manifest, origin, listed(...paths))
  expect(index).toContain('<sitemapindex')
  const sizes = Object.values(parts).map((part) => part.split('<url>').length - 1)
  expect(sizes).toEqual([50_000, 10_000])
})
