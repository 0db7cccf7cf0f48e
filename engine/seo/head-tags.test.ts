import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Manifest, PageKey } from '#manifest'
import { headTags, type Tag } from './head-tags.ts'
import { canonicalOrigin } from './page-address.ts'

const base = JSON.parse(readFileSync('manifests/base.json', 'utf8')) as Manifest
const manifest: Manifest = {
  ...base,
  name: 'Acme',
  icon: '/icon.svg',
  languages: ['fr', 'ar'],
  seo: { title: 'Acme casino', description: 'Play.', robots: 'index', image: '/share.png' },
  hosts: { 'acme.example': {}, 'acme-mirror.example': {} },
}
const head = {
  path: '/games',
  title: 'Casino · Acme',
  description: 'All games.',
  language: 'fr',
} as const
const site = 'https://acme.example'
const tagsOf = (page: PageKey | 'NOT_FOUND' | undefined, changes = {}, brand = manifest) =>
  headTags(brand, site, { ...head, page, ...changes })
const content = (tags: Tag[], name: string) =>
  tags.find(({ key, property }) => key === name || property === name)?.content
const links = (tags: Tag[]) =>
  tags.filter(({ name }) => name === 'link').map(({ rel, hreflang = '', href }) => [rel, hreflang, href].join(' '))

describe('headTags', () => {
  it('describes an open page: its texts, its address, its languages', () => {
    const tags = tagsOf('GAMES')
    expect(content(tags, 'description')).toBe('All games.')
    expect(content(tags, 'robots')).toBe('index, follow')
    expect(content(tags, 'og:title')).toBe('Casino · Acme')
    expect(content(tags, 'og:image')).toBe('https://acme.example/share.png')
    expect(links(tags)).toEqual([
      'canonical  https://acme.example/games',
      'alternate fr https://acme.example/games',
      'alternate ar https://acme.example/games?lng=ar',
      'alternate x-default https://acme.example/games',
    ])
  })

  it('a page in another language has the address of the language', () => {
    const tags = tagsOf('GAMES', { language: 'ar' })
    expect(links(tags)[0]).toBe('canonical  https://acme.example/games?lng=ar')
    expect(content(tags, 'og:url')).toBe('https://acme.example/games?lng=ar')
  })

  it('a page whose content is in one language has its address in that language, and no others', () => {
    const page = { path: '/static/terms-ar', content: { language: 'ar', isFound: true } }
    for (const language of ['fr', 'ar'])
      expect(links(tagsOf('STATIC_PAGE', { ...page, language }))).toEqual([
        'canonical  https://acme.example/static/terms-ar?lng=ar',
      ])
    const unknown = tagsOf('STATIC_PAGE', { ...page, content: { language: 'de', isFound: true } })
    expect(links(unknown)).toHaveLength(4)
  })

  it('with `languagePaths`, the language is the first part of the path, save the first language', () => {
    const brand = { ...manifest, languagePaths: true }
    const alternates = [
      'alternate fr https://acme.example/games',
      'alternate ar https://acme.example/ar/games',
      'alternate x-default https://acme.example/games',
    ]
    expect(links(tagsOf('GAMES', { language: 'ar' }, brand))).toEqual([
      'canonical  https://acme.example/ar/games',
      ...alternates,
    ])
    expect(links(tagsOf('GAMES', {}, brand))).toEqual(['canonical  https://acme.example/games', ...alternates])
    expect(links(tagsOf('MAIN', { path: '/', language: 'ar' }, brand))[0]).toBe('canonical  https://acme.example/ar')
  })

  it('a file of several paths or pages is in no search engine, and has no address', () => {
    const ofGames = tagsOf('GAME', { path: undefined })
    expect([content(ofGames, 'robots'), content(ofGames, 'og:url'), links(ofGames)]).toEqual([
      'noindex, nofollow',
      undefined,
      [],
    ])
    const ofAny = tagsOf(undefined, { path: undefined })
    expect([content(ofAny, 'robots'), content(ofAny, 'og:url'), links(ofAny)]).toEqual([
      'noindex, nofollow',
      undefined,
      [],
    ])
    const hidden = { ...manifest, seo: { ...manifest.seo, robots: 'noindex' as const } }
    expect(content(tagsOf(undefined, { path: undefined }, hidden), 'robots')).toBe('noindex, nofollow')
  })

  it('has no addresses without a site, and only images that have one', () => {
    const imageWithout = (image: string) =>
      content(headTags(manifest, undefined, { ...head, page: 'GAME', content: { image } }), 'og:image')
    expect(imageWithout('https://cdn.example/a.svg')).toBe('https://cdn.example/a.svg')
    expect(imageWithout('/a.svg')).toBeUndefined()
    expect(links(headTags(manifest, undefined, { ...head, page: 'GAMES' }))).toEqual([])
  })

  it('leaves out an image whose address cannot be read', () => {
    expect(content(tagsOf('GAME', { content: { image: 'https://[' } }), 'og:image')).toBeUndefined()
  })

  it.each([
    ['https://acme-mirror.example', 'https://acme.example'],
    ['http://acme.localhost:4600', 'http://acme.localhost:4600'],
  ])('gives a page on %s the canonical origin %s', (origin, canonical) => {
    expect(canonicalOrigin(manifest, origin)).toBe(canonical)
  })

  it.each(['NOT_FOUND', 'PROFILE', 'RESET_PASSWORD', 'SUCCESS_REGISTRATION', 'TEST_SPORT'] as const)(
    'keeps %s out of search engines, without an address',
    (page) => {
      const tags = tagsOf(page)
      expect(content(tags, 'robots')).toBe('noindex, nofollow')
      expect(links(tags)).toEqual([])
    },
  )

  it.each([
    ['is not known yet', {}, 'noindex, nofollow'],
    ['is not found', { title: 'Page not found', isFound: false }, 'noindex, nofollow'],
    ['is found', { isFound: true }, 'index, follow'],
  ])('a page with parameters whose content %s has robots %s', (_what, shown, robots) => {
    const tags = tagsOf('STATIC_PAGE', { path: '/static/terms', content: shown })
    expect([content(tags, 'robots'), links(tags).length > 0]).toEqual([robots, robots === 'index, follow'])
  })

  it('keeps a whole site out if its manifest says so', () => {
    const hidden = { ...manifest, seo: { ...manifest.seo, robots: 'noindex' as const } }
    expect(content(tagsOf('MAIN', {}, hidden), 'robots')).toBe('noindex, nofollow')
  })

  it('uses the picture of the language', () => {
    const spoken = { ...manifest, seo: { ...manifest.seo, languages: { ar: { image: '/ar.png' } } } }
    expect(content(tagsOf('MAIN', { language: 'ar' }, spoken), 'og:image')).toBe('https://acme.example/ar.png')
    expect(content(tagsOf('MAIN', {}, spoken), 'og:image')).toBe('https://acme.example/share.png')
  })

  it('uses the content’s own image, else the icon', () => {
    expect(content(tagsOf('GAME', { content: { image: 'https://cdn.example/a.svg' } }), 'og:image')).toBe(
      'https://cdn.example/a.svg',
    )
    const { image: _image, ...seo } = manifest.seo
    expect(content(tagsOf('MAIN', {}, { ...manifest, seo }), 'og:image')).toBe('https://acme.example/icon.svg')
  })
})
