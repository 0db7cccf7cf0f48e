import type { FastifyInstance } from 'fastify'
import type { CashbackKey } from '#api'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'

/** The last cashback. */
export function cashbackRoutes(api: FastifyInstance, { cashbacks }: Services): void {
  const routes = routesOf(api, 'cashback')

  routes.on('last', 'The last cashback that the player has not seen', (request) =>
    cashbacks.last(requireSession(request).userId),
  )
  routes.on<{ Params: CashbackKey }>('setSeen', 'Marks a cashback as seen', async (request, reply) => {
    await cashbacks.setSeen(requireSession(request).userId, request.params.id)
    return reply.status(204).send()
  })
}
