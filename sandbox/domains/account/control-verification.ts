import type { FastifyInstance } from 'fastify'
import type { PlayerVerification } from '#api'
import { closed, text } from '../../app/control/shapes.ts'
import type { ControlledUsers } from './control-users.ts'
import type { VerificationTokens } from './verification/tokens.ts'
import type { Verifications } from './verification/verifications.ts'

const change = closed(
  {
    status: { $ref: 'verification.schema.json#/$defs/PlayerVerification/properties/status' },
    reasons: { type: 'array', items: text },
  },
  ['status'],
)

interface Dependencies {
  verifications: Verifications
  verificationTokens: VerificationTokens
  users: ControlledUsers
}

/** Control calls with which a test sets the state of a verification, and ends the vendor’s tokens and links. */
export function verificationControl(
  control: FastifyInstance,
  { verifications, verificationTokens, users }: Dependencies,
): void {
  control.put<{ Params: { login: string }; Body: Pick<PlayerVerification, 'status'> & { reasons?: string[] } }>(
    '/users/:login/verification',
    { schema: { body: change } },
    async ({ params, body }) => verifications.set((await users.read(params.login)).id, body.status, body.reasons),
  )

  control.post('/verifications/tokens/expire', async (_request, reply) => {
    verificationTokens.expireAll()
    return reply.status(204).send()
  })
}
