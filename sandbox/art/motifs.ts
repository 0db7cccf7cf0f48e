import type { GameType } from '#api'
import { asset } from './drawing.ts'
import type { Family } from './palettes.ts'
import type { Random } from './random.ts'

/** The subject of a cover, drawn in `sandbox/assets/motifs/{name}.svg` within 170 x 170 around the origin. */
export interface Motif {
  name: string
  /** Words in a game’s name that select this motif, as a regular expression alternation. */
  words: string
  /** Words that select it if no motif’s `words` occur in the name. */
  hints?: string
  /** The types of game that it suits if no word decides. */
  types: GameType[]
  families: Family[]
  /** Names in `sandbox/assets/scenes`, without the variant number. */
  scenes: string[]
  /** A name in `sandbox/assets/sparks`. */
  sparks: string
}

/** Every motif; if a name has words of several, the first one wins. */
export const motifs: readonly Motif[] = JSON.parse(asset('motifs/motifs.json'))

const pattern = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i')
const rules = motifs.map((motif) => ({
  motif,
  words: pattern(motif.words),
  hints: motif.hints ? pattern(motif.hints) : null,
}))

/** The motif that the game’s name selects, otherwise one that suits its type. */
export function motifFor(game: { name: string; type: GameType }, random: Random): Motif {
  // A live table shows what is played on it.
  const called = rules.find(
    ({ motif, words }) => words.test(game.name) && (game.type !== 'live' || motif.types.includes('live')),
  )
  if (called) return called.motif
  const suitable = rules.filter(({ motif }) => motif.types.includes(game.type))
  const hinted = rules.filter(({ hints }) => hints?.test(game.name))
  const fitting = hinted.filter((rule) => game.type === 'slots' || suitable.includes(rule))
  return random.pick(fitting.length ? fitting : suitable).motif
}
