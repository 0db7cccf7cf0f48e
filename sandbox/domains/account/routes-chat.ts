import type { FastifyInstance } from 'fastify'
import type { ChatIdentity } from '#api'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import { tawkHash } from '../../vendors/tawk/identity.ts'

/** Who the player is for a support chat. */
export function chatRoutes(api: FastifyInstance): void {
  routesOf(api, 'chat').on('identity', 'Proves to the support chat who the player is', (request): ChatIdentity => {
    const userId = String(requireSession(request).userId)
    return { userId, hash: tawkHash(userId) }
  })
}
