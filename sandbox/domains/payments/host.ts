import type { FastifyRequest } from 'fastify'

/** The origin of the stand-in payment provider, on the port through which the caller reached the sandbox. */
export function paymentOrigin({ protocol, host }: FastifyRequest): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `${protocol}://pay.vendors.localhost${port}`
}
