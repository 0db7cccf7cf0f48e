import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/** Settings, users, sessions and failed sign-ins. */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    'create table settings (name text primary key, value text not null) strict',
    `create table users (
      id integer primary key,
      login text not null unique,
      password_hash text not null,
      currency text not null,
      is_payment_system_user integer not null,
      is_verificated integer not null,
      is_have_first_deposit integer not null,
      wheel_status text not null check (wheel_status in ('ALLOWED', 'NEW', 'IN_PROGRESS', 'FORBIDDEN', 'EXPIRED')),
      wheel_stop_at integer,
      closed integer not null
    ) strict`,
    `create table sessions (
      hash text primary key,
      user_id integer not null references users on delete cascade,
      expires_at integer not null
    ) strict`,
    'create index sessions_by_user on sessions (user_id)',
    'create index sessions_by_expiry on sessions (expires_at)',
    'create table sign_in_failures (id integer primary key, login text not null, address text not null, at integer not null) strict',
    'create index sign_in_failures_by_login on sign_in_failures (login, address, at)',
    'create index sign_in_failures_by_time on sign_in_failures (at)',
  )
