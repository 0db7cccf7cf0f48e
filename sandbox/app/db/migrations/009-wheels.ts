import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/**
 * Wheels of fortune. A player has at most one wheel that is not over. Its condition is met by `wagered_before` plus the
 * stakes since `since`; then it may be spun once. `award` is JSON.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table wheels (
      id integer primary key autoincrement,
      user_id integer not null references users on delete cascade,
      since integer not null,
      wagered_before integer not null default 0 check (wagered_before >= 0),
      award text,
      spun_at integer,
      ended_at integer,
      check ((award is null) = (spun_at is null))
    ) strict`,
    'create unique index wheels_one_at_a_time on wheels (user_id) where ended_at is null',
    `create trigger wheels_spin_once before update on wheels when old.award is not null and new.award is not old.award
      begin select raise(abort, 'a wheel is spun once'); end`,
  )
