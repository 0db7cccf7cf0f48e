import { afterAll, describe, expect, it } from 'vitest'
import type { PageKey } from '#manifest'
import { readBuild } from './build-assets.ts'
import { buildFolder } from './build.fixture.ts'

const build = buildFolder()
afterAll(() => build[Symbol.dispose]())
const assets = readBuild(build.folder)

const manifest = {
  frame: { header: [{ use: 'logo' }, { use: 'clock' }], rail: [], footer: [], bottomBar: [] },
  jackpots: { games: { use: 'neon' }, tvGames: { use: 'reel' } },
  loader: { use: 'bars' },
  playerProtection: {},
  theme: { hero: 'tall', headings: 'plain' },
  pages: {
    MAIN: { blocks: [{ use: 'sport' }, { use: 'jackpot', kind: 'games' }] },
    GAMES: { blocks: [], rail: [{ use: 'sport' }] },
  },
} as never

describe('readBuild', () => {
  it('lists what a page needs in addition to the entry, including jackpot looks, imports first', () => {
    expect(assets.page(manifest, 'MAIN')).toEqual({
      scripts: ['shared.js', 'clock.js', 'sport.js', 'neon.js'],
      styles: ['shared.css', 'clock.css', 'sport.css', 'neon.css'],
    })
  })

  it('lists a page’s own rail, and of no page what the frame needs', () => {
    expect(assets.page(manifest, 'GAMES').scripts).toEqual(['shared.js', 'clock.js', 'sport.js'])
    expect(assets.page(manifest, undefined).scripts).toEqual(['shared.js', 'clock.js'])
  })

  it('has the rules that a page’s elements need, also of parts whose code comes later', () => {
    const rulesOf = (name: string, page?: PageKey) => assets.css(manifest, page, `<p class="${name}">`)
    const found = ['index', 'clock', 'neon', 'reel', 'bars'].map((name) => rulesOf(name, 'MAIN'))
    const rule = (name: string) => `.${name}{color:red}`
    expect(found).toEqual([rule('index'), rule('clock'), rule('neon'), rule('reel'), rule('bars')])
    expect(rulesOf('unknown')).toBe('')
  })

  it('has the first script, and the worker', () => {
    expect([assets.firstScript, assets.serviceWorker()]).toEqual(['start()', 'self'])
  })

  it('names the faces that a page needs, without those of rare letters', () => {
    expect(assets.font('sora')).toMatchObject({
      latin: ['/assets/sora-latin-a.woff2'],
      arabic: '/assets/kufi-arabic-c.woff2',
    })
  })

  it('has all texts of a language, with the brand’s own', () => {
    const own = { texts: { fr: { common: { hello: 'Bienvenue' } } }, i18n: {} } as never
    expect(assets.texts(own, 'en')).toEqual({ common: { hello: 'Hello' }, user: { you: 'You' } })
    expect(assets.texts(own, 'fr')).toEqual({ common: { hello: 'Bienvenue' } })
  })
})
