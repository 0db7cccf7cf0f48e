import type { FastifyInstance } from 'fastify'
import type { GameKey, GamesQuery, LobbyQuery, RecentQuery } from '#api'
import type { Database } from '../../app/db/database.ts'
import { notFound } from '../../app/errors.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import { listCategories, listFavourites, listGames, listProviders, listRecent } from './catalogue.ts'
import type { LiveTables } from './live-tables.ts'
import type { GameSearch } from './search/game-search.ts'

interface Dependencies {
  db: Database
  gameSearch: GameSearch
  liveTables: LiveTables
  sites: Sites
}

/** The games lobby. */
export function gameRoutes(api: FastifyInstance, { db, gameSearch, liveTables, sites }: Dependencies): void {
  const routes = routesOf(api, 'games')

  routes.on<{ Querystring: GamesQuery }>('list', 'One page of the games that match', (request) =>
    listGames({ db, gameSearch, liveTables }, request.query, sites.callerOf(request)),
  )
  routes.on<{ Querystring: LobbyQuery }>('providers', 'Every provider of games of some types', (request) =>
    listProviders(db, request.query),
  )
  routes.on<{ Querystring: LobbyQuery }>('categories', 'Every category in a language', (request) =>
    listCategories(db, request.query),
  )
}

/** A player’s favourite and last played games. Adding one twice or removing a missing one changes nothing. */
export function favouriteRoutes(
  api: FastifyInstance,
  { db, liveTables, sites }: Omit<Dependencies, 'gameSearch'>,
): void {
  const routes = routesOf(api, 'games')

  routes.on('favourites', 'The player’s favourites', (request) =>
    listFavourites({ db, liveTables }, requireSession(request).userId, sites.callerOf(request)),
  )

  routes.on<{ Querystring: RecentQuery }>('recent', 'The games that the player played last', (request) =>
    listRecent({ db, liveTables }, requireSession(request).userId, sites.callerOf(request), request.query.size),
  )

  routes.on<{ Params: GameKey }>('addFavourite', 'Adds a favourite', async (request, reply) => {
    const { userId } = requireSession(request)
    const { providerId, gameId } = request.params
    const game = await db
      .selectFrom('games')
      .where('provider_id', '=', providerId)
      .where('id', '=', gameId)
      .select('id')
      .executeTakeFirst()
    if (!game) throw notFound()

    const favourite = { user_id: userId, provider_id: providerId, game_id: gameId }
    await db
      .insertInto('favourites')
      .values(favourite)
      .onConflict((on) => on.doNothing())
      .execute()
    return reply.status(204).send()
  })

  routes.on<{ Params: GameKey }>('removeFavourite', 'Removes a favourite', async (request, reply) => {
    const { userId } = requireSession(request)
    const { providerId, gameId } = request.params
    await db
      .deleteFrom('favourites')
      .where('user_id', '=', userId)
      .where('provider_id', '=', providerId)
      .where('game_id', '=', gameId)
      .execute()
    return reply.status(204).send()
  })
}
