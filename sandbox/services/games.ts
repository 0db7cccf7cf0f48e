import { sql } from 'kysely'
import type { CategoryList, Game, GameList, GamesQuery, ProviderList } from '#api'
import type { Database } from '../db/database.ts'
import { searchText } from './search-text.ts'

/** Games joined with their providers; every list of games starts here. */
const gamesOf = (db: Database) => db.selectFrom('games').innerJoin('providers', 'providers.id', 'games.provider_id')
type Games = ReturnType<typeof gamesOf>

/** One page of the games that match. `origin` is put before the covers’ paths. */
export async function listGames(db: Database, query: GamesQuery, origin: string): Promise<GameList> {
  const { page = 1, size = 24 } = query
  const matching = matchingGames(db, query)
  const { count } = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await selectGames(sorted(matching, query.sort)).limit(size).offset((page - 1) * size).execute()
  return { count, rows: rows.map((row) => toGame(row, origin)) }
}

/** A player’s favourite games, the latest first. */
export async function listFavourites(db: Database, userId: number, origin: string): Promise<Game[]> {
  const favourites = gamesOf(db)
    .innerJoin('favourites', (join) => join.onRef('favourites.provider_id', '=', 'games.provider_id').onRef('game_id', '=', 'games.id'))
    .where('favourites.user_id', '=', userId)
    .orderBy('favourites.id', 'desc')
  // The join adds a table to the query’s type and takes nothing away.
  return (await selectGames(favourites as unknown as Games).execute()).map((row) => toGame(row, origin))
}

/** Every provider, the largest first. */
export const listProviders = (db: Database): Promise<ProviderList> =>
  gamesOf(db)
    .groupBy('providers.id')
    .select(({ fn }) => ['providers.id', 'providers.name', fn.countAll<number>().as('games')])
    .orderBy('games', 'desc')
    .orderBy('providers.name')
    .execute()

/** Every category with its name in a language, in the platform’s order. */
export const listCategories = (db: Database, lang: string): Promise<CategoryList> =>
  db
    .selectFrom('categories')
    .innerJoin('category_names', 'category_names.category_id', 'categories.id')
    .leftJoin('game_categories', 'game_categories.category_id', 'categories.id')
    .where('lang', '=', lang)
    .groupBy('categories.id')
    .select(({ fn }) => ['categories.id', 'category_names.name', fn.count<number>('game_id').as('count')])
    .orderBy('position')
    .execute()

function matchingGames(db: Database, { type, provider, category, search }: GamesQuery): Games {
  let games = gamesOf(db)
  if (type) games = games.where('type', 'in', type.split(',') as Game['type'][])
  if (provider) games = games.where('games.provider_id', '=', provider)
  if (category) games = games.where(sql<boolean>`exists (select 1 from game_categories as own where own.category_id = ${category}
    and own.provider_id = games.provider_id and own.game_id = games.id)`)
  const words = searchText(search ?? '').split(/\s+/).filter(Boolean)
  for (const word of words) games = games.where(sql<boolean>`instr(search_text, ${word}) > 0`)
  return games
}

function sorted(games: Games, sort: GamesQuery['sort'] = 'popular'): Games {
  if (sort === 'new') return games.orderBy('released_at', 'desc').orderBy('popularity')
  if (sort === 'name') return games.orderBy(sql`games.name collate nocase`).orderBy('popularity')
  return games.orderBy('popularity')
}

const selectGames = (games: Games) =>
  games.selectAll('games').select([
    'providers.name as providerName',
    sql<string>`(select group_concat(category_id, ',' order by category_id) from game_categories as own
      where own.provider_id = games.provider_id and own.game_id = games.id)`.as('categories'),
  ])

function toGame(row: Awaited<ReturnType<ReturnType<typeof selectGames>['execute']>>[number], origin: string): Game {
  return {
    id: row.id,
    providerId: row.provider_id,
    providerName: row.providerName,
    name: row.name,
    image: `${origin}/art/games/${row.provider_id}/${row.id}.svg`,
    type: row.type,
    categories: row.categories.split(','),
    isNew: row.is_new === 1,
    isHot: row.is_hot === 1,
    hasDemo: row.has_demo === 1,
    hasJackpot: row.has_jackpot === 1,
    ...(row.rtp !== null && { rtp: row.rtp }),
    ...(row.volatility !== null && { volatility: row.volatility }),
  }
}
