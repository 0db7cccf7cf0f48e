import type { FastifyInstance } from 'fastify'
import type { ChatIdentity, Credentials } from '#api'
import type { Database } from '../../app/db/database.ts'
import { setSessionCookie, requireSession, sessionCookie } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import { languageOf } from './emails/reader.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import type { SignInAs } from './sign-in-as.ts'
import { readUser } from './users.ts'
import type { Wallet } from './wallet.ts'

interface Dependencies {
  db: Database
  wallet: Wallet
  sessions: Sessions
  signIn: SignIn
  signInAs: SignInAs
  cookieDomain: string | undefined
}

/** Signing in and out, and the current user. */
export function sessionRoutes(
  api: FastifyInstance,
  { db, wallet, sessions, signIn, signInAs, cookieDomain }: Dependencies,
): void {
  const routes = routesOf(api, 'session')

  routes.on<{ Body: Credentials }>('signIn', 'Signs in and opens a session', async (request, reply) => {
    const { login, password } = request.body
    return signInAs(reply, await signIn.check(login, password, request.ip, languageOf(request)))
  })

  routes.on('signOut', 'Ends the session', async (request, reply) => {
    if (request.session) await sessions.end(request.session.hash)
    setSessionCookie(reply, null, cookieDomain)
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

/** Who the player is for a support chat. `hashOf` proves to the chat’s vendor that it is this user. */
export function chatRoutes(api: FastifyInstance, hashOf: (userId: string) => string): void {
  routesOf(api, 'chat').on('identity', 'Proves to the support chat who the player is', (request): ChatIdentity => {
    const userId = String(requireSession(request).userId)
    return { userId, hash: hashOf(userId) }
  })
}
