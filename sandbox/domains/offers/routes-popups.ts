import type { FastifyInstance } from 'fastify'
import type { PopupKey, PopupsQuery } from '#api'
import { routesOf } from '../../app/routes.ts'
import { originOf } from '../../app/origin.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'

/** Messages to a player. */
export function popupRoutes(api: FastifyInstance, { popups }: Services): void {
  const routes = routesOf(api, 'popups')

  routes.on<{ Querystring: PopupsQuery }>('list', 'One page of the player’s messages', (request) =>
    popups.list(requireSession(request).userId, request.query, originOf(request)),
  )
  routes.on<{ Params: PopupKey }>('setViewed', 'Marks a message as seen', (request) =>
    popups.setViewed(requireSession(request).userId, request.params.id, originOf(request)),
  )
}
