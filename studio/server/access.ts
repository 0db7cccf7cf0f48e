import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from './refusal.ts'
import { expectProxy, type Team } from './team.ts'

/** The address of Studio’s pages, and the secret of its operator. */
export interface Access {
  /** Such as `http://studio.localhost:4600`. */
  origin: string
  token: string
  /** For a team behind a proxy, which then says who somebody is in place of the token. */
  team?: Team | undefined
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Returns the address to print. What follows `#` never leaves the browser, so that no log and no `Referer` has the token. */
export const studioAddress = ({ origin, token }: Access) => `${origin}/#token=${token}`

/** Refuses requests of other machines, or of a team’s that did not come through its proxy, and those that pages of other origins make in this machine’s browser. */
export function onlyOwnPages({ origin, team }: Access) {
  return async (request: FastifyRequest) => {
    const { socket, headers } = request
    if (team) expectProxy(request, team)
    else if (!loopback.includes(socket.remoteAddress ?? ''))
      throw new Refused(403, 'Studio is open on this machine alone.')
    const site = headers['sec-fetch-site']
    const isForeign = (site === 'cross-site' || site === 'same-site') && headers['sec-fetch-mode'] !== 'navigate'
    if (isForeign || (headers.origin !== undefined && headers.origin !== origin))
      throw new Refused(403, 'Only Studio’s own pages may call it.')
  }
}

/** Cookies are shared by the ports of a host. */
const cookieOf = ({ origin }: Access) => `studio-${new URL(origin).port || '80'}`

/** Refuses calls without the token, which comes in a cookie or as `Authorization: Bearer`. */
export function onlyWithToken(access: Access) {
  const cookie = new RegExp(`(?:^|; )${cookieOf(access)}=([\\w-]+)`)
  return async ({ headers }: FastifyRequest) => {
    const [, given = headers.authorization?.replace(/^Bearer /, '') ?? ''] = cookie.exec(headers.cookie ?? '') ?? []
    if (!isToken(given, access))
      throw new Refused(401, 'Open Studio with the address that `npm run studio` has printed.')
  }
}

function isToken(given: string, { token }: Access): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const body = {
  type: 'object',
  properties: { token: { type: 'string' } },
  required: ['token'],
  additionalProperties: false,
}

/** Adds the call that exchanges the token of the printed address for a cookie that scripts cannot read. */
export function sessionRoute(app: FastifyInstance, access: Access) {
  app.post<{ Body: { token: string } }>(
    '/session',
    { schema: { body } },
    ({ body: { token } }, reply: FastifyReply) => {
      if (!isToken(token, access))
        throw new Refused(401, 'This address is of an earlier start: use the one printed last.')
      return reply
        .header('set-cookie', `${cookieOf(access)}=${token}; HttpOnly; SameSite=Strict; Path=/`)
        .code(204)
        .send()
    },
  )
}
