import type { FastifyInstance } from 'fastify'
import type { GamesQuery, LobbyQuery } from '#api'
import { operation } from '../../app/operation.ts'
import { originOf } from '../../app/origin.ts'
import { listCategories, listGames, listProviders } from './catalogue.ts'
import type { Services } from '../../app/services.ts'

/** The games lobby. */
export function gameRoutes(api: FastifyInstance, services: Services): void {
  const resource = 'games'
  const query = 'LobbyQuery'
  const listSchema = operation({
    resource,
    summary: 'One page of the games that match',
    query: 'GamesQuery',
    answer: 'GameList',
  })
  const providersSchema = operation({
    resource,
    summary: 'Every provider of games of some types',
    query,
    answer: 'ProviderList',
  })
  const categoriesSchema = operation({
    resource,
    summary: 'Every category in a language',
    query,
    answer: 'CategoryList',
  })

  api.get<{ Querystring: GamesQuery }>('/games', { schema: listSchema }, (request) =>
    listGames(services, request.query, originOf(request)),
  )
  api.get<{ Querystring: LobbyQuery }>('/games/providers', { schema: providersSchema }, (request) =>
    listProviders(services.db, request.query),
  )
  api.get<{ Querystring: LobbyQuery }>('/games/categories', { schema: categoriesSchema }, (request) =>
    listCategories(services.db, request.query),
  )
}
