import type { StakeRefusal } from '../protection/checks.ts'

/** Why the sportsbook refuses a call; README.md explains each reason. */
export type SportRefusal =
  | 'invalid'
  | 'combination'
  | 'sign-in'
  | 'expired'
  | 'funds'
  | 'scope'
  | 'unknown'
  | 'conflict'
  | 'odds-changed'
  | 'suspended'
  | 'closed'
  | 'value-changed'
  | 'limits'
  | StakeRefusal

const statuses: Record<SportRefusal, number> = {
  invalid: 400,
  combination: 400,
  'sign-in': 401,
  expired: 401,
  funds: 402,
  scope: 403,
  unknown: 404,
  conflict: 409,
  'odds-changed': 409,
  suspended: 409,
  closed: 409,
  'value-changed': 409,
  limits: 422,
  'loss-limit': 409,
  'wager-limit': 409,
  'limit-required': 409,
  break: 409,
}

/** A refusal of the sportsbook’s own calls, answered as `{error}` with details for the next step. */
export class SportError extends Error {
  readonly statusCode: number
  readonly answer: { error: SportRefusal }

  constructor(refusal: SportRefusal, details: object = {}) {
    super(refusal)
    this.statusCode = statuses[refusal]
    this.answer = { error: refusal, ...details }
  }
}
