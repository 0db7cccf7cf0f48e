import type { FastifyInstance } from 'fastify'
import { operation } from '../../app/operation.ts'
import { listMaxBalances } from './max-balances.ts'
import type { Services } from '../../app/services.ts'

/** The players with the largest balances. */
export function hallOfFameRoutes(api: FastifyInstance, { db }: Services): void {
  const schema = operation({ resource: 'hall-of-fame', summary: 'The largest balances', answer: 'MaxBalanceList' })
  api.get('/info/max-balances', { schema }, () => listMaxBalances(db))
}
