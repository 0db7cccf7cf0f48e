import type { FastifyInstance } from 'fastify'
import type { GameKey, RecentQuery } from '#api'
import { notFound } from '../../app/errors.ts'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { listFavourites, listRecent } from './catalogue.ts'
import type { Services } from '../../app/services.ts'
import type { Sites } from '../../app/sites.ts'

/** A player’s favourite and last played games. Adding one twice or removing a missing one changes nothing. */
export function favouriteRoutes(api: FastifyInstance, { db }: Services, sites: Sites): void {
  const routes = routesOf(api, 'games')

  routes.on('favourites', 'The player’s favourites', (request) =>
    listFavourites(db, requireSession(request).userId, sites.callerOf(request)),
  )

  routes.on<{ Querystring: RecentQuery }>('recent', 'The games that the player played last', (request) =>
    listRecent(db, requireSession(request).userId, sites.callerOf(request), request.query.size),
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
