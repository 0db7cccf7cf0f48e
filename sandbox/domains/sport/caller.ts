import type { FastifyRequest } from 'fastify'
import { SportError } from './sport-error.ts'
import type { SportSession, SportSessions } from './sessions.ts'

/** The live session of the caller’s token, or null for a visitor. Throws `expired` for an expired or unknown token. */
export async function callerOf({ headers }: FastifyRequest, sessions: SportSessions): Promise<SportSession | null> {
  const [, token = ''] = /^Bearer (\S*)$/.exec(headers.authorization ?? '') ?? []
  if (token === '' || token === '-') return null
  const session = await sessions.use(token)
  if (!session) throw new SportError('expired')
  return session
}

/** The session of the calling player; throws `sign-in` for a visitor. */
export async function playerOf(request: FastifyRequest, sessions: SportSessions): Promise<SportSession> {
  const session = await callerOf(request, sessions)
  if (!session) throw new SportError('sign-in')
  return session
}
