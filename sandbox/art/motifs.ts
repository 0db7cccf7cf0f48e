import type { GameType } from '#api'
import { asset } from './drawing.ts'
import type { Family } from './palettes.ts'
import type { Random } from './random.ts'

/** The subject of a cover, drawn in `sandbox/assets/motifs/{name}.svg` within 170 x 170 around the origin. */
export interface Motif {
  name: string
  /** The words of a game's name that call for it, as one alternation. */
  words: string
  /** Words that call for it where no motif's `words` are in the name. */
  hints?: string
  /** The types of game that it suits where no word decides. */
  types: GameType[]
  families: Family[]
  /** Names in `sandbox/assets/scenes`, without the number of the variant. */
  scenes: string[]
  /** A name in `sandbox/assets/sparks`. */
  sparks: string
}

/** Every motif; where a name has words of several, the first listed wins. */
export const motifs: readonly Motif[] = JSON.parse(asset('motifs/motifs.json'))

const pattern = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i')
const rules = motifs.map((motif) => ({
  motif,
  words: pattern(motif.words),
  hints: motif.hints ? pattern(motif.hints) : null,
}))

/** The motif that the game's name calls for, else one that suits its type. */
export function motifFor(game: { name: string; type: GameType }, random: Random): Motif {
  const called = rules.find(({ words }) => words.test(game.name))
  if (called) return called.motif
  const suitable = rules.filter(({ motif }) => motif.types.includes(game.type))
  const hinted = rules.filter(({ hints }) => hints?.test(game.name))
  const fitting = hinted.filter((rule) => game.type === 'slots' || suitable.includes(rule))
  return random.pick(fitting.length ? fitting : suitable).motif
}
