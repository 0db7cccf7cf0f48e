import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, code } from '../errors.ts'

/** The lifetime of a session in seconds. */
export const sessionLifetime = 7 * 24 * 60 * 60

/** A live session. Only the player’s cookie holds its id; the database holds the SHA-256 of the id. */
export interface Session {
  hash: string
  userId: number
  expiresAt: number
}

/** Returns the live session with an id, or null. */
export type FindSession = (id: string | undefined) => Promise<Session | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session of the caller’s cookie, or null for a visitor. */
    session: Session | null
  }
}

/** The http-only cookie that holds the session id. */
export const sessionCookie = 'session'

/** Reads the session of each call from its cookie. */
export async function registerSessions(api: FastifyInstance, findSession: FindSession): Promise<void> {
  await api.register(cookie)
  api.decorateRequest('session', null)
  api.addHook('onRequest', async (request) => {
    request.session = await findSession(request.cookies[sessionCookie])
  })
}

/** The caller’s session; throws 401 for a visitor. */
export function requireSession(request: FastifyRequest): Session {
  if (!request.session) throw new ApiError(401, code.notSignedIn)
  return request.session
}

/** Sets the session cookie, or clears it if `opened` is null. */
export function setSessionCookie(
  reply: FastifyReply,
  opened: { id: string; session: Session } | null,
  domain: string | undefined,
): void {
  const options = cookieOptions(reply.request, domain)
  reply.request.session = opened?.session ?? null
  if (opened) reply.setCookie(sessionCookie, opened.id, { ...options, httpOnly: true, maxAge: sessionLifetime })
  else reply.clearCookie(sessionCookie, { ...options, httpOnly: true })
}

/** The options that all cookies of the sandbox share. */
export const cookieOptions = ({ protocol }: FastifyRequest, domain: string | undefined) =>
  ({ path: '/', sameSite: 'lax', secure: protocol === 'https', ...(domain && { domain }) }) as const
