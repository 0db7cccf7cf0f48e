import type { FastifyInstance } from 'fastify'
import type { Award } from '#api'
import type { Services } from '../../app/services.ts'
import { bodies } from '../../app/control/shapes.ts'
import { readControlled } from '../account/control-users.ts'

/**
 * Control calls with which a test sets the next award and the progress of a player’s wheel; the wheel’s state is a
 * field of the user.
 */
export function wheelControl(control: FastifyInstance, services: Services): void {
  control.put<{ Params: { login: string }; Body: { award?: Award; progress?: number } }>(
    '/users/:login/wheel',
    { schema: { body: bodies.wheel } },
    async ({ params, body: { award, progress } }, reply) => {
      const { id } = await readControlled(services, params.login)
      if (award) services.wheels.fixNext(id, award)
      if (progress !== undefined) await services.wheels.setProgress(id, progress)
      return reply.status(204).send()
    },
  )
}
