import type { FastifyInstance } from 'fastify'
import type { GamesQuery, LanguageQuery } from '#api'
import { operation } from '../operation.ts'
import { originOf } from '../origin.ts'
import { listCategories, listGames, listProviders } from '../services/games.ts'
import type { Services } from '../services/services.ts'

/** The games lobby. */
export function gameRoutes(api: FastifyInstance, { db }: Services): void {
  const resource = 'games'
  const query = 'common/LanguageQuery'
  const listSchema = operation({ resource, summary: 'One page of the games that match', query: 'GamesQuery', answer: 'GameList' })
  const providersSchema = operation({ resource, summary: 'Every provider', query, answer: 'ProviderList' })
  const categoriesSchema = operation({ resource, summary: 'Every category in a language', query, answer: 'CategoryList' })

  api.get<{ Querystring: GamesQuery }>('/games', { schema: listSchema }, (request) => listGames(db, request.query, originOf(request)))
  api.get('/games/providers', { schema: providersSchema }, () => listProviders(db))
  api.get<{ Querystring: LanguageQuery }>('/games/categories', { schema: categoriesSchema }, (request) =>
    listCategories(db, request.query.lang ?? 'en'),
  )
}
