import { describe, expect, it } from 'vitest'
import type { Language, Manifest, PageKey } from '#manifest'
import { pageTexts } from '#engine/seo/page-texts.ts'
import { readContext } from '#manifest-tools/check/context.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { ownTexts, parseKey, productText } from '#manifest-tools/rules/product-texts.ts'
import { readBrands } from '../brands/brands.ts'
import { pageHead } from './page-head.ts'
import { matchesIn, type PageInFile } from './structured-data.ts'
import { schemaOrgProblems } from './schema-org.fixture.ts'

const context = readContext(readManifests('manifests'))
const brands = readBrands('manifests', '').map(({ manifest }) => manifest)
const [manifest] = brands as [Manifest, ...Manifest[]]
const site = `https://${Object.keys(manifest.hosts)[0]}`
const [first, second] = manifest.languages as [Language, Language]
const gamePath = '/game/aurora/a%2Fb'
const main = { page: 'MAIN', path: '/', language: first, heading: 'Home' } as const
const promotions = { page: 'PROMOTIONS', path: '/promotions', language: second, heading: 'Promotions' } as const
const game = {
  page: 'GAME',
  path: gamePath,
  language: first,
  heading: 'Game',
  content: {
    title: 'A & B',
    values: { game: 'A & B', provider: 'Aurora </script><script>', category: 'Slots' },
    image: '/covers/a.webp',
    isFound: true,
  },
} as const
const head = (page: PageInFile, of = manifest) => pageHead(of, page).join('\n')
const dataIn = (page: PageInFile) => /<script type="application\/ld\+json">(.*)<\/script>/.exec(head(page))?.[1] ?? ''
const graph = (page: PageInFile) => JSON.parse(dataIn(page))['@graph'] as Record<string, unknown>[]

describe('pageHead', () => {
  it('describes the page at its own address in its language', () => {
    const html = head({ ...promotions, description: 'All of them, at {{brand}}.' })
    expect(html).toContain(`<title>Promotions · ${manifest.name}</title>`)
    expect(html).toContain(`<meta name="description" content="All of them, at ${manifest.name}." />`)
    expect(html).toContain('<meta name="robots" content="index, follow" />')
    expect(html).toContain(`<link rel="canonical" href="${site}/promotions?lng=${second}" />`)
    expect(html).toContain(`<link rel="alternate" hreflang="${first}" href="${site}/promotions" />`)
  })

  it('escapes what content brings, in tags and in data', () => {
    const html = head(game)
    expect(html).toContain(`<title>A &#38; B · ${manifest.name}</title>`)
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
    expect(graph(game)[1]!.author).toEqual({ '@type': 'Organization', name: 'Aurora </script><script>' })
  })

  it('a closed page and a file for several paths have neither addresses nor data', () => {
    const closed: PageInFile = { page: 'PROFILE', path: '/profile', language: first, heading: 'Profile' }
    const any: PageInFile = { page: undefined, language: first, heading: '' }
    for (const page of [closed, any, { ...game, path: undefined }]) {
      expect(head(page)).not.toMatch(/canonical|hreflang|ld\+json/)
    }
    expect(head(closed)).toContain('noindex, nofollow')
    for (const page of [any, { ...game, path: undefined, content: undefined }]) {
      expect(head(page)).toContain('noindex, nofollow')
      expect(head(page)).not.toContain('og:url')
    }
    const { title } = pageTexts(manifest, any)
    expect(title).toBe(manifest.seo.title)
  })

  it('a brand without hosts has texts alone', () => {
    const html = head(main, { ...manifest, hosts: {} })
    expect(html).toContain('<title>')
    expect(html).not.toMatch(/canonical|ld\+json|og:url|og:image/)
  })
})

describe('structured data', () => {
  const matches = [
    { home: 'Reds', away: 'Blues', league: 'First League', startsAt: '2026-11-28T19:00:00Z' },
    { home: 'Greens', away: 'Whites', league: '' },
  ]
  const questions = [{ question: 'How old must I be?', answer: '<p>At least 18</p>' }]

  it.each([
    ['the main page', { ...main, matches }, ['Organization', 'WebSite', 'SportsEvent', 'SportsEvent']],
    ['the main page in another language', { ...main, language: second }, ['Organization', 'WebSite']],
    ['another page', promotions, ['BreadcrumbList']],
    ['a game', game, ['BreadcrumbList', 'VideoGame']],
    ['a page of questions', { ...promotions, questions }, ['BreadcrumbList', 'FAQPage']],
    ['a page of matches', { ...promotions, page: 'GAMES', matches }, ['BreadcrumbList', 'SportsEvent', 'SportsEvent']],
  ] as const)('of %s is valid', (_what, page, types) => {
    expect(graph(page).map((node) => node['@type'])).toEqual(types)
    expect(schemaOrgProblems(dataIn(page))).toEqual([])
  })

  it('a game that is not known has none', () => {
    expect(dataIn({ ...game, content: undefined })).toBe('')
  })

  it('takes matches from what a page has read of the platform, with their start', () => {
    const match = { id: 1, league: 'Cup', home: 'Reds', away: 'Blues', live: false, outcomes: [] }
    const reads = {
      '/games?size=2': { rows: [{ home: 'x' }] },
      '/sport/events?live=false&size=3&lang=fr': {
        rows: [{ ...match, startsAt: '2026-11-28T19:00:00Z' }, match, { ...match, home: '' }],
      },
    }
    expect(graph({ ...main, matches: matchesIn(reads) }).slice(2)).toMatchObject([
      { '@type': 'SportsEvent', name: 'Reds – Blues', startDate: '2026-11-28T19:00:00Z' },
    ])
    expect(matchesIn()).toEqual([])
  })

  it('names a game, its provider, its category and its address', () => {
    expect(graph(game)[1]).toMatchObject({
      name: 'A & B',
      url: site + gamePath,
      genre: 'Slots',
      image: `${site}/covers/a.webp`,
      publisher: { '@type': 'Organization' },
    })
  })

  it('has addresses of the language', () => {
    const [crumbs] = graph(promotions) as [{ itemListElement: { item: { '@id': string } }[] }]
    expect(crumbs.itemListElement.map(({ item }) => item['@id'])).toEqual([
      `${site}/?lng=${second}`,
      `${site}/promotions?lng=${second}`,
    ])
  })

  it.each([
    ['an unknown type', { '@type': 'Casino', name: 'A' }, '0: unknown type Casino'],
    [
      'a property of another type',
      { '@type': 'SportsEvent', name: 'A', logo: 'https://a.b' },
      '0/logo: SportsEvent has no property logo',
    ],
    ['a missing property', { '@type': 'VideoGame', name: 'A' }, '0: VideoGame without url'],
    ['a relative address', { '@type': 'Organization', name: 'A', url: '/a' }, '0/url: "/a"'],
    [
      'a value of another type',
      { '@type': 'VideoGame', name: 'A', url: 'https://a.b', author: { '@type': 'WebPage' } },
      '0/author: is a WebPage',
    ],
    ['an empty text', { '@type': 'SportsTeam', name: '' }, '0/name: ""'],
  ])('would be found invalid for %s', (_what, node, problem) => {
    expect(schemaOrgProblems(JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] }))).toEqual([problem])
  })
})

const isOpen = ({ visible, guards = [] }: Manifest['pages'][PageKey]) =>
  visible && guards.every((guard) => guard === 'signed-out')

/** The title and the description of an open page of a brand. */
function textsIn(brand: Manifest, language: Language, page: PageKey) {
  const text = (key: string) => {
    const parsed = parseKey(key)
    return (
      ownTexts(brand, language, parsed.namespace)[parsed.key] ??
      productText(context, language, parsed.namespace, parsed.key)
    )
  }
  const { title, description } = brand.pages[page]
  const item = {
    GAME: { title: 'Aurora', values: { game: 'Aurora', provider: 'Borealis' } },
    STATIC_PAGE: { title: 'About us' },
  }
  const content = page === 'GAME' || page === 'STATIC_PAGE' ? item[page] : undefined
  return pageTexts(brand, { page, language, heading: text(title)!, description: text(description ?? ''), content })
}

describe.each(brands.map((brand) => [brand.id, brand] as const))('%s', (_id, brand) => {
  it.each(brand.languages)('has a title and a description of its own for each open page in %s', (language) => {
    const open = (Object.keys(brand.pages) as PageKey[]).filter((page) => isOpen(brand.pages[page]))
    const texts = open.map((page) => textsIn(brand, language, page))
    expect(open.length).toBeGreaterThan(8)
    for (const key of ['title', 'description'] as const) {
      const all = texts.map((each) => each[key])
      expect(all.filter((each, index) => !each || all.indexOf(each) < index)).toEqual([])
      expect(all.filter((each) => /[{}]/.test(each))).toEqual([])
    }
  })
})
