import { stakesOf } from '../../app/stakes.ts'
import { type BookEvent, isOver } from './event.ts'
import { payoutOf } from './odds.ts'
import type { SportSession } from './sessions.ts'
import type { BetOrder, OddsPolicy } from './slip.ts'
import { SportError, type SportRefusal } from './sport-error.ts'
import type { Sportsbook } from './service.ts'

/** A valid bet, at the current odds. */
export interface CheckedBet {
  stake: number
  selections: { event: BookEvent; market: string; outcome: string; odds: number; label: string }[]
}

/** The maximum number of selections in a combination. */
export const maxSelections = 20

/** The limits of the stake and of the win of a bet, in the minor unit. */
export function limitsOf(currency: string): { min: number; max: number; maxWin: number } {
  const { min, max } = stakesOf(currency)
  return { min, max, maxWin: max * 100 }
}

/** Validates a bet against the current events. Throws the errors that README.md lists. */
export function checkBet(
  book: Sportsbook,
  session: Pick<SportSession, 'provider' | 'currency'>,
  { stake, selections }: BetOrder,
  policy: OddsPolicy,
): CheckedBet {
  const isRace = session.provider === 'horses'
  const found = selections.map((selection) => ({ selection, event: book.event(selection.event) }))
  const events = found.flatMap(({ event }) => event ?? [])
  if (events.length < selections.length) throw new SportError('unknown')
  if (events.some(({ sport }) => (sport === 'horse-racing') !== isRace)) throw new SportError('scope')
  if (new Set(events.map(({ id }) => id)).size < events.length) throw new SportError('combination')

  const refused: Partial<Record<SportRefusal, object[]>> = {}
  const refuse = (refusal: SportRefusal, details: object) => void (refused[refusal] ??= []).push(details)
  const checked = found.map(({ selection: { event: id, market: marketId, outcome: outcomeId, odds: seen } }, index) => {
    const event = events[index]!
    const key = { event: id, market: marketId, outcome: outcomeId }
    const market = event.market(marketId)
    if (!market) throw new SportError('unknown')
    const outcome = market.outcomes.find((each) => each.id === outcomeId)
    if (isOver(event) || (isRace && event.status === 'live') || !outcome) refuse('closed', key)
    else if (market.suspended) refuse('suspended', key)
    else if (!accepts(policy, seen, outcome.odds)) refuse('odds-changed', { ...key, odds: outcome.odds })
    return {
      event,
      market: marketId,
      outcome: outcomeId,
      odds: outcome?.odds ?? 0,
      label: event.label(marketId, outcomeId),
    }
  })
  for (const refusal of ['closed', 'suspended', 'odds-changed'] as const) {
    if (refused[refusal]) throw new SportError(refusal, { selections: refused[refusal] })
  }

  const { min, max, maxWin } = limitsOf(session.currency)
  if (stake < min || stake > max) throw new SportError('limits', { min, max })
  if (
    payoutOf(
      stake,
      checked.map(({ odds }) => odds),
    ) > maxWin
  )
    throw new SportError('limits', { maxWin })
  return { stake, selections: checked }
}

function accepts(policy: OddsPolicy, seen: number, now: number): boolean {
  return policy === 'any' || seen === now || (policy === 'higher' && now > seen)
}
