import type { FastifyInstance, FastifyRequest } from 'fastify'
import { digitsOf } from '../../app/money.ts'
import { viewBets } from './bets.ts'
import { iso } from '../../app/times.ts'
import { cashOut } from './cash-out.ts'
import { limitsOf, maxSelections } from './checks.ts'
import { placeSlip } from './place.ts'
import { betsOf, type BookServices, type SportBetRow } from './rows.ts'
import type { SportSession, SportSessions } from './sessions.ts'
import { settleSport } from './settle.ts'
import { shapes } from './shapes.ts'
import type { SlipOrder } from './slip.ts'
import { SportError } from './sport-error.ts'

/** Calls of players: their state, slips, bets and cash-outs. */
export function betRoutes(app: FastifyInstance, services: BookServices, sessions: SportSessions): void {
  const { db, clock, wallet, sportsbook } = services

  app.get('/state', { schema: { querystring: shapes.none } }, async (request) => {
    const session = await callerOf(request, sessions)
    const currency = session?.currency ?? 'EUR'
    return {
      at: iso(clock.now()),
      signedIn: session !== null,
      ...(session && {
        provider: session.provider,
        kind: session.provider === 'horses' ? 'horses' : 'sport',
        lang: session.lang,
        device: session.device,
      }),
      currency,
      digits: digitsOf(currency),
      balance: session ? await balanceOf(session) : 0,
      limits: { ...limitsOf(currency), maxSelections },
    }
  })

  app.post<{ Body: SlipOrder }>('/slips', { schema: { body: shapes.slip } }, async (request) => {
    const session = await playerOf(request, sessions)
    return answerSlip(session, request.body.id, await placeSlip(services, session, request.body))
  })

  app.get<{ Params: { id: string } }>('/slips/:id', { schema: { params: shapes.slipId } }, async (request) => {
    const session = await playerOf(request, sessions)
    const rows = await betsOf(db, session).where('slips.key', '=', request.params.id).orderBy('bets.id').execute()
    if (rows.length === 0) throw new SportError('unknown')
    return answerSlip(session, request.params.id, rows)
  })

  app.get<{ Querystring: { status?: 'open' | 'settled'; page: number; size: number } }>(
    '/bets',
    { schema: { querystring: shapes.bets } },
    async (request) => {
      const session = await playerOf(request, sessions)
      await settleSport(services)
      const { status, page, size } = request.query
      const own = betsOf(db, session)
      const wanted = status ? own.where('bets.status', status === 'open' ? '=' : '<>', 'open') : own
      const { count } = await wanted
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      const rows = await wanted
        .orderBy('bets.id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute()
      return { count, rows: await viewBets(db, sportsbook, rows), balance: await balanceOf(session) }
    },
  )

  app.get<{ Params: { id: number } }>('/bets/:id', { schema: { params: shapes.betId } }, async (request) => {
    const session = await playerOf(request, sessions)
    await settleSport(services)
    const bet = await betsOf(db, session).where('bets.id', '=', request.params.id).executeTakeFirst()
    if (!bet) throw new SportError('unknown')
    return answerBet(session, bet)
  })

  const change = { schema: { params: shapes.betId, body: shapes.cashOut } }
  app.post<{ Params: { id: number }; Body: { value: number } }>('/bets/:id/cash-out', change, async (request) => {
    const session = await playerOf(request, sessions)
    return answerBet(session, await cashOut(services, session, request.params.id, request.body.value))
  })

  async function balanceOf({ userId }: SportSession): Promise<number> {
    const { real, bonus } = await wallet.held(userId)
    return real + bonus
  }

  async function answerSlip(session: SportSession, slip: string, rows: SportBetRow[]) {
    return { slip, bets: await viewBets(db, sportsbook, rows), balance: await balanceOf(session) }
  }

  async function answerBet(session: SportSession, row: SportBetRow) {
    const [bet] = await viewBets(db, sportsbook, [row])
    return { bet, balance: await balanceOf(session) }
  }
}

/** The live session of the caller’s token, or null for a visitor. Throws `expired` for an expired or unknown token. */
async function callerOf({ headers }: FastifyRequest, sessions: SportSessions): Promise<SportSession | null> {
  const [, token = ''] = /^Bearer (\S*)$/.exec(headers.authorization ?? '') ?? []
  if (token === '' || token === '-') return null
  const session = await sessions.use(token)
  if (!session) throw new SportError('expired')
  return session
}

/** The session of the calling player; throws `sign-in` for a visitor. */
async function playerOf(request: FastifyRequest, sessions: SportSessions): Promise<SportSession> {
  const session = await callerOf(request, sessions)
  if (!session) throw new SportError('sign-in')
  return session
}
