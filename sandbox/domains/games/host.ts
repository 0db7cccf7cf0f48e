import type { FastifyRequest } from 'fastify'

/** The vendors’ host, which never receives a cookie of the brands. */
const gamesHost = 'games.localhost'

/** The host of what a launcher frames: the games again, as a provider’s own pages. */
const nestedHost = `provider.${gamesHost}`

/** Matches the host header of requests to the vendors’ hosts. */
export const gamesHosts = /^(provider\.)?games\.localhost(:\d+)?$/

/** The origin of the games, on the port through which the caller reached the sandbox. */
export const gamesOrigin = (request: FastifyRequest): string => originAt(request, gamesHost)

/** The origin of what a launcher frames. */
export const nestedOrigin = (request: FastifyRequest): string => originAt(request, nestedHost)

/** The origin of the vendors’ host that the caller reached. */
export const ownOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

function originAt({ protocol, host }: FastifyRequest, name: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return `${protocol}://${name}${port}`
}
