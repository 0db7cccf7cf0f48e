import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BetsQuery, CashbacksQuery, OperationsQuery } from '#api'
import { operation } from '../../app/operation.ts'
import { originOf } from '../../app/origin.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { listBets } from './bet-history.ts'
import { type HistoryOwner, listCashbacks, listOperations } from './service.ts'
import type { Services } from '../../app/services.ts'

/** A player’s history: bets, cashbacks, operations. */
export function historyRoutes(api: FastifyInstance, { db }: Services): void {
  const own = { resource: 'histories', signedIn: true }
  const bets = operation({ ...own, summary: 'One page of the player’s bets', query: 'BetsQuery', answer: 'BetList' })
  const cashbacks = operation({
    ...own,
    summary: 'One page of the player’s cashbacks',
    query: 'CashbacksQuery',
    answer: 'CashbackList',
  })
  const operations = operation({
    ...own,
    summary: 'One page of the player’s operations',
    query: 'OperationsQuery',
    answer: 'OperationList',
  })

  api.get<{ Querystring: BetsQuery }>('/my/bets', { schema: bets }, async (request) =>
    listBets(db, await holderOf(request), request.query, originOf(request)),
  )
  api.get<{ Querystring: CashbacksQuery }>('/my/cashbacks', { schema: cashbacks }, async (request) =>
    listCashbacks(db, await holderOf(request), request.query),
  )
  api.get<{ Querystring: OperationsQuery }>('/my/operations', { schema: operations }, async (request) =>
    listOperations(db, await holderOf(request), request.query),
  )

  async function holderOf(request: FastifyRequest): Promise<HistoryOwner> {
    const { userId } = requireSession(request)
    const { currency } = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select('currency')
      .executeTakeFirstOrThrow()
    return { userId, currency }
  }
}
