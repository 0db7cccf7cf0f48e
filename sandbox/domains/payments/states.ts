import type { AccountOperation } from '#api'
import type { Database } from '../../app/db/database.ts'
import type { PaymentActor } from './tables.ts'
import { ApiError, code } from '../../app/errors.ts'
import type { Purse } from '../account/wallet.ts'
import { giveFirstDeposit } from './first-deposit.ts'
import type { PaymentRow } from './rows.ts'

/** A change of a payment. */
export interface Change {
  status: PaymentRow['status']
  actor: PaymentActor
  reason?: NonNullable<PaymentRow['reason']> | undefined
}

/**
 * Timeouts in milliseconds: of a payment page, of the time in which a withdrawal can be cancelled, and of processing.
 */
export const paymentTimeouts = { redirect: 30 * 60_000, pending: 30_000, processing: 15_000 }

/** The statuses that may follow each status. */
const following: Record<PaymentRow['status'], PaymentRow['status'][]> = {
  redirect: ['processing', 'done', 'failed', 'cancelled'],
  pending: ['processing', 'done', 'failed', 'cancelled'],
  processing: ['done', 'failed'],
  done: [],
  failed: [],
  cancelled: [],
}

const historyStatus: Partial<Record<PaymentRow['status'], AccountOperation['status']>> = {
  done: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
}

/**
 * Moves a payment to its next status, with its ledger moves, history and audit; call it in the player’s transaction.
 * Throws 163 if that status may not follow.
 */
export async function advancePayment(
  db: Database,
  purse: Purse,
  payment: PaymentRow,
  change: Change,
  now: number,
): Promise<void> {
  const { status, reason } = change
  if (!following[payment.status].includes(status)) throw new ApiError(409, code.notCancellable)

  const transaction = await moveMoney(purse, payment, status)
  const ended = historyStatus[status]
  const columns = {
    status,
    reason: reason ?? null,
    due_at: status === 'processing' ? now + paymentTimeouts.processing : null,
    ended_at: ended ? now : null,
  }
  await db.updateTable('payments').set(columns).where('id', '=', payment.id).execute()
  if (ended) await db.updateTable('operations').set({ status: ended }).where('id', '=', payment.operation_id).execute()
  await audit(db, payment.id, change, transaction, now)
  if (status === 'done' && payment.direction === 'deposit') await giveFirstDeposit(db, purse, payment, now)
}

/** The money that a new payment holds. */
export const holdWithdrawal = (
  purse: Purse,
  { direction, amount }: Pick<PaymentRow, 'direction' | 'amount'>,
): Promise<number | null> =>
  direction === 'withdrawal' ? purse.move('withdrawal-held', { real: -amount, held: amount }) : Promise.resolve(null)

/** Records a change of a payment and who made it. */
export async function audit(
  db: Database,
  paymentId: number,
  { status, actor, reason }: Change,
  transaction: number | null,
  now: number,
): Promise<void> {
  const event = { payment_id: paymentId, status, actor, reason: reason ?? null, transaction_id: transaction, at: now }
  await db.insertInto('payment_events').values(event).execute()
}

async function moveMoney(
  purse: Purse,
  { direction, amount }: PaymentRow,
  status: PaymentRow['status'],
): Promise<number | null> {
  if (!historyStatus[status]) return null
  if (direction === 'deposit') return status === 'done' ? purse.move('deposit', { real: amount }) : null
  if (status === 'done') return purse.move('withdrawal', { held: -amount })
  return purse.move('withdrawal-returned', { held: -amount, real: amount })
}
