import type { FastifyInstance } from 'fastify'
import type { Credentials } from '#api'
import { languageOf } from './emails/language.ts'
import { operation } from '../../app/operation.ts'
import { refuseSignIn } from '../protection/checks.ts'
import { giveSession, openSession, requireSession, sessionCookie } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'
import { readUser } from './users.ts'

/** Signing in and out, and the current user. */
export function sessionRoutes(
  api: FastifyInstance,
  { clock, db, wallet, sessions, signIn }: Services,
  cookieDomain?: string,
): void {
  const resource = 'session'
  const signInSchema = operation({
    resource,
    summary: 'Signs in and opens a session',
    body: 'Credentials',
    answer: 'User',
    changes: true,
  })
  const signOutSchema = operation({ resource, summary: 'Ends the session', changes: true })
  const meSchema = operation({ resource, summary: 'The signed-in user', answer: 'User', signedIn: true })

  api.post<{ Body: Credentials }>('/client-login', { schema: signInSchema }, async (request, reply) => {
    const userId = await signIn.check(request.body.login, request.body.password, request.ip, languageOf(request))
    await refuseSignIn(db, userId, clock.now())
    await openSession(reply, sessions, userId, cookieDomain)
    return readUser(db, wallet, userId)
  })

  api.delete('/logout', { schema: signOutSchema }, async (request, reply) => {
    if (request.session) await sessions.end(request.session.hash)
    giveSession(reply, null, cookieDomain)
    return reply.status(204).send()
  })

  // Without a cookie this is a plain answer: a 401 would appear in the browser console on every first visit.
  const nobody = {
    ...meSchema,
    response: {
      ...(meSchema.response as object),
      204: { description: 'A visitor, who has no session.', type: 'null' },
    },
  }
  api.get('/auth/me', { schema: nobody }, (request, reply) => {
    if (request.cookies[sessionCookie] === undefined) return reply.status(204).send()
    return readUser(db, wallet, requireSession(request).userId)
  })
}
