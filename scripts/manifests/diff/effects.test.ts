import { describe, expect, it } from 'vitest'
import { effectsOf } from './effects.ts'

const before = {
  name: 'Nova',
  hosts: { 'nova.example': {} },
  languages: ['en', 'fr', 'ar'],
  theme: { tokens: { brand: { dark: '#111111', light: '#eeeeee' } } },
  registration: {
    permissions: { birthday: { visible: true, required: true }, minAge: 18, bonus: { exclude: [] as string[] } },
  },
  loader: { use: 'ring' },
  sport: undefined as unknown,
  chats: [] as unknown[],
  frame: {
    bottomBar: [
      {
        use: 'bottom-nav',
        items: [
          { page: 'MAIN', icon: 'house' },
          { page: 'GAMES', icon: 'cherry' },
        ],
      },
    ] as unknown[],
  },
  pages: {
    MAIN: {
      path: '/',
      visible: true,
      guards: undefined as unknown,
      blocks: [
        { use: 'banners', place: 'home' },
        { use: 'game-row', title: 'lobby.new', limit: 18 },
        { use: 'game-row', title: 'lobby.hot', limit: 18 },
      ] as unknown[],
    },
    HORSES: { path: '/horses', visible: false, guards: ['signed-in'], title: 'page.HORSES' },
  },
  overlays: { toast: { visible: true }, wheel: { visible: true, guards: ['signed-in'] } },
}

/** The effects of a change, each as `group: subject: change`. */
function told(change: (manifest: typeof before) => void): string[] {
  const after = structuredClone(before)
  change(after)
  return effectsOf(before, after).map((effect) => `${effect.group}: ${effect.subject}: ${effect.change}`)
}

describe('effectsOf', () => {
  it('is empty where nothing differs', () => {
    expect(told(() => {})).toEqual([])
  })

  it('tells of pages and overlays', () => {
    expect(
      told(({ pages, overlays }) => {
        pages.HORSES.visible = true
        pages.MAIN.path = '/home'
        overlays.toast.visible = false
      }),
    ).toEqual(['Pages: MAIN: path: "/" → "/home"', 'Pages: HORSES: shown (/horses)', 'Overlays: toast: hidden'])
  })

  it('tells of guards, by page and overlay', () => {
    expect(
      told(({ pages, overlays }) => {
        pages.MAIN.guards = [{ use: 'page-not', pages: ['GAME', 'GAMES'] }]
        overlays.wheel.guards = ['wheel-open']
      }),
    ).toEqual([
      'Guards: MAIN: asks for page-not (GAME, GAMES) too',
      'Guards: overlay wheel: asks for wheel-open too',
      'Guards: overlay wheel: no longer asks for signed-in',
    ])
  })

  it('marks what nobody sees because it is hidden before and after', () => {
    expect(told(({ pages }) => void (pages.HORSES.title = 'x'))).toEqual([
      'Pages: HORSES: title: "page.HORSES" → "x" (hidden)',
    ])
  })

  it('tells of blocks that came, went, moved and changed', () => {
    expect(
      told(({ pages }) => {
        const [banners, , hot] = pages.MAIN.blocks as object[]
        pages.MAIN.blocks = [{ ...hot, limit: 6 }, { use: 'jackpot', kind: 'games' }, banners]
      }),
    ).toEqual([
      'Blocks: MAIN: added: jackpot (games), at 2',
      'Blocks: MAIN: removed: game-row (lobby.new)',
      'Blocks: MAIN: moved: banners (home), now after jackpot (games)',
      'Blocks: MAIN, game-row (lobby.hot): limit: 18 → 6',
    ])
  })

  it('knows a block again whose options all changed, where there is one of its kind', () => {
    expect(told(({ pages }) => void (pages.MAIN.blocks[0] = { use: 'banners', place: 'sport' }))).toEqual([
      'Blocks: MAIN, banners (sport): place: "home" → "sport"',
    ])
  })

  it('tells of the entries of the navigation', () => {
    const items = [
      { page: 'GAMES', icon: 'gem' },
      { page: 'TV_GAMES', icon: 'tv' },
    ]
    expect(told(({ frame }) => void (frame.bottomBar = [{ use: 'bottom-nav', items }]))).toEqual([
      'Navigation: bottomBar, bottom-nav: added: TV_GAMES, at 2',
      'Navigation: bottomBar, bottom-nav: removed: MAIN',
      'Navigation: bottomBar, bottom-nav, GAMES: icon: "cherry" → "gem"',
    ])
  })

  it.each([
    [
      ['fr', 'ar'],
      ['default: en → fr', 'removed: en'],
    ],
    [['en', 'fr', 'ar', 'de'], ['added: de']],
    [['en', 'ar', 'fr'], ['new order: en, ar, fr']],
  ])('tells of languages: %j', (languages, expected) => {
    expect(told((manifest) => void (manifest.languages = languages))).toEqual(
      expected.map((each) => `Languages: languages: ${each}`),
    )
  })

  it('tells of the registration’s fields', () => {
    expect(
      told(({ registration: { permissions } }) => {
        permissions.birthday = { visible: false, required: false }
        permissions.minAge = 21
        permissions.bonus.exclude = ['slots']
      }),
    ).toEqual([
      'Registration: registration.permissions.birthday: the form no longer asks for it',
      'Registration: registration.permissions.birthday: may stay empty',
      'Registration: registration.permissions.minAge: 18 → 21',
      'Registration: registration.permissions.bonus.exclude: added: slots',
    ])
  })

  it('tells of providers and looks', () => {
    expect(
      told((manifest) => {
        manifest.loader = { use: 'bars' }
        manifest.sport = { use: 'betby', brandId: '1' }
        manifest.chats = [{ use: 'tawk', widgetId: 'w' }]
      }),
    ).toEqual([
      'Providers and looks: loader: ring → bars',
      'Providers and looks: sport: not set → betby {"brandId":"1"}',
      'Providers and looks: chats: added: tawk (w), at 1',
    ])
  })

  it('tells of colours and all other settings, old and new', () => {
    expect(
      told(({ theme, ...manifest }) => {
        theme.tokens.brand.dark = '#222222'
        Object.assign(manifest.hosts, { 'm.example': { api: 'https://m.example' } })
      }),
    ).toEqual([
      'Colours: brand, dark: #111111 → #222222',
      'Settings: hosts.m.example: added: {"api":"https://m.example"}',
    ])
  })

  it('gives programs the place and both values', () => {
    expect(effectsOf(before, { ...before, name: 'Lumina' })).toEqual([
      { group: 'Settings', subject: 'name', change: '"Nova" → "Lumina"', pointer: '/name', from: 'Nova', to: 'Lumina' },
    ])
  })
})
