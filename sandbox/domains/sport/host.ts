import type { FastifyRequest } from 'fastify'

/** The vendors’ origin, on the port through which the caller reached the sandbox. */
export function sportOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://sport.vendors.localhost${/:\d+$/.exec(host)?.[0] ?? ''}`
}
