import type { FastifyInstance } from 'fastify'
import type { EmailLink, PasswordRecovery, RecoveryEmail } from '#api'
import { languageOf } from './emails/language.ts'
import { operation } from '../../app/operation.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'
import type { Sites } from '../../app/sites.ts'

/** Password recovery and the confirmation of email addresses, which work through links in emails. */
export function recoveryRoutes(api: FastifyInstance, { credentials }: Services, sites: Sites): void {
  const recovery = { resource: 'recovery', changes: true, answer: 'SuccessMessage' }
  const askSchema = operation({
    ...recovery,
    summary: 'Sends an email with a link to set a new password',
    body: 'RecoveryEmail',
  })
  const setSchema = operation({
    ...recovery,
    summary: 'Sets a new password by the link of the email',
    body: 'PasswordRecovery',
  })
  const confirmation = { resource: 'confirmation', changes: true }
  const confirmSchema = operation({
    ...confirmation,
    summary: 'Confirms an email address by the link of the email',
    params: 'EmailLink',
  })
  const resendSchema = operation({ ...confirmation, summary: 'Sends the confirming email again', signedIn: true })

  api.post<{ Body: RecoveryEmail }>('/password-recovery-email', { schema: askSchema }, async (request) => {
    await credentials.requestRecovery(request.body.email, request.ip, sites.readerOf(request))
    return {}
  })

  api.patch<{ Body: PasswordRecovery }>('/password-recovery', { schema: setSchema }, async (request) => {
    const { sessionId, newPassword } = request.body
    await credentials.recover(sessionId, newPassword, languageOf(request))
    return {}
  })

  api.post<{ Params: EmailLink }>('/confirm-email/:link', { schema: confirmSchema }, async ({ params }, reply) => {
    await credentials.confirmEmail(params.link)
    return reply.status(204).send()
  })

  api.post('/confirm-email', { schema: resendSchema }, async (request, reply) => {
    await credentials.resendConfirmation(requireSession(request).userId, sites.readerOf(request))
    return reply.status(204).send()
  })
}
