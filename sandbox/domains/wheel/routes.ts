import type { FastifyInstance } from 'fastify'
import type { WheelKey } from '#api'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Wheels } from './service.ts'

/** The wheel of fortune. */
export function wheelRoutes(api: FastifyInstance, wheels: Wheels): void {
  const routes = routesOf(api, 'wheel')

  routes.on('status', 'The status of the player’s wheel', (request) => wheels.status(requireSession(request).userId))
  routes.on<{ Params: WheelKey }>('spin', 'Spins a wheel and credits the award', (request) =>
    wheels.spin(requireSession(request).userId, request.params.id),
  )
  routes.on<{ Params: WheelKey }>('finish', 'Ends a wheel, spun or refused', async (request, reply) => {
    await wheels.finish(requireSession(request).userId, request.params.id)
    return reply.status(204).send()
  })
}
