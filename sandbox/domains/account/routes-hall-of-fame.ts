import type { FastifyInstance } from 'fastify'
import { routesOf } from '../../app/routes.ts'
import { listMaxBalances } from './max-balances.ts'
import type { Services } from '../../app/services.ts'

/** The players with the largest balances. */
export function hallOfFameRoutes(api: FastifyInstance, { db }: Services): void {
  const routes = routesOf(api, 'hall-of-fame')
  routes.on('maxBalances', 'The largest balances', () => listMaxBalances(db))
}
