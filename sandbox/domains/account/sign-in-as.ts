import type { FastifyReply } from 'fastify'
import type { Database } from '../../app/db/database.ts'
import { setSessionCookie } from '../../app/plugins/sessions.ts'
import type { ServedUser } from '../../app/served.ts'
import type { Sessions } from './sessions.ts'
import { readUser } from './users.ts'
import type { Wallet } from './wallet.ts'

/** Signs the caller in as a user, ends their previous session, and returns the user. */
export type SignInAs = (reply: FastifyReply, userId: number) => Promise<ServedUser>

interface Dependencies {
  db: Database
  wallet: Wallet
  sessions: Sessions
  cookieDomain: string | undefined
  /** Throws if the player may not sign in now. */
  refuseSignIn(userId: number): Promise<void>
}

/** Creates the last step of every way to sign in. */
export function createSignInAs({ db, wallet, sessions, cookieDomain, refuseSignIn }: Dependencies): SignInAs {
  return async function signInAs(reply, userId) {
    await refuseSignIn(userId)
    const { session } = reply.request
    if (session) await sessions.end(session.hash)
    setSessionCookie(reply, await sessions.start(userId), cookieDomain)
    return readUser(db, wallet, userId)
  }
}
