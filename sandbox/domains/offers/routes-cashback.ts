import type { FastifyInstance } from 'fastify'
import type { CashbackKey } from '#api'
import { operation } from '../../app/operation.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'

/** The last cashback. */
export function cashbackRoutes(api: FastifyInstance, { cashbacks }: Services): void {
  const own = { resource: 'cashback', signedIn: true }
  const last = operation({ ...own, summary: 'The last cashback that the player has not seen', answer: 'LastCashback' })
  const seen = operation({ ...own, summary: 'Marks a cashback as seen', params: 'CashbackKey', changes: true })

  api.get('/last-cashback', { schema: last }, (request) => cashbacks.last(requireSession(request).userId))
  api.put<{ Params: CashbackKey }>('/last-cashback/:id', { schema: seen }, async (request, reply) => {
    await cashbacks.setSeen(requireSession(request).userId, request.params.id)
    return reply.status(204).send()
  })
}
