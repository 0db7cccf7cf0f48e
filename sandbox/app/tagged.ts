import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a body with its hash as entity tag, or 304 to those who have it. */
export function sendTagged({ headers }: FastifyRequest, reply: FastifyReply, body: string) {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.header('etag', etag)
  return headers['if-none-match']?.includes(etag) ? reply.status(304).send() : reply.send(body)
}
