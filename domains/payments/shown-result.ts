import type { PaymentOperation } from '#api'

/** What a return address says of a payment (spec §2): `payment=1` or `payment=0`. */
export type ReturnClaim = 'success' | 'error'

/** A deposit, as far as the platform tells of it. `amount` in the major unit. */
export interface KnownDeposit extends Pick<PaymentOperation, 'status' | 'currency'> {
  amount: number | undefined
  /** Why it failed. */
  reason?: PaymentOperation['reason'] | undefined
  /** When it was made, in milliseconds since 1970. */
  time: number
}

/**
 * What is known of the deposit that a return address is about: not read yet, no such deposit or no response, the platform
 * has no call that returns it, or the deposit.
 */
export type DepositKnowledge = 'loading' | 'none' | 'unreadable' | KnownDeposit

/**
 * What the player is shown of it. `reported`: the claim, as a statement of the payment provider. `outcome` is the result of
 * spec §2 that it counts as, which decides where the player goes next.
 */
export interface ShownResult {
  state: 'loading' | 'paid' | 'waiting' | 'failed' | 'reported' | 'unknown'
  outcome: ReturnClaim
  deposit?: KnownDeposit
}

/** Decides what is shown. The platform decides what became of a payment; an address proves nothing. */
export function shownResult(claim: ReturnClaim, known: DepositKnowledge): ShownResult {
  if (known === 'loading') return { state: 'loading', outcome: claim }
  if (known === 'none') return { state: 'unknown', outcome: claim }
  if (known === 'unreadable') return { state: 'reported', outcome: claim }
  if (known.status === 'done') return { state: 'paid', outcome: 'success', deposit: known }
  if (isOver(known)) return { state: 'failed', outcome: 'error', deposit: known }
  // The platform waits for a payment page that the player has left unpaid.
  if (known.status === 'redirect' && claim === 'error') return { state: 'reported', outcome: claim, deposit: known }
  return { state: 'waiting', outcome: claim, deposit: known }
}

/** Whether the outcome of a deposit is known and does not change any more. */
export const isOver = ({ status }: Pick<KnownDeposit, 'status'>) => ['done', 'failed', 'cancelled'].includes(status)

/** Whether a form for another deposit is offered beside the result, in a sheet over a game. */
export const offersDeposit = (claim: ReturnClaim, { state }: ShownResult) =>
  state === 'failed' || (claim === 'error' && ['reported', 'unknown'].includes(state))
