import type { Generated } from 'kysely'
import type { PaymentOperation } from '#api'
import type { Flag } from '../../app/db/flag.ts'

/** Who changed a payment. */
export type PaymentActor = 'player' | 'payment-page' | 'operator' | 'clock'

/** The tables of payments. */
export interface PaymentTables {
  /** `request` is what the key was used for, `details` the method’s own fields; both are JSON. */
  payments: {
    id: Generated<number>
    user_id: number
    key: string
    request: string
    direction: PaymentOperation['direction']
    method_id: string
    method_name: string
    amount: number
    fee: number
    currency: string
    details: string
    /** The bonus that a first deposit brings. */
    bonus: 'sport' | 'slots' | null
    status: PaymentOperation['status']
    reason: NonNullable<PaymentOperation['reason']> | null
    premium: Flag
    lang: string
    return_url: string | null
    operation_id: number
    at: number
    /** When it goes on by itself; null where somebody has to act. */
    due_at: number | null
    ended_at: number | null
  }
  /** The audit: every state of every payment, and the transaction of the ledger that came with it. */
  payment_events: {
    id: Generated<number>
    payment_id: number
    status: PaymentOperation['status']
    actor: PaymentActor
    reason: string | null
    transaction_id: number | null
    at: number
  }
  /** `remaining` is what is not spent yet; `issued_by` is the withdrawal that it was paid out by. */
  vouchers: { code: string; currency: string; remaining: number; issued_by: number | null }
}
