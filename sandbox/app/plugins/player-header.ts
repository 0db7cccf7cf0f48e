import type { FastifyInstance } from 'fastify'
import { refusal } from '../errors.ts'

/** The header in which a client may name the player whose page makes a call (`platform.playerHeader` in manifests). */
export const playerHeader = 'x-player-id'

/** Refuses calls that a page of one player makes with the session of another. Calls without the header pass. */
export function registerPlayerHeader(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ headers, session }) => {
    const id = headers[playerHeader]
    if (id !== undefined && session && id !== String(session.userId))
      throw refusal(409, 'Another player is signed in. Nothing was carried out.')
  })
}
