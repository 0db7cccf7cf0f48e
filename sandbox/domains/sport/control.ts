import type { FastifyInstance } from 'fastify'
import { ApiError, code, notFound } from '../../app/errors.ts'
import type { Change } from './changes.ts'
import { type BookEvent, isOver } from './event.ts'
import { viewEvent } from './event-view.ts'
import { settleSport } from './settle.ts'
import { Match, mayEndLevel } from './match.ts'
import { boolean, closed, text } from '../../app/control/shapes.ts'
import type { ControlledUsers } from '../account/control-users.ts'
import type { BookServices } from './rows.ts'
import type { SportSessions } from './sessions.ts'

/**
 * The changes that a test may make to an event: seconds until its start, its score or a race’s order, its end, its
 * odds.
 */
interface EventChange {
  startsIn?: number
  score?: [home: number, away: number]
  order?: number[]
  status?: 'finished' | 'cancelled'
  suspended?: boolean
  odds?: { market: string; outcome: string; value: number | null }
}

const eventChange = closed({
  startsIn: { type: 'integer', minimum: -86_400, maximum: 259_200 },
  score: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 300 }, minItems: 2, maxItems: 2 },
  order: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, uniqueItems: true },
  status: { enum: ['finished', 'cancelled'] },
  suspended: boolean,
  odds: closed({ market: text, outcome: text, value: { type: ['number', 'null'], minimum: 1.01, maximum: 500 } }, [
    'market',
    'outcome',
    'value',
  ]),
})
const player = closed({ login: text })

interface Dependencies {
  services: BookServices
  sportSessions: SportSessions
  users: ControlledUsers
}

/** Control calls with which a test changes events, expires tokens and settles bets. */
export function sportControl(control: FastifyInstance, { services, sportSessions, users }: Dependencies): void {
  const { sportsbook } = services

  control.patch<{ Params: { id: string }; Body: EventChange }>(
    '/sport/events/:id',
    { schema: { body: eventChange } },
    async ({ params, body }) => {
      const event = sportsbook.event(params.id)
      if (!event) throw notFound()
      check(event, body)
      sportsbook.changes.make(event.id, (change) => apply(change, event, body))
      await settleSport(services)
      return viewEvent(sportsbook.event(params.id)!, 'all')
    },
  )

  control.post('/sport/settle', async () => ({ settled: await settleSport(services) }))

  control.post<{ Body: { login?: string } }>(
    '/sport/tokens/expire',
    { schema: { body: player } },
    async ({ body: { login } }, reply) => {
      await sportSessions.expire(login === undefined ? undefined : (await users.read(login)).id)
      return reply.status(204).send()
    },
  )

  function check(event: BookEvent, { score, order, status, odds }: EventChange): void {
    if (isOver(event)) throw new ApiError(400, code.fieldInvalid, 'status')
    const isRace = event.sport === 'horse-racing'
    if (score && (isRace || (status === 'finished' && score[0] === score[1] && !mayEndLevel(event.sport))))
      throw new ApiError(400, code.fieldInvalid, 'score')
    if (
      order &&
      (!isRace || order.some((number) => !event.market('win')?.outcomes.some(({ id }) => id === String(number))))
    ) {
      throw new ApiError(400, code.fieldInvalid, 'order')
    }
    if (odds && !event.market(odds.market)?.outcomes.some(({ id }) => id === odds.outcome))
      throw new ApiError(400, code.fieldInvalid, 'odds')
  }

  function apply(
    change: Change,
    event: BookEvent,
    { startsIn, score, order, status, suspended, odds }: EventChange,
  ): void {
    const now = sportsbook.now()
    const scheduled = event.startsAt - change.shift
    if (startsIn !== undefined) change.shift = now + startsIn * 1000 - scheduled
    const isPlayed = score !== undefined || status === 'finished'
    // An event with a score, or one that is over, must have begun.
    if (isPlayed && scheduled + change.shift > now) change.shift = now - scheduled
    const elapsed = now - scheduled - change.shift
    const isCutShort = status === 'finished' && event instanceof Match && !mayEndLevel(event.sport)
    const end = score ?? (isCutShort ? event.finalScore : undefined)
    if (end) change.scores.push({ at: elapsed, score: end })
    if (order) change.order = order
    if (status === 'finished') change.endedAt = elapsed
    if (status === 'cancelled') change.cancelled = true
    if (suspended !== undefined) change.suspended = suspended
    if (odds?.value === null) change.odds.delete(`${odds.market}/${odds.outcome}`)
    else if (odds) change.odds.set(`${odds.market}/${odds.outcome}`, odds.value)
  }
}
