import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/** When a player saw a cashback, and up to when the losses of each player were counted. */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    'alter table cashbacks add column seen_at integer',
    `update cashbacks set seen_at = at where status = 'paid'`,
    'alter table users add column cashback_counted_until integer',
  )
