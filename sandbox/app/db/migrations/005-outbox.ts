import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/**
 * Contact details of players, the messages sent to them, and which failed sign-in started a lock. Existing players get
 * the demo addresses.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    'alter table users add column email text',
    'alter table users add column phone text',
    `update users set email = login || '@players.example'`,
    `create table outbox (
      id integer primary key,
      kind text not null check (kind in ('mail', 'sms')),
      recipient text not null,
      subject text,
      text text not null,
      at integer not null,
      check ((subject is null) = (kind = 'sms'))
    ) strict`,
    'create index outbox_by_recipient on outbox (recipient)',
    'alter table sign_in_failures add column locks integer not null default 0',
  )
