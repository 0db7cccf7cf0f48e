/** Why a game refuses. `funds`: not enough money. `limits`: outside the stakes. `closed`: bets are closed. `conflict`: the name of the bet is taken, or another hand is open. */
export type Refusal = 'expired' | 'funds' | 'limits' | 'closed' | 'conflict' | 'invalid' | 'unknown'

const statuses: Record<Refusal, number> = { expired: 401, funds: 402, limits: 422, closed: 409, conflict: 409, invalid: 400, unknown: 404 }

/** A refusal of the games’ own calls; their answer is `{ error }`. */
export class GameError extends Error {
  readonly statusCode: number
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
    this.statusCode = statuses[refusal]
  }
}
