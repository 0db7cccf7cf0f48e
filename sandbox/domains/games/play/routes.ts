import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type BetRow, findBet, type GameServices, viewOf } from './bets.ts'
import { leave } from './crash-settlement.ts'
import { type Choice, decide } from './decide.ts'
import { GameError } from './game-error.ts'
import type { GameSession, GameSessions } from '../sessions.ts'
import { jackpotsOf, phaseOf, readBalance, readState } from './game-state.ts'
import { isShared } from './kinds.ts'
import { type Order, place } from './place.ts'
import { settleDue } from './settle.ts'
import { timetableOf } from './timetable.ts'

const longestWait = 20_000
const slice = 250

const closed = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const key = { type: 'string', pattern: '^[\\w-]{8,64}$' }

const shapes = {
  order: closed(
    {
      id: key,
      round: { type: 'string', maxLength: 40 },
      spots: {
        type: 'object',
        maxProperties: 60,
        additionalProperties: { type: 'integer', minimum: 1, maximum: 1e12 },
      },
    },
    ['id', 'spots'],
  ),
  choice: closed({ step: { type: 'integer', minimum: 0 }, action: { type: 'string', maxLength: 20 } }, [
    'step',
    'action',
  ]),
  seen: closed({ seen: { type: 'string', maxLength: 60 } }, []),
  bet: closed({ id: key }, ['id']),
}

/** The games’ own calls. The session token alone authorizes them; cookies are ignored. `closing` ends waiting calls. */
export function playRoutes(
  play: FastifyInstance,
  services: GameServices,
  sessions: GameSessions,
  closing: AbortSignal,
): void {
  play.get<{ Querystring: { seen?: string } }>('/state', { schema: { querystring: shapes.seen } }, async (request) => {
    const session = await sessionOf(request)
    if (request.query.seen !== undefined) await change(session, request.query.seen)
    return readState(services, session)
  })

  play.post<{ Body: Order }>('/bets', { schema: { body: shapes.order } }, async (request) => {
    const session = await sessionOf(request)
    await settleDue(services)
    return answer(session, await place(services, session, request.body))
  })

  play.get<{ Params: { id: string } }>('/bets/:id', { schema: { params: shapes.bet } }, async (request) => {
    const session = await sessionOf(request)
    await settleDue(services)
    const bet = await findBet(services.db, session, request.params.id)
    if (!bet) throw new GameError('unknown')
    return answer(session, bet)
  })

  play.post<{ Params: { id: string }; Body: Choice }>(
    '/bets/:id/decisions',
    { schema: { params: shapes.bet, body: shapes.choice } },
    async (request) => {
      const session = await sessionOf(request)
      return answer(session, await decide(services, session, request.params.id, request.body))
    },
  )

  play.post<{ Params: { id: string } }>('/bets/:id/leave', { schema: { params: shapes.bet } }, async (request) => {
    const session = await sessionOf(request)
    await settleDue(services)
    return answer(session, await leave(services, session, request.params.id))
  })

  /** The live session of the caller’s token; throws `expired`. */
  async function sessionOf({ headers }: FastifyRequest): Promise<GameSession> {
    const token = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1]
    const session = token ? await sessions.find(token) : null
    if (!session?.isAlive) throw new GameError('expired')
    await sessions.prolong(session)
    return session
  }

  async function answer(session: GameSession, bet: BetRow) {
    const balance = await readBalance(services, session)
    return {
      bet: viewOf(session, bet),
      balance,
      ...(session.game.has_jackpot && { jackpots: await jackpotsOf(services.db, session) }),
    }
  }

  /** Waits until the shared round leaves the phase `seen` (`phase:round`), at most twenty seconds. */
  async function change({ game }: GameSession, seen: string): Promise<void> {
    if (!isShared(game)) return
    const timetable = timetableOf(game, services.outcomes)
    for (let waited = 0; waited < longestWait && !closing.aborted; waited += slice) {
      const now = services.clock.now()
      const round = timetable.at(now)
      if (`${phaseOf(round, now)}:${round.id}` !== seen) return
      const next = [round.closesAt, round.paysAt, round.endsAt].find((moment) => moment > now) ?? now + slice
      await wait(Math.min(slice, next - now), undefined, { signal: closing, ref: false }).catch(() => {})
    }
  }
}
