import type { Generated } from 'kysely'
import type { Flag } from '../../app/db/flag.ts'
import type { ServedOperation } from '../../app/served.ts'

/** The author of a change. */
export type PaymentActor = 'player' | 'payment-page' | 'operator' | 'clock'

/** The tables of payments. */
export interface PaymentTables {
  /** `request` is the request of the key, `details` the values of the method’s fields; both are JSON. */
  payments: {
    id: Generated<number>
    user_id: number
    key: string
    request: string
    direction: ServedOperation['direction']
    method_id: string
    method_name: string
    amount: number
    fee: number
    currency: string
    details: string
    /** The bonus that a first deposit gives. */
    bonus: 'sport' | 'slots' | null
    status: ServedOperation['status']
    reason: NonNullable<ServedOperation['reason']> | null
    premium: Flag
    lang: string
    return_url: string | null
    operation_id: number
    at: number
    /** When the payment moves on automatically; null while it waits for an actor. */
    due_at: number | null
    ended_at: number | null
  }
  /** The audit: every status of every payment, with the ledger transaction of the change. */
  payment_events: {
    id: Generated<number>
    payment_id: number
    status: ServedOperation['status']
    actor: PaymentActor
    reason: string | null
    transaction_id: number | null
    at: number
  }
  /** `remaining` is the unspent amount; `issued_by` is the withdrawal that created it. */
  vouchers: { code: string; currency: string; remaining: number; issued_by: number | null }
}
