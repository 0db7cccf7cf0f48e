import type { FastifyInstance } from 'fastify'

/** Host names that only this machine has: no other site can make them its own by DNS. */
const ownNames = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/** Whether a host name is this machine’s own. */
export const isOwnName = (name: string): boolean => ownNames.test(name)

/** Whether a `Host` header names a host of the sandbox, whatever its port. */
export type IsKnownHost = (host: string | undefined) => boolean

/** Knows this machine’s own names and these. */
export function knowsHosts(names: readonly string[]): IsKnownHost {
  const known = new Set(names)
  return (host = '') => {
    if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false
    const { hostname } = new URL(`http://${host}`)
    return isOwnName(hostname) || known.has(hostname)
  }
}

/**
 * Answers 421 to calls for other hosts. To the browser, a foreign site whose name leads to this machine (DNS rebinding) is the
 * sandbox’s own origin: it could read the outbox and steer the sandbox. Call it before anything is registered.
 */
export function refuseForeignHosts(app: FastifyInstance, isKnown: IsKnownHost): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isKnown(request.headers.host) && isKnown(request.host)) return
    return reply.code(421).type('text/plain').send('This host is not known: add it to SANDBOX_HOSTS.')
  })
}
