import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BetsQuery, CashbacksQuery, OperationsQuery } from '#api'
import type { Database } from '../../app/db/database.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import type { Sites } from '../../app/sites.ts'
import { listBets } from './bet-history.ts'
import { type HistoryOwner, listCashbacks, listOperations } from './service.ts'

/** A player’s history: bets, cashbacks, operations. */
export function historyRoutes(api: FastifyInstance, { db, sites }: { db: Database; sites: Sites }): void {
  const routes = routesOf(api, 'histories')

  routes.on<{ Querystring: BetsQuery }>('bets', 'One page of the player’s bets', async (request) =>
    listBets(db, await ownerOf(request), request.query, sites.callerOf(request)),
  )
  routes.on<{ Querystring: CashbacksQuery }>('cashbacks', 'One page of the player’s cashbacks', async (request) =>
    listCashbacks(db, await ownerOf(request), request.query),
  )
  routes.on<{ Querystring: OperationsQuery }>('operations', 'One page of the player’s operations', async (request) =>
    listOperations(db, await ownerOf(request), request.query),
  )

  async function ownerOf(request: FastifyRequest): Promise<HistoryOwner> {
    const { userId } = requireSession(request)
    const { currency } = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select('currency')
      .executeTakeFirstOrThrow()
    return { userId, currency }
  }
}
