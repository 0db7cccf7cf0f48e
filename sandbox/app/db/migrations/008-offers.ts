import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/**
 * Promotions, messages and bonuses. A player has at most one active bonus, and one that is over never changes.
 * `wagered` is the amount that counted when the bonus ended; while it is active, the amount is summed from the bets.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table promotions (
      id text not null,
      lang text not null,
      position integer not null,
      title text not null,
      text text not null,
      html text not null,
      starts_at integer,
      ends_at integer,
      terms text,
      link text not null,
      button_text text not null,
      primary key (lang, id)
    ) strict`,
    `create table popups (
      id integer primary key,
      user_id integer not null references users on delete cascade,
      art text,
      link text,
      created_at integer not null,
      viewed_at integer
    ) strict`,
    'create index popups_by_user on popups (user_id, created_at)',
    `create table popup_texts (
      popup_id integer not null references popups on delete cascade,
      lang text not null,
      title text not null,
      html text not null,
      button_text text not null,
      primary key (popup_id, lang)
    ) strict`,
    `create table bonuses (
      id integer primary key,
      user_id integer not null references users on delete cascade,
      offer text not null,
      amount integer not null check (amount > 0),
      required integer not null check (required >= 0),
      wagered integer not null default 0 check (wagered between 0 and required),
      status text not null check (status in ('available', 'active', 'completed', 'spent', 'expired')),
      expires_at integer,
      activated_at integer,
      ended_at integer,
      released integer not null default 0 check (released >= 0),
      check ((status = 'available') <= (activated_at is null)),
      check ((status in ('available', 'active')) = (ended_at is null))
    ) strict`,
    `create unique index bonuses_one_active on bonuses (user_id) where status = 'active'`,
    'create index bonuses_by_user on bonuses (user_id)',
    `create index bonuses_to_expire on bonuses (expires_at) where ended_at is null`,
    `create trigger bonuses_stay_over before update on bonuses when old.ended_at is not null
      begin select raise(abort, 'a bonus that is over never changes'); end`,
  )
