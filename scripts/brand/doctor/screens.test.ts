import { expect, it } from 'vitest'
import { linkedPages, screensOf, screensWith } from './screens.ts'

const links = {
  use: 'links',
  items: [
    { page: 'terms', text: 'a' },
    { page: 'about', text: 'b' },
  ],
}
const manifest = {
  frame: { header: [{ use: 'logo' }], footer: [links, { use: 'account' }] },
  pages: {
    MAIN: {
      path: '/',
      visible: true,
      blocks: [{ use: 'banners' }, { use: 'game-row', guards: [{ use: 'game-grid' }] }],
    },
    GAMES: { path: '/games', visible: true, blocks: [{ use: 'game-grid' }] },
    TV_GAMES: { path: '/tv-games', visible: false, blocks: [{ use: 'game-grid' }] },
  },
  overlays: { sidebar: { visible: true, blocks: [{ use: 'account' }, links] }, wheel: { visible: false } },
}
const screens = (...widgets: string[]) => screensWith(widgets, screensOf(manifest))

it('returns the visible pages, overlays and frame lists with a widget', () => {
  expect(screens('blocks/game-row', 'blocks/game-grid', 'blocks/banners')).toEqual([
    'MAIN /: game-row, banners',
    'GAMES /games: game-grid',
  ])
  expect(screens('blocks/account')).toEqual(['every page, footer: account', 'overlay sidebar: account'])
  expect(screens('overlays/sidebar', 'overlays/wheel')).toEqual(['overlay sidebar: sidebar'])
  expect(screens('engine')).toEqual(['every page'])
  expect(screens('blocks/jackpot')).toEqual([])
})

it('lists each linked page once', () => {
  expect(linkedPages(manifest)).toEqual(['terms', 'about'])
})
