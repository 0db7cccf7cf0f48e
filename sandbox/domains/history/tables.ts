import type { Generated } from 'kysely'
import type { AccountOperation } from '#api'

/** The table of operations. */
export interface HistoryTables {
  /** Movements of accounts other than bets; negative if money left the account. */
  operations: {
    id: Generated<number>
    user_id: number
    kind: AccountOperation['kind']
    method: string | null
    amount: number
    currency: string
    status: AccountOperation['status']
    at: number
  }
}
