import type { Generated } from 'kysely'
import type { PaymentOperation, PlayerBreak, PlayerLimit } from '#api'
import type { Flag } from '../../app/db/flag.ts'

/** Who changed a payment. */
export type PaymentActor = 'player' | 'payment-page' | 'operator' | 'clock'

/** The tables of payments and of player protection. */
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
  /** `amount` and `wanted` are null for no limit; whole minutes for `session`. `wanted_from` is null where nothing looser waits. */
  player_limits: {
    user_id: number
    kind: PlayerLimit['kind']
    period: PlayerLimit['period']
    amount: number | null
    wanted: number | null
    wanted_from: number | null
  }
  player_breaks: {
    id: Generated<number>
    user_id: number
    kind: PlayerBreak['kind']
    starts_at: number
    ends_at: number | null
  }
  /** When a player was there: signed in, with a page that is connected or calls. */
  presence: { id: Generated<number>; user_id: number; starts_at: number; ends_at: number }
}
