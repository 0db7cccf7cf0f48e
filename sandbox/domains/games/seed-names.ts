import type { GameType } from '#api'
import type { Random } from '../../app/random.ts'
import { crashGames, liveGames, tableGames, tvGames } from './seed-kind-words.ts'
import { adjectives, endings, nouns, places } from './seed-words.ts'

const patterns: Record<GameType, ((random: Random) => string)[]> = {
  slots: [
    ({ pick }) => `${pick(adjectives)} ${pick(nouns)}`,
    ({ pick }) => `${pick(nouns)} of ${pick(places)}`,
    ({ pick }) => `${pick(adjectives)} ${pick(nouns)} ${pick(endings)}`,
    ({ pick }) => `${pick(nouns)} ${pick(endings)}`,
    ({ pick }) => `${pick(places)} ${pick(endings)}`,
  ],
  live: [
    ({ pick }) => `${pick(liveGames)} ${pick(places)}`,
    ({ pick, between }) => `${pick(places)} ${pick(liveGames)} ${between(1, 9)}`,
  ],
  table: [({ pick }) => `${pick(adjectives)} ${pick(tableGames)}`, ({ pick }) => `${pick(tableGames)} ${pick(places)}`],
  tv: [({ pick }) => `${pick(places)} ${pick(tvGames)}`, ({ pick }) => `${pick(adjectives)} ${pick(tvGames)}`],
  crash: [
    ({ pick }) => `${pick(adjectives)} ${pick(crashGames)}`,
    ({ pick }) => `${pick(crashGames)} over ${pick(places)}`,
  ],
}

/** Creates a function that generates unique names of games. */
export function createGameNames(random: Random): (type: GameType) => string {
  const used = new Set<string>()
  return (type) => {
    let name: string
    do name = random.pick(patterns[type])(random)
    while (used.has(name))
    used.add(name)
    return name
  }
}
