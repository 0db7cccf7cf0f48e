import type { FastifyRequest } from 'fastify'

/** The origin through which the caller reached the sandbox, such as `http://localhost:4600`. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/** The first label of the calling page’s host name, by which each brand gets its own banners; previews side by side have a digit before it. */
export const siteOf = ({ headers, hostname }: FastifyRequest): string =>
  (headers.origin ? new URL(headers.origin).hostname : hostname).replace(/^\d\./, '').split('.')[0]!
