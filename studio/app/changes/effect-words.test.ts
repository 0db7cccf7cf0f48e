import { expect, it } from 'vitest'
import { effectsOf } from '../../../manifest-tools/diff/effects.ts'
import { effectWords, groupTitle } from './effect-words.ts'

const before = {
  name: 'Atlas',
  theme: { radius: 'sharp', tokens: { onBrand: { dark: '#000000' } } },
  pages: {
    MAIN: {
      path: '/',
      visible: true,
      guards: undefined as unknown,
      blocks: [
        { use: 'banners', place: 'home' },
        { use: 'game-row', title: 'lobby.hot', limit: 18 },
      ] as unknown[],
    },
    HORSES: { path: '/horses', visible: false },
  },
  overlays: { sidebar: { visible: true } },
  playerProtection: { breaks: false },
}

/** Returns the effects of a change as Studio says them. */
function words(change: (manifest: typeof before) => void): string[] {
  const after = structuredClone(before)
  change(after)
  return effectsOf(before, after).map((effect) => {
    const { subject, change: what } = effectWords(effect, after)
    return `${groupTitle(effect.group)}: ${subject}: ${what}`
  })
}

it('settings have their titles and places, values the words of forms', () =>
  expect(
    words((manifest) => {
      manifest.theme.radius = 'round'
      manifest.theme.tokens.onBrand.dark = '#ffffff'
      manifest.playerProtection.breaks = true
    }),
  ).toEqual([
    'Colours: Text on brand colour, dark theme: #000000 → #ffffff',
    'Settings: Theme › Corners: “sharp” → “round”',
    'Settings: Player protection › Breaks and self-exclusion: Off → On',
  ]))

it('pages, windows and who sees them', () =>
  expect(
    words(({ pages, overlays }) => {
      pages.HORSES.visible = true
      pages.MAIN.path = '/home'
      overlays.sidebar.visible = false
      pages.MAIN.guards = ['signed-in']
    }),
  ).toEqual([
    'Pages: Main page: Address: “/” → “/home”',
    'Pages: Horse racing: shown (/horses)',
    'Who sees it: Main page: added: Signed in',
    'Windows: Menu on phones: hidden',
  ]))

it('blocks by the names of the catalogue', () =>
  expect(
    words(({ pages }) => {
      const [banners, row] = pages.MAIN.blocks as object[]
      pages.MAIN.blocks = [{ ...row, limit: 6 }, { use: 'text', text: 'own.words' }, banners]
    }),
  ).toEqual([
    'Blocks: Main page: added: Text (own.words), at 2',
    'Blocks: Main page: moved: Banners (home), now after Text (own.words)',
    'Blocks: Main page, Row of games (lobby.hot): Most games: 18 → 6',
  ]))
