import { expect, it } from 'vitest'
import type { Manifest } from '#manifest'
import { ownItems, timesOf } from './own-items.ts'

const picture = {
  desktop: '/brands/x/wide.webp',
  phone: '/brands/x/small.webp',
  light: { desktop: '/brands/x/wide-light.webp' },
}
const settings = (content: Manifest['content'], current: 'dark' | 'light' = 'dark') =>
  ({ manifest: { content, timeZone: 'Europe/Paris' }, theme: { current } }) as Parameters<typeof ownItems>[0]

it('gives a banner the shape of the platform’s, in its language', async () => {
  const texts = { en: { title: 'Welcome', text: 'Play.', button: 'Join' }, fr: { title: 'Bienvenue' } }
  const own = settings({ banners: [{ id: 'hero', texts, picture, link: '/register', place: 'home', priority: 4 }] })
  const shared = {
    id: 'hero',
    link: '/register',
    place: 'home',
    priority: 4,
    image: '/brands/x/wide.webp',
    imageSizes: '/brands/x/small.webp 720w, /brands/x/wide.webp 1440w',
  }
  expect(await ownItems(own, 'banners', 'en')).toEqual([
    { ...shared, title: 'Welcome', text: 'Play.', buttonText: 'Join' },
  ])
  expect(await ownItems(own, 'banners', 'fr')).toEqual([{ ...shared, title: 'Bienvenue', text: '', buttonText: '' }])
})

it('shows the first words there are in a language without words, and nothing without any', async () => {
  const own = settings({
    popups: [
      { id: 'a', texts: { fr: { title: 'Bonjour', text: 'Un **mot**' } } },
      { id: 'b', texts: {} },
    ],
  })
  expect(await ownItems(own, 'popups', 'ar')).toEqual([
    { id: 'a', lang: 'fr', title: 'Bonjour', text: '<p>Un <strong>mot</strong></p>\n', isViewed: false },
  ])
})

it('shows HTML of a text as text', async () => {
  const own = settings({ popups: [{ id: 'a', texts: { en: { title: 'A', text: '<img src=x onerror=alert(1)>' } } }] })
  const [{ text } = { text: '' }] = await ownItems(own, 'popups', 'en')
  expect(text).not.toContain('<img')
})

it('has the picture of the theme', async () => {
  const content = { banners: [{ id: 'a', texts: { en: { title: 'A' } }, picture, place: 'home' as const }] }
  const [light] = await ownItems(settings(content, 'light'), 'banners', 'en')
  expect([light!.image, light!.imageSizes]).toEqual(['/brands/x/wide-light.webp', undefined])
})

it('has a promotion’s button only with a link, and its details as HTML', async () => {
  const texts = { en: { title: 'A', text: 'B', details: '- one', button: 'Join' } }
  const own = settings({
    promotions: [
      { id: 'a', texts, picture: { desktop: '/a.webp' } },
      { id: 'b', texts, picture: { desktop: '/b.webp' }, link: '/games', terms: '/static/terms-en' },
    ],
  })
  const [without, linked] = await ownItems(own, 'promotions', 'en')
  expect([without!.button, without!.html.replaceAll('\n', '')]).toEqual([undefined, '<ul><li>one</li></ul>'])
  expect([linked!.button, linked!.terms]).toEqual([{ text: 'Join', link: '/games' }, '/static/terms-en'])
})

it('shows an item from its first minute until its last, in the brand’s time zone, over a change of the clocks', async () => {
  const texts = { en: { title: 'A' } }
  // Clocks in Paris are put back on 25 October 2026 at 3:00.
  const period = { from: '2026-10-24T08:00', until: '2026-10-25T08:00' }
  const own = settings({ banners: [{ id: 'a', texts, picture, place: 'home', ...period }] })
  const at = async (time: string) => (await ownItems(own, 'banners', 'en', Date.parse(time))).length
  expect(await at('2026-10-24T05:59:59Z')).toBe(0)
  expect(await at('2026-10-24T06:00:00Z')).toBe(1)
  expect(await at('2026-10-25T06:59:59Z')).toBe(1)
  expect(await at('2026-10-25T07:00:00Z')).toBe(0)
  expect(await ownItems(own, 'banners', 'en')).toMatchObject([
    { startsAt: '2026-10-24T06:00:00.000Z', endsAt: '2026-10-25T07:00:00.000Z' },
  ])
  expect(timesOf(own.manifest, 'banners')).toEqual([Date.UTC(2026, 9, 24, 6), Date.UTC(2026, 9, 25, 7)])
})
