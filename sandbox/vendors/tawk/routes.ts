import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../app/errors.ts'
import { chatFont } from '../chat/font.ts'
import { isTawkHash } from './identity.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const embed = read('./embed.js')
const app = read('./twk-app.js')

/** Serves tawk.to’s embed for well-formed property ids. */
export function tawkVendor(scope: FastifyInstance): void {
  scope.get<{ Params: { property: string } }>('/:property/:widget', ({ params }, reply) => {
    if (!/^[0-9a-f]{24}$/.test(params.property)) throw notFound()
    return reply.type('text/javascript; charset=utf-8').send(embed)
  })
}

type Line = [text: string, isOwn: boolean]

/**
 * Serves the widget’s code from a second host, and keeps what each visitor said, as the real one does on its servers. Its socket
 * is in chat/sockets.ts. The addresses and shapes of these calls are assumed: only the widget’s code, which is a stand-in too, uses
 * them.
 */
export function tawkApiVendor(scope: FastifyInstance): void {
  const conversations = new Map<string, Line[]>()
  scope.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))

  scope.get<{ Querystring: { visitor: string } }>(
    '/v1/conversation',
    ({ query }) => conversations.get(query.visitor) ?? [],
  )

  // A body without a content type of its own needs no preflight.
  scope.post<{ Querystring: { visitor: string }; Body: string }>('/v1/conversation', ({ query, body }, reply) => {
    const lines = JSON.parse(body) as Line[]
    conversations.set(query.visitor, lines.slice(-50))
    return reply.status(204).send()
  })

  scope.get<{ Querystring: { userId: string; hash: string } }>('/v1/login', ({ query }, reply) => {
    if (!isTawkHash(query.userId, query.hash)) return reply.status(401).send({ error: 'Unauthorized' })
    return { visitor: `user ${query.userId}` }
  })

  scope.get('/_s/v4/app/twk-app.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(app))
  chatFont(scope)
}
