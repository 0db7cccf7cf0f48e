import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/**
 * The verification of players’ identities. `step` counts what the vendor’s page has received, `reasons` is a JSON array, and
 * `review` is the outcome that takes effect at `review_at`.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table verifications (
      user_id integer primary key references users on delete cascade,
      status text not null,
      step integer not null default 0,
      reasons text not null default '[]',
      review text,
      review_at integer
    ) strict`,
  )
