import type { FastifyInstance } from 'fastify'
import type { NetPositionQuery, PlayerBreakRequest, PlayerLimitChange, RealityCheckChange } from '#api'
import { operation } from '../../app/operation.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { timesOf } from '../history/service.ts'
import type { Services } from '../../app/services.ts'

/** Player protection: limits, reminders, breaks and the net position. */
export function limitRoutes(api: FastifyInstance, { protection }: Services): void {
  const own = { resource: 'limits', signedIn: true }
  const changed = { ...own, answer: 'PlayerLimits', changes: true }
  const read = operation({ ...own, summary: 'The player’s limits and break', answer: 'PlayerLimits' })
  const change = operation({ ...changed, summary: 'Sets a limit, or asks for a looser one', body: 'PlayerLimitChange' })
  const remind = operation({ ...changed, summary: 'Sets how often the player is reminded', body: 'RealityCheckChange' })
  const pause = operation({
    ...own,
    summary: 'Begins a break or a self-exclusion',
    body: 'PlayerBreakRequest',
    answer: 'PlayerBreak',
    changes: true,
  })
  const net = operation({
    ...own,
    summary: 'What the player paid in, took out, staked and won',
    query: 'NetPositionQuery',
    answer: 'NetPosition',
  })

  api.get('/my/limits', { schema: read }, (request) => protection.read(requireSession(request).userId))
  api.put<{ Body: PlayerLimitChange }>('/my/limits', { schema: change }, (request) =>
    protection.change(requireSession(request).userId, request.body),
  )
  api.put<{ Body: RealityCheckChange }>('/my/reality-check', { schema: remind }, (request) =>
    protection.remind(requireSession(request).userId, request.body.minutes),
  )
  api.post<{ Body: PlayerBreakRequest }>('/my/breaks', { schema: pause }, (request) =>
    protection.takeBreak(requireSession(request).userId, request.body),
  )
  api.get<{ Querystring: NetPositionQuery }>('/my/net-position', { schema: net }, (request) =>
    protection.netPosition(requireSession(request).userId, timesOf(request.query).from),
  )
}
