import { expect, it } from 'vitest'
import { itemsIn, missingIn, sourceIn, sourceWords, stateOf, titleOf, zoneOf } from './items.ts'

const now = Date.UTC(2026, 10, 28, 12)
const texts = { fr: { title: 'Soldes' }, en: { title: 'Sale' } }
const manifest = (item: object, more: object = {}) => ({
  timeZone: 'Asia/Amman',
  content: { source: { banners: 'brand', popups: 'brand' }, banners: [item], popups: [item] },
  ...more,
})
const state = (item: object, more: object = {}, kind: 'banners' | 'popups' = 'banners') => {
  const shown = manifest(item, more)
  return stateOf(shown, kind, itemsIn(shown, kind)[0]!, now)
}

it('is called by its heading in the brand’s first language that has one', () => {
  const [item] = itemsIn(manifest({ id: 'sale', texts }), 'banners')
  expect(titleOf(item!, ['en', 'fr'])).toBe('Sale')
  expect(titleOf(item!, ['ar', 'fr'])).toBe('Soldes')
  expect(titleOf({ ...item!, texts: {} }, ['en'])).toBe('sale')
  expect(missingIn(item!, ['en', 'ar', 'fr', 'es'])).toEqual(['ar', 'es'])
})

it.each([
  [{ texts }, 'shown now'],
  [{ texts, until: '2026-11-29T00:00' }, 'shown until 29 Nov 2026, 00:00'],
  [{ texts, from: '2026-12-01T08:00' }, 'from 1 Dec 2026, 08:00'],
  // Amman is three hours ahead: this minute has come.
  [{ texts, from: '2026-11-28T15:00' }, 'shown now'],
  [{ texts, from: '2026-11-28T15:01' }, 'from 28 Nov 2026, 15:01'],
  [{ texts, until: '2026-11-28T15:00' }, 'ended 28 Nov 2026, 15:00'],
  [{ texts: {} }, 'hidden: no words in any language'],
  [{}, 'hidden: no words in any language'],
  ['no item', 'hidden: no words in any language'],
])('%j is %s', (item, words) => expect(state(item as object).words).toBe(words))

it('is not shown while the kind comes from the platform, or messages are turned off', () => {
  const platform = { content: { banners: [{ texts }] } }
  expect(stateOf(platform, 'banners', itemsIn(platform, 'banners')[0]!, now)).toEqual({
    state: 'hidden',
    words: 'not shown: your platform’s are',
    short: 'hidden',
  })
  const off = { overlays: { popups: { visible: false } } }
  expect(state({ texts }, off, 'popups').words).toBe('hidden: messages are turned off')
  expect(state({ texts }, off, 'banners').state).toBe('shown')
})

it('takes wrong values as none', () => {
  expect(itemsIn({ content: { banners: 'x' } }, 'banners')).toEqual([])
  expect(sourceIn({ content: { source: { banners: 'me' } } }, 'banners')).toBe('platform')
  expect(zoneOf({ timeZone: 'Mars/Base' })).toBe('UTC')
})

it('says where items come from', () => {
  expect(sourceWords('banners', 'platform')).toBe('From your platform: GET /banners')
  expect(sourceWords('popups', 'brand')).toBe('The brand’s own')
})
