import type { StakeRefusal } from '../../protection/checks.ts'

/**
 * Why a game refuses a call. `funds`: not enough money. `limits`: outside the stake limits. `closed`: bets are closed.
 * `conflict`: the key of the bet is taken, or another hand is open. The player’s own limits and break have their own
 * names.
 */
export type Refusal = 'expired' | 'funds' | 'limits' | 'closed' | 'conflict' | 'invalid' | 'unknown' | StakeRefusal

const statuses: Record<Refusal, number> = {
  expired: 401,
  funds: 402,
  limits: 422,
  closed: 409,
  conflict: 409,
  invalid: 400,
  unknown: 404,
  'loss-limit': 409,
  'wager-limit': 409,
  'limit-required': 409,
  break: 409,
}

/** A refusal of the games’ own calls, answered as `{ error }`. */
export class GameError extends Error {
  readonly statusCode: number
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
    this.statusCode = statuses[refusal]
  }
}
