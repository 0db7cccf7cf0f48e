import type { GameType } from '#api'
import type { Random } from '../random.ts'
import { creatures } from './creatures.ts'
import { draws } from './draws.ts'
import { flight } from './flight.ts'
import { garden } from './garden.ts'
import { legends } from './legends.ts'
import type { Motif } from './motif.ts'
import { nature } from './nature.ts'
import { relics } from './relics.ts'
import { riches } from './riches.ts'
import { sky } from './sky.ts'
import { table } from './table.ts'
import { voyage } from './voyage.ts'
import { wilds } from './wilds.ts'
import { works } from './works.ts'

/** Every motif by name; where a name has words of several, the first listed here wins. */
export const motifs: Record<string, Motif> = { ...table, ...works, ...creatures, ...wilds, ...legends, ...relics, ...voyage, ...garden, ...draws, ...flight, ...sky, ...nature, ...riches }

const pattern = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i')
const rules = Object.values(motifs).map((motif) => ({ motif, words: pattern(motif.words), hints: motif.hints ? pattern(motif.hints) : null }))

/** The motif that the game's name calls for, else one that suits its type. */
export function motifFor(game: { name: string; type: GameType }, random: Random): Motif {
  const called = rules.find(({ words }) => words.test(game.name))
  if (called) return called.motif
  const suitable = rules.filter(({ motif }) => motif.types.includes(game.type))
  const hinted = rules.filter(({ hints }) => hints?.test(game.name))
  const fitting = hinted.filter((rule) => game.type === 'slots' || suitable.includes(rule))
  return random.pick(fitting.length ? fitting : suitable).motif
}
