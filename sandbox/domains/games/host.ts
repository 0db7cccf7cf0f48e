import type { FastifyRequest } from 'fastify'

/** The vendors’ host, which never receives a cookie of the brands. */
const gamesHost = 'games.localhost'

/** Matches the host header of requests to the vendors’ host. */
export const gamesHosts = new RegExp(`^${gamesHost.replace('.', '\\.')}(:\\d+)?$`)

/** The origin of the games, on the port through which the caller reached the sandbox. */
export function gamesOrigin({ protocol, host }: FastifyRequest): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `${protocol}://${gamesHost}${port}`
}
