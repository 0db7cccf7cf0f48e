import { expect, it } from 'vitest'
import type { Manifest, PageKey } from '#manifest'
import { fixtureManifest } from '#testing/fixture-brands.ts'
import { registry } from '../../../widgets/registry.ts'
import { accessTable } from '../../brand/access/access-table.ts'
import { textAt, brandTexts } from '../brands/brand-texts.ts'
import { pageHead } from '../head/page-head.ts'
import { listedPages, sitemapFiles } from '../head/site-files.ts'
import { pageFiles } from './pages.ts'
import { waitingCss } from './waiting-css.ts'

const manifest = fixtureManifest('riviera')
const own = (name: string) => name as PageKey
const pathsOf = (files: readonly { path?: string }[]) => files.flatMap(({ path }) => path ?? [])

/** The head of the page `summer` in a language. */
function headOf(language: 'en' | 'ar', of: Manifest = manifest) {
  const texts = brandTexts(of, language, {})
  const { path, title, description = '' } = of.pages[own('summer')]
  const words = { heading: textAt(texts, title), description: textAt(texts, description) }
  return pageHead(of, { page: own('summer'), path, language, ...words }).join('\n')
}

it('a page of the brand’s own has a file in each language, unless it is hidden or closed to visitors', () => {
  const names = pageFiles(manifest).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'summer/index.html',
      'ar/summer/index.html',
      'terrace/index.html',
      'ar/terrace/index.html',
    ]),
  )
  expect(names.filter((name) => /club|autumn/.test(name))).toEqual([])
})

it('the sitemap lists what everybody may open and search engines may list', () => {
  const paths = pathsOf(listedPages(manifest))
  expect(paths).toContain('/summer')
  expect(paths.filter((path) => /club|terrace|autumn/.test(path))).toEqual([])
  const sitemap = sitemapFiles(manifest, 'https://riviera.example', listedPages(manifest))['sitemap.xml']
  expect(sitemap).toContain('<loc>https://riviera.example/summer</loc>')
  expect(sitemap).toContain('<loc>https://riviera.example/ar/summer</loc>')
})

it('its head has its title, description, address, languages and place in the site', () => {
  const html = headOf('en')
  expect(html).toContain('<title>Summer weeks at Riviera</title>')
  expect(html).toContain('<meta name="description" content="Six weeks of games by the sea." />')
  expect(html).toContain('<meta name="robots" content="index, follow" />')
  expect(html).toContain('<link rel="canonical" href="https://riviera.example/summer" />')
  expect(html).toContain('<link rel="alternate" hreflang="ar" href="https://riviera.example/ar/summer" />')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)![1]!) as {
    '@graph': { itemListElement: { name: string }[] }[]
  }
  expect(data['@graph'][0]!.itemListElement.map(({ name }) => name)).toEqual(['Riviera', 'Summer weeks'])
})

it('its head in another language is in that language, at its address', () => {
  const html = headOf('ar')
  expect(html).toContain('<title>أسابيع الصيف at Riviera</title>')
  expect(html).toContain('<link rel="canonical" href="https://riviera.example/ar/summer" />')
})

it('who may open it is in the table of access', () => {
  const { pages, hidden } = accessTable(manifest, registry)
  const visitor = Object.fromEntries(pages.map(({ name, access }) => [name, access.visitor]))
  expect(visitor).toMatchObject({ summer: 'open', club: 'sign-in', terrace: 'open' })
  expect(hidden.pages).toContain('draft')
})

it('links to one for visitors alone are not shown where a player is expected', () => {
  const summer = { ...manifest.pages[own('summer')], guards: ['signed-out' as const] }
  expect(waitingCss({ ...manifest, pages: { ...manifest.pages, summer } as Manifest['pages'] })).toContain(
    'a[href="/summer"]',
  )
})
