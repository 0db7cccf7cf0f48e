import type { Generated } from 'kysely'
import type { AccountTables } from '../../domains/account/tables.ts'
import type { ContentTables } from '../../domains/content/tables.ts'
import type { GameTables } from '../../domains/games/tables.ts'
import type { HistoryTables } from '../../domains/history/tables.ts'
import type { JackpotTables } from '../../domains/jackpots/tables.ts'
import type { OfferTables } from '../../domains/offers/tables.ts'
import type { PaymentTables } from '../../domains/payments/tables.ts'
import type { ProtectionTables } from '../../domains/protection/tables.ts'
import type { SportTables } from '../../domains/sport/tables.ts'
import type { WheelTables } from '../../domains/wheel/tables.ts'

/** The tables that belong to no domain. */
interface ServerTables {
  settings: { name: string; value: string }
  /** Rate-limited attempts. */
  attempts: { id: Generated<number>; key: string; at: number }
  /** The errors that browsers reported, as JSON. */
  error_reports: { id: Generated<number>; report: string }
}

/** Every table. Times are milliseconds since 1970; amounts are integers of the currency’s minor unit. */
export interface Tables
  extends
    ServerTables,
    AccountTables,
    ContentTables,
    GameTables,
    HistoryTables,
    JackpotTables,
    OfferTables,
    PaymentTables,
    ProtectionTables,
    SportTables,
    WheelTables {}
