import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/**
 * The rules of the brand on which a player was last (JSON), the limits that players chose not to have, and when they last reviewed
 * theirs.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table player_rules (
      user_id integer primary key references users on delete cascade,
      rules text not null
    ) strict`,
    `create table declined_limits (
      user_id integer not null references users on delete cascade,
      kind text not null,
      primary key (user_id, kind)
    ) strict`,
    `create table limit_reviews (
      user_id integer primary key references users on delete cascade,
      reviewed_at integer not null,
      months integer
    ) strict`,
  )
