import type { Manifest, PageKey } from '#manifest'
import { expect } from './fixtures.ts'
import { pathOf } from './paths.ts'

/** The kinds of jackpots, and the console message when the code of a look cannot be loaded. */
export const kinds = [
  { kind: 'games', failure: 'Error import game-jackpot' },
  { kind: 'tv-games', failure: 'Error import tv-game-jackpot' },
] as const

type Kind = (typeof kinds)[number]['kind']

/** Where the brand shows jackpots of a kind, and with which look. */
export function shownAt(manifest: Manifest, kind: Kind) {
  const page = (Object.keys(manifest.pages) as PageKey[]).find(
    (name) =>
      manifest.pages[name].visible &&
      manifest.pages[name].blocks.some((block) => block.use === 'jackpot' && block.kind === kind),
  )
  expect(page, `a page with jackpots of ${kind}`).toBeDefined()
  return {
    path: `${pathOf(manifest, page!)}?lng=${manifest.languages[0]}`,
    look: kind === 'games' ? manifest.jackpots.games.use : manifest.jackpots.tvGames.use,
  }
}
