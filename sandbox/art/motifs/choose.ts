import type { GameType } from '#api'
import type { Random } from '../random.ts'
import { creatures } from './creatures.ts'
import { draws } from './draws.ts'
import { flight } from './flight.ts'
import { legends } from './legends.ts'
import type { Motif } from './motif.ts'
import { nature } from './nature.ts'
import { relics } from './relics.ts'
import { riches } from './riches.ts'
import { sky } from './sky.ts'
import { table } from './table.ts'

/** Every motif by name; where a name has words of several, the first listed here wins. */
export const motifs: Record<string, Motif> = { ...creatures, ...legends, ...relics, ...draws, ...table, ...flight, ...sky, ...nature, ...riches }

const rules = Object.values(motifs).map((motif) => ({ motif, words: new RegExp(`\\b(?:${motif.words})\\b`, 'i') }))

/** The motif that the game's name calls for, else one that suits its type. */
export function motifFor(game: { name: string; type: GameType }, random: Random): Motif {
  const named = rules.find(({ words }) => words.test(game.name))
  if (named) return named.motif
  return random.pick(rules.filter(({ motif }) => motif.types.includes(game.type))).motif
}
