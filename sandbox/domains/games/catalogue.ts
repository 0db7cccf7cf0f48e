import { unescape } from 'node:querystring'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { CategoryList, Game, GameList, GamesQuery, LobbyQuery, ProviderList } from '#api'
import { coverColors } from '../../art/cover-colors.ts'
import { coverPath } from '../../art/sets.ts'
import { toMajor } from '../../app/money.ts'
import type { Database } from '../../app/db/database.ts'
import { contentLanguage } from '../../app/languages.ts'
import type { Tables } from '../../app/db/tables.ts'
import type { LiveTables } from './live-tables.ts'
import { popularityOf } from './popularity.ts'
import type { GameSearch } from './search/game-search.ts'
import { stakesOf } from '../../app/stakes.ts'

/** Games joined with their providers; every list of games is based on this query. */
const gamesOf = (db: Database) => db.selectFrom('games').innerJoin('providers', 'providers.id', 'games.provider_id')
type Games = ReturnType<typeof gamesOf>

/** The games, their search index, and the live tables. */
interface Catalogue {
  db: Database
  gameSearch: GameSearch
  liveTables: LiveTables
}

/** What games are read from whose ids are known. */
type Tabled = Omit<Catalogue, 'gameSearch'>

/** Who reads a list of games: the origin of covers’ paths, and the currency of limits. */
export interface Caller {
  origin: string
  currency: string
  /** The folder of the site’s pictures. */
  art: string
}

/** One page of the matching games. */
export async function listGames(catalogue: Catalogue, query: GamesQuery, caller: Caller): Promise<GameList> {
  const { db, gameSearch } = catalogue
  const { page = 1, size = 24, search = '', sort } = query
  const found = search.trim() ? await gameSearch.find(search) : null
  const games = filtered(found ? among(db, found) : gamesOf(db), query)
  const { count } = await games.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const ordered = found && !sort ? games.orderBy(sql`hit.column1`) : sorted(games, sort, popularityOf(caller.art))
  const rows = await selectGames(ordered)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { count, rows: rows.map((row) => toGame(row, caller, catalogue)) }
}

/** A player’s favourite games, latest first. */
export async function listFavourites(catalogue: Tabled, userId: number, caller: Caller): Promise<Game[]> {
  const { db } = catalogue
  const favourites = gamesOf(db)
    .innerJoin('favourites', (join) =>
      join.onRef('favourites.provider_id', '=', 'games.provider_id').onRef('game_id', '=', 'games.id'),
    )
    .where('favourites.user_id', '=', userId)
    .orderBy('favourites.id', 'desc')
  // The join adds a table to the query’s type and removes nothing.
  return (await selectGames(favourites as unknown as Games).execute()).map((row) => toGame(row, caller, catalogue))
}

/** The games that a player bet on last, latest first. */
export async function listRecent(catalogue: Tabled, userId: number, caller: Caller, size = 24): Promise<Game[]> {
  const { db } = catalogue
  const last = db
    .selectFrom('bets')
    .where('user_id', '=', userId)
    .where('game_id', 'is not', null)
    .groupBy(['provider_id', 'game_id'])
    .select(({ fn }) => ['bets.provider_id', 'game_id', fn.max('placed_at').as('at')])
    .as('last')
  const games = gamesOf(db)
    .innerJoin(last, (join) =>
      join.onRef('last.provider_id', '=', 'games.provider_id').onRef('last.game_id', '=', 'games.id'),
    )
    .orderBy('last.at', 'desc')
    .limit(size)
  // The join adds a table to the query’s type and removes nothing.
  return (await selectGames(games as unknown as Games).execute()).map((row) => toGame(row, caller, catalogue))
}

/** The providers of games of these types, largest first. */
export const listProviders = (db: Database, query: LobbyQuery): Promise<ProviderList> =>
  filtered(gamesOf(db), query)
    .groupBy('providers.id')
    .select(({ fn }) => ['providers.id', 'providers.name', fn.countAll<number>().as('games')])
    .orderBy('games', 'desc')
    .orderBy('providers.name')
    .execute()

/** Every category in display order, with its name in a language and its number of games of these types. */
export const listCategories = (db: Database, { lang, type }: LobbyQuery): Promise<CategoryList> =>
  db
    .selectFrom('categories')
    .innerJoin('category_names', 'category_names.category_id', 'categories.id')
    .leftJoin('game_categories', 'game_categories.category_id', 'categories.id')
    .leftJoin('games', (join) => {
      const same = join.onRef('games.provider_id', '=', 'game_categories.provider_id').onRef('games.id', '=', 'game_id')
      return type ? same.on('games.type', 'in', typesOf(type)) : same
    })
    .where('lang', '=', contentLanguage(lang))
    .groupBy(['categories.id', 'category_names.name'])
    .select(({ fn }) => ['categories.id', 'category_names.name', fn.count<number>('games.id').as('count')])
    .orderBy('position')
    .execute()

/** The games that a search found, in its order: `column1` is the place, `column2` the popularity, which is unique. */
const among = (db: Database, popularities: number[]): Games =>
  gamesOf(db).innerJoin(
    sql<{ column1: number; column2: number }>`(values ${sql.raw(
      (popularities.length > 0 ? popularities : [-1]).map((popularity, place) => `(${place}, ${popularity})`).join(),
    )})`.as('hit'),
    'hit.column2',
    'games.popularity',
    // The join adds a table to the query’s type and removes nothing.
  ) as unknown as Games

const typesOf = (type: string) => type.split(',') as Game['type'][]

const columns = { new: 'is_new', hot: 'is_hot', jackpot: 'has_jackpot', demo: 'has_demo' } as const

function filtered(games: Games, { type, provider, category, features, keys }: GamesQuery): Games {
  if (type) games = games.where('games.type', 'in', typesOf(type))
  if (provider) games = games.where('games.provider_id', 'in', provider.split(','))
  for (const feature of features?.split(',') ?? [])
    games = games.where(columns[feature as keyof typeof columns], '=', 1)
  if (keys) games = games.where((is) => is.or(keys.split(',').map((key) => isGame(is, key))))
  if (category)
    games = games.where(sql<boolean>`exists (select 1 from game_categories as own where own.category_id = ${category}
    and own.provider_id = games.provider_id and own.game_id = games.id)`)
  return games
}

function isGame(is: ExpressionBuilder<Tables, 'games' | 'providers'>, key: string) {
  const [providerId = '', id = ''] = key.split('/').map(unescape)
  return is.and([is('games.provider_id', '=', providerId), is('games.id', '=', id)])
}

function sorted(games: Games, sort: GamesQuery['sort'], popularity: RawBuilder<number>): Games {
  if (sort === 'new') return games.orderBy('released_at', 'desc').orderBy(popularity)
  if (sort === 'name') return games.orderBy(sql`lower(games.name)`).orderBy(popularity)
  return games.orderBy(popularity)
}

const selectGames = (games: Games) =>
  games.selectAll('games').select([
    'providers.name as providerName',
    sql<string>`(select string_agg(category_id, ',' order by category_id) from game_categories as own
      where own.provider_id = games.provider_id and own.game_id = games.id)`.as('categories'),
  ])

/** The limits of a bet, in a currency. */
function limitsIn(betCurrency: string) {
  const { min, max } = stakesOf(betCurrency)
  return { minBet: toMajor(min, betCurrency), maxBet: toMajor(max, betCurrency), betCurrency }
}

function toGame(
  row: Awaited<ReturnType<ReturnType<typeof selectGames>['execute']>>[number],
  caller: Caller,
  { liveTables }: Tabled,
): Game {
  return {
    id: row.id,
    providerId: row.provider_id,
    providerName: row.providerName,
    name: row.name,
    image: caller.origin + coverPath(caller.art, row.provider_id, row.id),
    imageColors: coverColors({ id: row.id, providerId: row.provider_id, name: row.name, type: row.type }, caller.art),
    type: row.type,
    categories: row.categories.split(','),
    isNew: row.is_new === 1,
    isHot: row.is_hot === 1,
    hasDemo: row.has_demo === 1,
    hasJackpot: row.has_jackpot === 1,
    ...(row.rtp !== null && { rtp: row.rtp }),
    ...(row.volatility !== null && { volatility: row.volatility }),
    ...limitsIn(caller.currency),
    ...(row.type === 'live' && {
      table: liveTables.of({ providerId: row.provider_id, gameId: row.id, name: row.name }),
    }),
  }
}
