import type { FastifyRequest } from 'fastify'

/** The vendors’ side: a host of its own, to which no cookie of the brands is ever sent. */
const gamesHost = 'games.localhost'

/** Requests that reach the vendors’ side. */
export const gamesHosts = new RegExp(`^${gamesHost.replace('.', '\\.')}(:\\d+)?$`)

/** The origin of the games, on the port on which the caller reached the sandbox. */
export function gamesOrigin({ protocol, host }: FastifyRequest): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `${protocol}://${gamesHost}${port}`
}
