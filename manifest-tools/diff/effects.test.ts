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

/** Returns the effects of a change as `group: subject: change`. */
function described(change: (manifest: typeof before) => void): string[] {
  const after = structuredClone(before)
  change(after)
  return effectsOf(before, after).map((effect) => `${effect.group}: ${effect.subject}: ${effect.change}`)
}

describe('effectsOf', () => {
  it('is empty without differences', () => {
    expect(described(() => {})).toEqual([])
  })

  it('describes pages and overlays', () => {
    expect(
      described(({ pages, overlays }) => {
        pages.HORSES.visible = true
        pages.MAIN.path = '/home'
        overlays.toast.visible = false
      }),
    ).toEqual(['Pages: MAIN: path: "/" → "/home"', 'Pages: HORSES: shown (/horses)', 'Overlays: toast: hidden'])
  })

  it('describes pages of a brand’s own', () => {
    const summer = { path: '/summer', visible: true, title: 'x', blocks: [] }
    const own = { summer, draft: { ...summer, path: '/draft', visible: false } }
    expect(described(({ pages }) => void Object.assign(pages, own))).toEqual([
      'Pages: summer: added (/summer)',
      'Pages: draft: added (/draft, hidden)',
    ])
    const added = { ...before, pages: { ...before.pages, ...own } }
    expect(effectsOf(added, before).map(({ change }) => change)).toEqual([
      'removed (/summer)',
      'removed (/draft, hidden)',
    ])
  })

  it('describes guards by page and overlay', () => {
    expect(
      described(({ pages, overlays }) => {
        pages.MAIN.guards = [{ use: 'page-not', pages: ['GAME', 'GAMES'] }]
        overlays.wheel.guards = ['wheel-open']
      }),
    ).toEqual([
      'Guards: MAIN: guard added: page-not (GAME, GAMES)',
      'Guards: overlay wheel: guard added: wheel-open',
      'Guards: overlay wheel: guard removed: signed-in',
    ])
  })

  it('marks changes of pages that are hidden before and after', () => {
    expect(described(({ pages }) => void (pages.HORSES.title = 'x'))).toEqual([
      'Pages: HORSES: title: "page.HORSES" → "x" (hidden)',
    ])
  })

  it('describes added, removed, moved and changed blocks', () => {
    expect(
      described(({ pages }) => {
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

  it('matches a block whose options all changed if it is the only one of its kind', () => {
    expect(described(({ pages }) => void (pages.MAIN.blocks[0] = { use: 'banners', place: 'sport' }))).toEqual([
      'Blocks: MAIN, banners (sport): place: "home" → "sport"',
    ])
  })

  it('describes navigation entries', () => {
    const items = [
      { page: 'GAMES', icon: 'gem' },
      { page: 'TV_GAMES', icon: 'tv' },
    ]
    expect(described(({ frame }) => void (frame.bottomBar = [{ use: 'bottom-nav', items }]))).toEqual([
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
  ])('describes languages: %j', (languages, expected) => {
    expect(described((manifest) => void (manifest.languages = languages))).toEqual(
      expected.map((each) => `Languages: languages: ${each}`),
    )
  })

  it('describes registration fields', () => {
    expect(
      described(({ registration: { permissions } }) => {
        permissions.birthday = { visible: false, required: false }
        permissions.minAge = 21
        permissions.bonus.exclude = ['slots']
      }),
    ).toEqual([
      'Registration: registration.permissions.birthday: no longer in the form',
      'Registration: registration.permissions.birthday: optional',
      'Registration: registration.permissions.minAge: 18 → 21',
      'Registration: registration.permissions.bonus.exclude: added: slots',
    ])
  })

  it('describes the fields and steps of forms', () => {
    const fields = [
      { use: 'text', name: 'login' },
      { use: 'email', name: 'email' },
    ]
    const from = { ...before, forms: { 'registration-b': { fields }, 'personal-data': { fields } } }
    const asked = [
      { use: 'text', name: 'login', hint: 'my.hint', visible: [{ field: 'email', in: ['a'] }] },
      { use: 'country', name: 'nationality' },
    ]
    const steps = [
      { title: 'my.first', fields: ['login'] },
      { title: 'my.last', fields: ['nationality'] },
    ]
    const to = { ...from, forms: { ...from.forms, 'registration-b': { fields: asked, steps } } }
    expect(effectsOf(from, to).map(({ group, subject, change }) => `${group}: ${subject}: ${change}`)).toEqual([
      'Forms: registration-b fields: added: country (nationality), at 2',
      'Forms: registration-b fields: removed: email (email)',
      'Forms: registration-b fields, text (login): hint: not set → "my.hint"',
      'Forms: registration-b fields, text (login): visible: added: email, at 1',
      'Forms: registration-b steps: added: my.first, at 1',
      'Forms: registration-b steps: added: my.last, at 2',
    ])
  })

  it('describes providers and looks', () => {
    expect(
      described((manifest) => {
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

  it('describes colours and all other settings, with old and new value', () => {
    expect(
      described(({ theme, ...manifest }) => {
        theme.tokens.brand.dark = '#222222'
        Object.assign(manifest.hosts, { 'm.example': { api: 'https://m.example' } })
      }),
    ).toEqual([
      'Colours: brand, dark: #111111 → #222222',
      'Settings: hosts.m.example: added: {"api":"https://m.example"}',
    ])
  })

  it('includes the pointer and both values', () => {
    expect(effectsOf(before, { ...before, name: 'Lumina' })).toEqual([
      { group: 'Settings', subject: 'name', change: '"Nova" → "Lumina"', pointer: '/name', from: 'Nova', to: 'Lumina' },
    ])
  })
})

it('describes the brand’s own content by its ids', () => {
  const own = (id: string, title: string) => ({ texts: { en: { title } }, id })
  const from = { ...before, content: { banners: [own('welcome', 'Hello'), own('old', 'Old')] } }
  const to = {
    ...before,
    content: { source: { banners: 'both' }, banners: [own('welcome', 'Hello again'), own('season', 'Season')] },
  }
  expect(effectsOf(from, to).map(({ group, subject, change }) => `${group}: ${subject}: ${change}`)).toEqual([
    'Content: own banners: added: season, at 2',
    'Content: own banners: removed: old',
    'Content: own banners, welcome: texts.en.title: "Hello" → "Hello again"',
    'Content: content.source: added: {"banners":"both"}',
  ])
})
