import type { FastifyInstance } from 'fastify'
import type { WheelKey } from '#api'
import { operation } from '../../app/operation.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'

/** The wheel of fortune. */
export function wheelRoutes(api: FastifyInstance, { wheels }: Services): void {
  const own = { resource: 'wheel', signedIn: true }
  const change = { ...own, params: 'WheelKey', changes: true }
  const status = operation({ ...own, summary: 'Where the player’s wheel stands', answer: 'WheelStatusAnswer' })
  const spin = operation({ ...change, summary: 'Spins a wheel and credits the award', answer: 'Award' })
  const finish = operation({ ...change, summary: 'Ends a wheel, spun or refused' })

  api.get('/fortune-wheel/status', { schema: status }, (request) => wheels.status(requireSession(request).userId))
  api.put<{ Params: WheelKey }>('/fortune-wheel/:id', { schema: spin }, (request) =>
    wheels.spin(requireSession(request).userId, request.params.id),
  )
  api.delete<{ Params: WheelKey }>('/fortune-wheel/:id', { schema: finish }, async (request, reply) => {
    await wheels.finish(requireSession(request).userId, request.params.id)
    return reply.status(204).send()
  })
}
