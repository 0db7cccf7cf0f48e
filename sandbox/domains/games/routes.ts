import type { FastifyInstance } from 'fastify'
import type { GamesQuery, LobbyQuery } from '#api'
import { routesOf } from '../../app/routes.ts'
import { listCategories, listGames, listProviders } from './catalogue.ts'
import type { Services } from '../../app/services.ts'
import type { Sites } from '../../app/sites.ts'

/** The games lobby. */
export function gameRoutes(api: FastifyInstance, services: Services, sites: Sites): void {
  const routes = routesOf(api, 'games')

  routes.on<{ Querystring: GamesQuery }>('list', 'One page of the games that match', (request) =>
    listGames(services, request.query, sites.callerOf(request)),
  )
  routes.on<{ Querystring: LobbyQuery }>('providers', 'Every provider of games of some types', (request) =>
    listProviders(services.db, request.query),
  )
  routes.on<{ Querystring: LobbyQuery }>('categories', 'Every category in a language', (request) =>
    listCategories(services.db, request.query),
  )
}
