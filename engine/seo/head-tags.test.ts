import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Manifest, RouteKey } from '#manifest'
import { headTags, type Tag } from './head-tags.ts'

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
  language: 'ar',
  asksLanguage: false,
} as const
const tagsOf = (page: RouteKey | 'NOT_FOUND', origin = 'https://acme.example', changes = {}, brand = manifest) =>
  headTags(brand, origin, { ...head, page, ...changes })
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
      'alternate fr https://acme.example/games?lng=fr',
      'alternate ar https://acme.example/games?lng=ar',
      'alternate x-default https://acme.example/games',
    ])
  })

  it('uses a language’s own address if the address has it', () => {
    expect(links(tagsOf('GAMES', undefined, { asksLanguage: true }))[0]).toBe(
      'canonical  https://acme.example/games?lng=ar',
    )
  })

  it.each([
    ['https://acme-mirror.example', 'https://acme.example'],
    ['http://acme.localhost:4600', 'http://acme.localhost:4600'],
  ])('gives a page on %s the canonical origin %s', (origin, canonical) => {
    expect(links(tagsOf('GAMES', origin))[0]).toBe(`canonical  ${canonical}/games`)
  })

  it.each(['NOT_FOUND', 'PROFILE', 'RESET_PASSWORD', 'SUCCESS_REGISTRATION', 'TEST_SPORT'] as const)(
    'keeps %s out of search engines, without an address',
    (page) => {
      const tags = tagsOf(page)
      expect(content(tags, 'robots')).toBe('noindex, nofollow')
      expect(links(tags)).toEqual([])
    },
  )

  it('keeps a whole site out if its manifest says so', () => {
    const hidden = { ...manifest, seo: { ...manifest.seo, robots: 'noindex' as const } }
    expect(content(tagsOf('MAIN', undefined, {}, hidden), 'robots')).toBe('noindex, nofollow')
  })

  it('uses the picture of the language', () => {
    const spoken = { ...manifest, seo: { ...manifest.seo, languages: { ar: { image: '/ar.png' } } } }
    expect(content(tagsOf('MAIN', undefined, {}, spoken), 'og:image')).toBe('https://acme.example/ar.png')
    expect(content(tagsOf('MAIN', undefined, { language: 'fr' }, spoken), 'og:image')).toBe(
      'https://acme.example/share.png',
    )
  })

  it('uses the content’s own image, else the icon', () => {
    expect(content(tagsOf('GAME', undefined, { image: 'https://cdn.example/a.svg' }), 'og:image')).toBe(
      'https://cdn.example/a.svg',
    )
    const { image: _image, ...seo } = manifest.seo
    expect(content(tagsOf('MAIN', undefined, {}, { ...manifest, seo }), 'og:image')).toBe(
      'https://acme.example/icon.svg',
    )
  })
})
