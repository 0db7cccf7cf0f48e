import { expect, it } from 'vitest'
import { placeOf, placesOf, staticPageAt, staticPathOf, toOutline } from './shown-at.ts'

const page = (path: string, blocks: object[], visible = true) => ({ path, visible, blocks })
const manifest = {
  content: { banners: [{ place: 'home' }, { place: 'sport' }], promotions: [{}] },
  pages: {
    HIDDEN: page('/hidden', [{ use: 'banners', place: 'sport' }], false),
    GAME: page('/game/:id', [{ use: 'promotions' }]),
    MAIN: page('/', [{ use: 'text' }, { use: 'banners', place: 'home' }]),
    SPORT: page('/sport', [
      { use: 'columns', columns: [{ blocks: [] }, { blocks: [{ use: 'banners', place: 'sport' }] }] },
    ]),
  },
}

it('finds where players see a banner of a place, also in columns', () => {
  expect(placeOf(manifest, '/content/banners/0')).toMatchObject({ path: '/', block: '/pages/MAIN/blocks/1' })
  expect(placeOf(manifest, '/content/banners/1/texts/en')).toMatchObject({
    path: '/sport',
    block: '/pages/SPORT/blocks/0/columns/1/blocks/0',
  })
  expect(placeOf(manifest, '/content/banners')).toMatchObject({ path: '/' })
})

it('finds nothing where no page that can be opened shows it', () => {
  expect(placeOf(manifest, '/content/promotions/0')).toBeUndefined()
  expect(placeOf(manifest, '/content/popups/0')).toBeUndefined()
  expect(placeOf({ pages: 3 }, '/content/banners/0')).toBeUndefined()
})

it('outlines the item that is selected, or the block that shows all of them', () => {
  expect(toOutline(manifest, '/content/banners/1')).toBe('/content/banners/1')
  expect(toOutline(manifest, '/content/banners/1/texts/en/title')).toBe('/content/banners/1')
  expect(toOutline(manifest, '/content/popups/0')).toBe('/content/popups/0')
  expect(toOutline(manifest, '/content/banners')).toBe('/pages/MAIN/blocks/1')
  expect(toOutline(manifest, '/content/popups')).toBeNull()
  expect(toOutline(manifest, '/pages/MAIN/blocks/0')).toBe('/pages/MAIN/blocks/0')
  expect(toOutline(manifest, '/theme')).toBeNull()
})

it('knows every page that shows a banner', () => {
  const both = { ...manifest, pages: { ...manifest.pages, offer: page('/offer', [{ use: 'banners', place: 'home' }]) } }
  expect(placesOf(both, '/content/banners/0').map(({ path }) => path)).toEqual(['/', '/offer'])
})

it('knows the path of a static page in a language', () => {
  expect(staticPathOf('/staticPages/house-rules/fr', 'en')).toBe('/static/house-rules-en')
  expect(staticPathOf('/staticPages', 'en')).toBeUndefined()
  expect(staticPageAt('/static/house-rules-en?lng=en')).toBe('house-rules')
  expect(staticPageAt('/games')).toBeUndefined()
})
