import type { GameType } from '#api'
import type { Random } from '../random.ts'
import { birds } from './birds.ts'
import { buildings } from './buildings.ts'
import { cats } from './cats.ts'
import { crash } from './crash.ts'
import { deck } from './deck.ts'
import { desert } from './desert.ts'
import { draws } from './draws.ts'
import { egypt } from './egypt.ts'
import { elements } from './elements.ts'
import { flight } from './flight.ts'
import { flora } from './flora.ts'
import { fruit } from './fruit.ts'
import { gems } from './gems.ts'
import { gliders } from './gliders.ts'
import { gold } from './gold.ts'
import { horned } from './horned.ts'
import { hounds } from './hounds.ts'
import { insects } from './insects.ts'
import { japan } from './japan.ts'
import { luck } from './luck.ts'
import { magic } from './magic.ts'
import { masks } from './masks.ts'
import type { Motif } from './motif.ts'
import { north } from './north.ts'
import { reptiles } from './reptiles.ts'
import { sea } from './sea.ts'
import { sky } from './sky.ts'
import { sport } from './sport.ts'
import { stakes } from './stakes.ts'
import { wheels } from './wheels.ts'

/** Every motif by name; where a name has words of several, the first listed here wins. */
export const motifs: Record<string, Motif> = {
  ...deck,
  ...wheels,
  ...stakes,
  ...draws,
  ...sport,
  ...gliders,
  ...flight,
  ...crash,
  ...cats,
  ...hounds,
  ...horned,
  ...reptiles,
  ...birds,
  ...insects,
  ...egypt,
  ...north,
  ...masks,
  ...japan,
  ...magic,
  ...desert,
  ...sea,
  ...buildings,
  ...fruit,
  ...flora,
  ...elements,
  ...sky,
  ...gold,
  ...luck,
  ...gems,
}

const pattern = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i')
const rules = Object.values(motifs).map((motif) => ({
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
