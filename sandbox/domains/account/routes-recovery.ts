import type { FastifyInstance } from 'fastify'
import type { EmailLink, PasswordRecovery, RecoveryEmail } from '#api'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import type { CredentialChanges } from './credentials.ts'
import { languageOf, readerOf } from './emails/reader.ts'

/** Password recovery and the confirmation of email addresses, which work through links in emails. */
export function recoveryRoutes(
  api: FastifyInstance,
  { credentials, sites }: { credentials: CredentialChanges; sites: Sites },
): void {
  const recovery = routesOf(api, 'recovery')
  const confirmation = routesOf(api, 'confirmation')

  recovery.on<{ Body: RecoveryEmail }>(
    'sendLink',
    'Sends an email with a link to set a new password',
    async (request) => {
      await credentials.requestRecovery(request.body.email, request.ip, readerOf(request, sites))
      return {}
    },
  )

  recovery.on<{ Body: PasswordRecovery }>(
    'setPassword',
    'Sets a new password by the link of the email',
    async (request) => {
      const { sessionId, newPassword } = request.body
      await credentials.recover(sessionId, newPassword, languageOf(request))
      return {}
    },
  )

  confirmation.on<{ Params: EmailLink }>(
    'confirm',
    'Confirms an email address by the link of the email',
    async ({ params }, reply) => {
      await credentials.confirmEmail(params.link)
      return reply.status(204).send()
    },
  )

  confirmation.on('sendEmail', 'Sends the confirming email again', async (request, reply) => {
    await credentials.resendConfirmation(requireSession(request).userId, readerOf(request, sites))
    return reply.status(204).send()
  })
}
