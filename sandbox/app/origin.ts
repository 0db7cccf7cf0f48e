import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the origin by which browsers know one of the sandbox: another one behind a proxy that changes names. */
    publicOrigin(origin: string): string
  }
}

/** The origin at which the sandbox got a call, such as `http://localhost:4600`. */
export const receivedAt = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/** The origin through which the caller reached the sandbox, for addresses in its responses. */
export const originOf = (request: FastifyRequest): string => request.server.publicOrigin(receivedAt(request))

/** The first label of the calling page’s host name, by which each brand gets its own banners; previews side by side have a digit before it. */
export const siteOf = ({ headers: { origin = '' }, hostname }: FastifyRequest): string =>
  (URL.canParse(origin) ? new URL(origin).hostname : hostname).replace(/^\d\./, '').split('.')[0]!
