import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/** When each jackpot was last won, and how much that was. */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    'alter table jackpots add column last_won_at integer',
    'alter table jackpots add column last_won_amount integer',
  )
