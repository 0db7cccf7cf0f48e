import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, code } from '../errors.ts'
import type { Services } from '../services.ts'
import { sessionLifetime, type Session, type Sessions } from '../../domains/account/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the caller’s cookie, or null for a visitor. */
    session: Session | null
  }
}

/** The http-only cookie that holds the session id. */
export const sessionCookie = 'session'

/** Reads the session of each call from its cookie; a player who has used up their session time limit has none. */
export async function registerSessions(
  api: FastifyInstance,
  { sessions, presence }: Pick<Services, 'sessions' | 'presence'>,
): Promise<void> {
  await api.register(cookie)
  api.decorateRequest('session', null)
  api.addHook('onRequest', async (request) => {
    const session = await sessions.find(request.cookies[sessionCookie])
    request.session = session && (await presence.touch(session.userId)) ? session : null
  })
}

/** The caller’s session; throws 401 for a visitor. */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new ApiError(401, code.notSignedIn)
  return request.session
}

/** Sets the session cookie, or clears it if `opened` is null. */
export function giveSession(
  reply: FastifyReply,
  opened: { id: string; session: Session } | null,
  domain: string | undefined,
): void {
  const options = cookieOptions(reply.request, domain)
  reply.request.session = opened?.session ?? null
  if (opened) reply.setCookie(sessionCookie, opened.id, { ...options, httpOnly: true, maxAge: sessionLifetime })
  else reply.clearCookie(sessionCookie, { ...options, httpOnly: true })
}

/** Signs the caller in as this user and ends their previous session. */
export async function openSession(
  reply: FastifyReply,
  sessions: Sessions,
  userId: number,
  domain: string | undefined,
): Promise<void> {
  const { session } = reply.request
  if (session) await sessions.end(session.hash)
  giveSession(reply, await sessions.start(userId), domain)
}

/** The options that all cookies of the sandbox share. */
export const cookieOptions = ({ protocol }: FastifyRequest, domain: string | undefined) =>
  ({ path: '/', sameSite: 'lax', secure: protocol === 'https', ...(domain && { domain }) }) as const
