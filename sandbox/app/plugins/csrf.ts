import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { ApiError, code } from '../errors.ts'
import { cookieOptions, type Session } from './sessions.ts'

const cookieName = 'XSRF-TOKEN'
const headerName = 'x-xsrf-token'
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * The signed double-submit check: a call that changes something repeats the XSRF cookie in a header. The token is
 * signed for the session (or for a visitor), so a planted token or one of another session is refused. Every answer to a
 * call without a valid token sets a new one.
 */
export function registerCsrf(
  api: FastifyInstance,
  { secret, cookieDomain }: { secret: string; cookieDomain?: string | undefined },
): void {
  api.addHook('onRequest', async ({ method, headers, cookies, session }) => {
    if (safeMethods.includes(method)) return

    const token = headers[headerName]
    if (typeof token !== 'string' || token !== cookies[cookieName] || !fits(token, session))
      throw new ApiError(419, code.csrf)
  })

  api.addHook('onSend', async (request, reply) => {
    if (fits(request.cookies?.[cookieName] ?? '', request.session)) return
    reply.header(
      'set-cookie',
      cookie.serialize(cookieName, create(request.session), cookieOptions(request, cookieDomain)),
    )
  })

  function create(session: Session | null): string {
    const nonce = randomBytes(16).toString('base64url')
    return `${nonce}.${sign(nonce, session).toString('base64url')}`
  }

  function fits(token: string, session: Session | null): boolean {
    const [nonce = '', signature = ''] = token.split('.')
    const given = Buffer.from(signature, 'base64url')
    const expected = sign(nonce, session)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  function sign(nonce: string, session: Session | null): Buffer {
    return createHmac('sha256', secret)
      .update(`${session?.hash ?? 'visitor'}.${nonce}`)
      .digest()
  }
}
