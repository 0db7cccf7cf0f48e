import { type RawBuilder, sql } from 'kysely'
import { artSets } from '../../art/sets.ts'

/** How many games are popular. */
export const popularGames = 150

/** How many popular games lie between those that two sites begin with: no site begins among the crash games that look alike. */
const step = 12

/**
 * The order of popularity on a site, by the folder of its pictures: each begins with another one of the popular games. Sites
 * without pictures of their own have the order of the seed.
 */
export function popularityOf(art: string): RawBuilder<number> {
  const popularity = sql.ref<number>('games.popularity')
  const place = artSets.findIndex((set) => art === `${set}/`)
  if (place < 0) return popularity
  const [count, ahead] = [sql.lit(popularGames), sql.lit(popularGames - 1 - (place + 1) * step)]
  return sql`case when ${popularity} <= ${count} then (${popularity} + ${ahead}) % ${count} else ${popularity} end`
}
