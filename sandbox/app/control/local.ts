import type { FastifyRequest } from 'fastify'
import { ApiError, code } from '../errors.ts'
import { originOf } from '../origin.ts'

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Refuses calls from other machines, and from pages of other origins in this machine’s browser. */
export async function onlyFromThisMachine(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  if (!loopback.includes(request.ip) || (origin !== undefined && origin !== originOf(request)))
    throw new ApiError(403, code.forbidden)
}
