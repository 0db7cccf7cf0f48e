import type { FastifyInstance } from 'fastify'
import type { PopupKey, PopupsQuery } from '#api'
import { operation } from '../../app/operation.ts'
import { originOf } from '../../app/origin.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import type { Services } from '../../app/services.ts'

/** Messages to a player. */
export function popupRoutes(api: FastifyInstance, { popups }: Services): void {
  const own = { resource: 'popups', signedIn: true }
  const list = operation({
    ...own,
    summary: 'One page of the player’s messages',
    query: 'PopupsQuery',
    answer: 'PopupList',
  })
  const viewed = operation({
    ...own,
    summary: 'Marks a message as seen',
    params: 'PopupKey',
    answer: 'Popup',
    changes: true,
  })

  api.get<{ Querystring: PopupsQuery }>('/popups', { schema: list }, (request) =>
    popups.list(requireSession(request).userId, request.query, originOf(request)),
  )
  api.patch<{ Params: PopupKey }>('/popups/:id/set-viewed', { schema: viewed }, (request) =>
    popups.setViewed(requireSession(request).userId, request.params.id, originOf(request)),
  )
}
