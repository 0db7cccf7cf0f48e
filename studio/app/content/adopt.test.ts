import { expect, it } from 'vitest'
import { readManifests } from '../../../manifest-tools/layers/read-manifests.ts'
import { resolveSource } from '../edit/write.ts'
import { diagnose } from '../../../manifest-tools/check/diagnose.ts'
import { adoptPlatformContent, type Adopter, type PlatformItem } from './adopt.ts'

const adopter: Adopter = { languages: ['en', 'fr'], zone: 'Africa/Tunis', used: [], pictures: new Map() }
const banner = (more: object) =>
  ({
    id: 7,
    title: '',
    text: '',
    image: '',
    link: '',
    buttonText: '',
    place: 'home',
    priority: 0,
    ...more,
  }) as PlatformItem
const promotion = (more: object) =>
  ({ id: 'Weekly Cashback', title: 'Weekly', text: 'Ten percent', html: '', image: '', ...more }) as PlatformItem

it('joins the languages of an item, and names what only one language has after it', () => {
  const read = {
    fr: [banner({ title: 'Bonjour' }), banner({ id: 9, title: 'Ici seulement' })],
    en: [banner({ title: 'Hello', text: 'A  sentence', buttonText: 'Play', link: '/games', priority: 5 })],
  }
  const { items, ids, source } = adoptPlatformContent('banners', read, adopter)
  expect(source).toBe('brand')
  expect(ids).toEqual({ 7: 'banner-7', 9: 'banner-9' })
  expect(items).toEqual([
    {
      id: 'banner-7',
      place: 'home',
      priority: 5,
      link: '/games',
      picture: { desktop: '/brands/neutral/picture.svg' },
      texts: { en: { title: 'Hello', text: 'A sentence', button: 'Play' }, fr: { title: 'Bonjour' } },
    },
    {
      id: 'banner-9',
      place: 'home',
      picture: { desktop: '/brands/neutral/picture.svg' },
      texts: { fr: { title: 'Ici seulement' } },
    },
  ])
})

it('uses pictures that the brand has or that were copied, and names the others', () => {
  const read = {
    en: [
      banner({ id: 1, title: 'Own', image: '/brands/atlas/season.jpg' }),
      banner({ id: 2, title: 'Foreign', image: 'https://cdn.platform.example/2.webp' }),
      banner({ id: 3, title: 'Copied', image: 'https://cdn.platform.example/3.webp' }),
    ],
  }
  const pictures = new Map([
    ['/brands/atlas/season.jpg', '/brands/atlas/season.jpg'],
    ['https://cdn.platform.example/3.webp', '/brands/atlas/banner.jpg'],
  ])
  const { items, missing } = adoptPlatformContent('banners', read, { ...adopter, pictures })
  expect(items.map(({ picture }) => picture)).toEqual([
    { desktop: '/brands/atlas/season.jpg' },
    { desktop: '/brands/neutral/picture.svg' },
    { desktop: '/brands/atlas/banner.jpg' },
  ])
  expect(missing).toEqual([{ id: 'banner-2', address: 'https://cdn.platform.example/2.webp' }])
})

it('writes details as Markdown, and times in the brand’s zone', () => {
  const given = promotion({
    html: '<ol><li>Play</li><li>Get <b>ten</b></li></ol>',
    startsAt: '2026-12-01T07:00:00Z',
    endsAt: '2026-12-24T23:00:00Z',
    terms: '/static/terms-en',
    button: { text: 'Go', link: '/games' },
  })
  const { items } = adoptPlatformContent('promotions', { en: [given] }, adopter)
  expect(items[0]).toEqual({
    id: 'weekly-cashback',
    link: '/games',
    terms: '/static/terms-en',
    from: '2026-12-01T08:00',
    until: '2026-12-25T00:00',
    picture: { desktop: '/brands/neutral/picture.svg' },
    texts: { en: { title: 'Weekly', text: 'Ten percent', details: '1. Play\n2. Get **ten**', button: 'Go' } },
  })
})

it('needs no picture of a message, reads its HTML, and takes no id twice', () => {
  const popup = { id: 3, lang: 'en', title: 'News', text: '<p>Hi <b>you</b></p>', isViewed: false } as PlatformItem
  const { items, missing } = adoptPlatformContent('popups', { en: [popup] }, { ...adopter, used: ['message-3'] })
  expect(items).toEqual([{ id: 'message-3-2', texts: { en: { title: 'News', text: 'Hi **you**' } } }])
  expect(missing).toEqual([])
})

it('names links that own items cannot have, and items without words', () => {
  const read = {
    en: [banner({ link: 'javascript:alert(1)' }), banner({ id: 'x', title: 'A', link: '//evil.example' })],
  }
  const { items, droppedLinks, wordless } = adoptPlatformContent('banners', read, adopter)
  expect(items.map(({ link }) => link)).toEqual([undefined, undefined])
  expect(droppedLinks.map(({ address }) => address)).toEqual(['javascript:alert(1)', '//evil.example'])
  expect(wordless).toEqual(['banner-7'])
})

it('returns what the schema takes, whatever the platform has sent', () => {
  const manifests = readManifests('manifests')
  const { manifest } = resolveSource({ id: 'atlas', text: manifests.read('atlas')!, read: manifests.read })
  const odd = { title: ' \u202eA\n b ', text: '\u0000', priority: -3 }
  const banners = adoptPlatformContent('banners', { en: [banner({ ...odd, id: '../É!' }), banner(odd)] }, adopter)
  const promotions = adoptPlatformContent('promotions', { en: [promotion({ ...odd, html: '<p>x' })] }, adopter)
  const content = {
    banners: banners.items,
    promotions: promotions.items,
    source: { banners: 'brand', promotions: 'brand' },
  }
  expect(diagnose({ ...manifest, content })).toEqual([])
})
