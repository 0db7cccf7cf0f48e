import type { Generated } from 'kysely'
import type { Cashback } from '#api'

/** The table of the cashbacks. */
export interface CashbackTables {
  cashbacks: {
    id: Generated<number>
    user_id: number
    amount: number
    currency: string
    starts_at: number
    ends_at: number
    status: Cashback['status']
    at: number
    seen_at: number | null
  }
}
