import type { FastifyInstance } from 'fastify'
import type { GameKey, LiveTable } from '#api'
import { ApiError, code, notFound } from '../../app/errors.ts'
import { settlementOf } from './play/crash-settlement.ts'
import { type GameRow, rulesOf } from './play/game-rules.ts'
import { isShared } from './play/kinds.ts'
import type { FixedOutcome, Outcomes } from './play/outcomes.ts'
import { areCards } from './rules/cards.ts'
import type { Round } from './play/round.ts'
import { timetableOf } from './play/timetable.ts'
import type { Clock } from '../../app/clock.ts'
import type { Signals } from '../../app/signals.ts'
import type { LiveTables } from './live-tables.ts'
import { closed, text } from '../../app/control/shapes.ts'
import type { Database } from '../../app/db/database.ts'

const schema = {
  params: closed({ providerId: text, gameId: text }, ['providerId', 'gameId']),
  body: closed({ outcome: { anyOf: [{ enum: ['win', 'loss'] }, { type: 'object' }] }, jackpot: text }),
}

interface Dependencies {
  db: Database
  clock: Clock
  outcomes: Outcomes
}

/**
 * Fixes the outcomes of games. For a game with individual rounds `outcome` is `win`, `loss` or the outcome itself; for
 * a hand it is `{cards}` from the top of the deck; for a shared game it is the outcome of the round that takes bets now
 * or next, whose id and times are returned. `jackpot` is the id of the jackpot that the next stake wins.
 */
export function outcomeControl(control: FastifyInstance, { db, clock, outcomes }: Dependencies): void {
  control.post<{ Params: GameKey; Body: { outcome?: FixedOutcome; jackpot?: string } }>(
    '/games/:providerId/:gameId/outcome',
    { schema },
    async ({ params, body: { outcome, jackpot } }, reply) => {
      const game = await db
        .selectFrom('games')
        .where('provider_id', '=', params.providerId)
        .where('id', '=', params.gameId)
        .select(['provider_id', 'id', 'name', 'type', 'rtp', 'volatility'])
        .executeTakeFirst()
      if (!game) throw notFound()
      if (jackpot !== undefined) outcomes.fixJackpot(jackpot)
      if (outcome === undefined) return reply.status(204).send()

      checkOutcome(game, outcome)
      if (!isShared(game)) {
        outcomes.fixNext(game, outcome)
        return reply.status(204).send()
      }
      return fixRound(game, outcome as object)
    },
  )

  async function fixRound(game: GameRow, outcome: object) {
    const now = clock.now()
    const current = timetableOf(game, outcomes).at(now)
    const round = now < current.closesAt ? current : timetableOf(game, outcomes).at(current.endsAt)
    outcomes.fixRound(game, round.id, outcome)
    const fixed = timetableOf(game, outcomes).at(round.opensAt)
    if (game.type === 'crash') await moveSettlements(game, fixed)
    return fixed
  }

  /** Reschedules the bets already placed on the flight to its new end. */
  async function moveSettlements(game: GameRow, round: Round): Promise<void> {
    const bets = db
      .selectFrom('bets')
      .where('provider_id', '=', game.provider_id)
      .where('game_id', '=', game.id)
      .where('round', '=', round.id)
    for (const { id, spots } of await bets.where('status', '=', 'open').select(['id', 'spots']).execute()) {
      const settlesAt = settlementOf(outcomes, game, JSON.parse(spots), round)
      await db.updateTable('bets').set({ settles_at: settlesAt }).where('id', '=', id).execute()
    }
  }
}

function checkOutcome(game: GameRow, outcome: FixedOutcome): void {
  const { by, rules } = rulesOf(game)
  const isWord = outcome === 'win' || outcome === 'loss'
  const fits =
    by === 'hand'
      ? areCards((outcome as { cards?: unknown }).cards, 1)
      : (isWord && !isShared(game)) || rules.isOutcome(outcome)
  if (!fits) throw new ApiError(400, code.fieldInvalid, 'outcome')
}

const tableSchema = {
  params: schema.params,
  body: closed({ dealer: text, freeSeats: { type: 'integer', minimum: 0 } }),
}

/** Changes what a live table shows, and sends it to every socket. */
export function tableControl(control: FastifyInstance, services: { liveTables: LiveTables; signals: Signals }): void {
  const { liveTables, signals } = services
  control.post<{ Params: GameKey; Body: LiveTable }>(
    '/games/:providerId/:gameId/table',
    { schema: tableSchema },
    async ({ params, body }, reply) => {
      liveTables.set(params, body)
      signals.emit('tables', [{ ...params, ...body }])
      return reply.status(204).send()
    },
  )
}
