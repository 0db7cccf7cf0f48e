import type { FastifyInstance } from 'fastify'
import type { Credentials } from '#api'
import { languageOf } from './emails/language.ts'
import { routesOf } from '../../app/routes.ts'
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
  const routes = routesOf(api, 'session')

  routes.on<{ Body: Credentials }>('signIn', 'Signs in and opens a session', async (request, reply) => {
    const userId = await signIn.check(request.body.login, request.body.password, request.ip, languageOf(request))
    await refuseSignIn(db, userId, clock.now())
    await openSession(reply, sessions, userId, cookieDomain)
    return readUser(db, wallet, userId)
  })

  routes.on('signOut', 'Ends the session', async (request, reply) => {
    if (request.session) await sessions.end(request.session.hash)
    giveSession(reply, null, cookieDomain)
    return reply.status(204).send()
  })

  // Without a cookie this is a plain answer: a 401 would appear in the browser console on every first visit.
  const responses = { 204: { description: 'A visitor, who has no session.', type: 'null' } }
  routes.on(
    'me',
    'The signed-in user',
    (request, reply) => {
      if (request.cookies[sessionCookie] === undefined) return reply.status(204).send()
      return readUser(db, wallet, requireSession(request).userId)
    },
    { responses },
  )
}
