import type { FastifyInstance } from 'fastify'
import type {
  LimitReviewChange,
  NetPositionQuery,
  PlayerBreakRequest,
  PlayerLimitChange,
  RealityCheckChange,
} from '#api'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { timesOf } from '../../app/times.ts'
import type { Sites } from '../../app/sites.ts'
import type { Protection } from './service.ts'

/** Player protection: limits, reminders, breaks and the net position. */
export function limitRoutes(api: FastifyInstance, protection: Protection, sites: Sites): void {
  const routes = routesOf(api, 'limits')

  routes.on('limits', 'The player’s limits and break', (request) => protection.read(requireSession(request).userId))
  routes.on<{ Body: PlayerLimitChange }>('setLimit', 'Sets a limit, or asks for a looser one', (request) =>
    protection.change(requireSession(request).userId, request.body),
  )
  routes.on<{ Body: RealityCheckChange }>('setRealityCheck', 'Sets how often the player is reminded', (request) =>
    protection.remind(requireSession(request).userId, request.body.minutes),
  )
  routes.on<{ Body: LimitReviewChange }>('reviewLimits', 'Notes that the player has reviewed their limits', (request) =>
    protection.review(requireSession(request).userId, request.body.months),
  )
  routes.on<{ Body: PlayerBreakRequest }>('takeBreak', 'Begins a break or a self-exclusion', (request) =>
    protection.takeBreak(requireSession(request).userId, request.body, sites.rulesOf(request)),
  )
  routes.on<{ Querystring: NetPositionQuery }>(
    'netPosition',
    'The player’s deposits, withdrawals, stakes and wins',
    (request) => protection.netPosition(requireSession(request).userId, timesOf(request.query).from),
  )
}
