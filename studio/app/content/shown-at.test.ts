import { expect, it } from 'vitest'
import { blockToOutline, placeOf, staticPathOf } from './shown-at.ts'

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

it('outlines the block that shows what is selected', () => {
  expect(blockToOutline(manifest, '/content/banners/0')).toBe('/pages/MAIN/blocks/1')
  expect(blockToOutline(manifest, '/content/popups/0')).toBeNull()
  expect(blockToOutline(manifest, '/pages/MAIN/blocks/0')).toBe('/pages/MAIN/blocks/0')
  expect(blockToOutline(manifest, '/theme')).toBeNull()
})

it('knows the path of a static page in a language', () => {
  expect(staticPathOf('/staticPages/house-rules/fr', 'en')).toBe('/static/house-rules-en')
  expect(staticPathOf('/staticPages', 'en')).toBeUndefined()
})
