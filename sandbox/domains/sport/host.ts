import type { FastifyRequest } from 'fastify'

/** The vendors’ origin, on the port through which the caller reached the sandbox. */
export function sportOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://sport.vendors.localhost${/:\d+$/.exec(host)?.[0] ?? ''}`
}

/** Returns the domains whose pages are around a sportsbook: that of the calling page, and that of the shell on another site. */
export function pageDomains({ headers, hostname }: FastifyRequest): string[] {
  const page = headers.origin ?? headers.referer
  return [page && page !== 'null' ? new URL(page).hostname : hostname.replace(/:\d+$/, ''), 'frames.localhost']
}
