import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../../app/plugins/sessions.ts'

/** The header with which the platform reaches the sandbox’s own API, and its value, which nobody outside knows. */
export const insideHeader = 'x-inside'
export const pass: string = randomUUID()

/** What a row of the platform’s table works with. */
export interface PamCall {
  params: Record<string, string>
  query: Record<string, string | undefined>
  body: Record<string, unknown>
  headers: FastifyRequest['headers']
  /** Makes one of the sandbox’s own calls, such as `GET /auth/me`. Rejects with `Refused`. */
  own<T = undefined>(call: string, input?: OwnInput): Promise<T>
  /** The id of the caller’s session, which a sign-in changes. */
  sessionId(): string
}

interface OwnInput {
  query?: Record<string, unknown>
  body?: object
  headers?: Record<string, string>
}

/** An own call that failed. */
export class Refused extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** Headers of the connection to the platform, which an own call does not share. */
const notForwarded = ['accept-encoding', 'connection', 'content-length', 'content-type', 'cookie', 'transfer-encoding']

/** Prepares a row’s call. The session’s cookie is forwarded both ways; the XSRF token stays inside. */
export function pamCall(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): PamCall {
  const cookies = new Map(Object.entries(cookie.parse(request.headers.cookie ?? '')))
  const forwarded = Object.entries(request.headers).filter(([name]) => !notForwarded.includes(name))

  async function inject(method: string, path: string, { query = {}, body, headers }: OwnInput = {}) {
    const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      query: Object.fromEntries(known.map(([name, value]) => [name, String(value)])),
      remoteAddress: request.ip,
      headers: {
        ...Object.fromEntries(forwarded),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        [insideHeader]: pass,
        ...headers,
      },
      ...(body && { payload: body }),
    })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    for (const line of [answer.headers['set-cookie'] ?? []].flat())
      if (line.startsWith(`${sessionCookie}=`)) reply.header('set-cookie', line)
    return answer
  }

  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: (request.body ?? {}) as Record<string, unknown>,
    headers: request.headers,
    sessionId: () => cookies.get(sessionCookie) ?? '',
    async own<T>(call: string, input?: OwnInput): Promise<T> {
      const [method = '', path = ''] = call.split(' ')
      // A read gives the token that a write repeats.
      if (method !== 'GET') await inject('GET', '/signup-currency')
      const answer = await inject(method, path, input)
      const body = answer.body === '' ? undefined : answer.json()
      if (answer.statusCode >= 400) throw new Refused(answer.statusCode, body)
      return body as T
    },
  }
}
