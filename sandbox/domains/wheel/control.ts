import type { FastifyInstance } from 'fastify'
import type { Award } from '#api'
import { closed } from '../../app/control/shapes.ts'
import type { ControlledUsers } from '../account/control-users.ts'
import type { Wheels } from './service.ts'

const change = closed({
  award: { $ref: 'wheel.schema.json#/$defs/Award' },
  progress: { type: 'number', minimum: 0, maximum: 100 },
})

/**
 * Control calls with which a test sets the next award and the progress of a player’s wheel; the wheel’s state is a
 * field of the user.
 */
export function wheelControl(
  control: FastifyInstance,
  { wheels, users }: { wheels: Wheels; users: ControlledUsers },
): void {
  control.put<{ Params: { login: string }; Body: { award?: Award; progress?: number } }>(
    '/users/:login/wheel',
    { schema: { body: change } },
    async ({ params, body: { award, progress } }, reply) => {
      const { id } = await users.read(params.login)
      if (award) wheels.fixNext(id, award)
      if (progress !== undefined) await wheels.setProgress(id, progress)
      return reply.status(204).send()
    },
  )
}
