import type { FastifyRequest } from 'fastify'
import { SportError } from './sport-error.ts'
import type { SportSession, SportSessions } from './sessions.ts'

/** Who calls: the living session of the token, or null for a visitor. Throws `expired` where a token is over or never was. */
export async function callerOf({ headers }: FastifyRequest, sessions: SportSessions): Promise<SportSession | null> {
  const [, token = ''] = /^Bearer (\S*)$/.exec(headers.authorization ?? '') ?? []
  if (token === '' || token === '-') return null
  const session = await sessions.use(token)
  if (!session) throw new SportError('expired')
  return session
}

/** The player who calls; throws `sign-in` for a visitor. */
export async function playerOf(request: FastifyRequest, sessions: SportSessions): Promise<SportSession> {
  const session = await callerOf(request, sessions)
  if (!session) throw new SportError('sign-in')
  return session
}
