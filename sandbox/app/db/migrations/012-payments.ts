import { type Kysely, sql } from 'kysely'
import { isPostgres, runSql } from './run-sql.ts'

/**
 * Payments and their results, vouchers, and the limits that players set to protect themselves. A payment that has ended
 * never changes.
 */
const tables = [
  `create table payments (
    id integer primary key,
    user_id integer not null references users,
    key text not null,
    request text not null,
    direction text not null check (direction in ('deposit', 'withdrawal')),
    method_id text not null,
    method_name text not null,
    amount integer not null check (amount > 0),
    fee integer not null check (fee >= 0),
    currency text not null,
    details text not null,
    bonus text check (bonus in ('sport', 'slots')),
    status text not null check (status in ('pending', 'processing', 'redirect', 'done', 'failed', 'cancelled')),
    reason text check (reason in ('declined', 'expired', 'cancelled-by-player', 'refused-by-operator')),
    premium integer not null check (premium in (0, 1)),
    lang text not null,
    return_url text,
    operation_id integer not null unique references operations,
    at integer not null,
    due_at integer,
    ended_at integer,
    check ((status in ('done', 'failed', 'cancelled')) = (ended_at is not null)),
    check ((status = 'redirect') <= (direction = 'deposit')),
    unique (user_id, key)
  ) strict`,
  'create index payments_to_advance on payments (due_at) where ended_at is null',
  `create trigger payments_stay_ended before update on payments when old.ended_at is not null
    begin select raise(abort, 'a payment that has ended never changes'); end`,
  `create table payment_events (
    id integer primary key,
    payment_id integer not null references payments on delete cascade,
    status text not null,
    actor text not null check (actor in ('player', 'payment-page', 'operator', 'clock')),
    reason text,
    transaction_id integer references transactions,
    at integer not null
  ) strict`,
  'create index payment_events_by_payment on payment_events (payment_id)',
  `create trigger payment_events_never_change before update on payment_events
    begin select raise(abort, 'the audit never changes'); end`,
  `create table vouchers (
    code text primary key,
    currency text not null,
    remaining integer not null check (remaining >= 0),
    issued_by integer unique references payments on delete cascade
  ) strict`,
  `create table player_limits (
    user_id integer not null references users on delete cascade,
    kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
    period text not null check (period in ('day', 'week', 'month')),
    amount integer check (amount > 0),
    wanted integer check (wanted > 0),
    wanted_from integer,
    primary key (user_id, kind, period)
  ) strict`,
  `create table player_breaks (
    id integer primary key,
    user_id integer not null references users on delete cascade,
    kind text not null check (kind in ('break', 'self-exclusion')),
    starts_at integer not null,
    ends_at integer
  ) strict`,
  'create index player_breaks_by_user on player_breaks (user_id)',
  `create table presence (
    id integer primary key,
    user_id integer not null references users on delete cascade,
    starts_at integer not null,
    ends_at integer not null check (ends_at >= starts_at)
  ) strict`,
  'create index presence_by_user on presence (user_id, ends_at)',
  'alter table users add column reality_check_minutes integer',
]

/** `accounts` and `entries` (whose rows refer to it) with their new checks. */
const ledgerTables = [
  `create table accounts (
    id integer primary key,
    user_id integer references users,
    purse text not null check (purse in ('real', 'bonus', 'held', 'house')),
    currency text not null,
    check ((user_id is null) = (purse = 'house'))
  ) strict`,
  `create table entries (
    id integer primary key,
    transaction_id integer not null references transactions on delete cascade,
    account_id integer not null references accounts,
    amount integer not null check (amount <> 0)
  ) strict`,
]

/** Creates the tables of payments and the purse for held money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isPostgres(db) ? allowHeldPurse(db) : recreateLedger(db))
  await runSql(
    db,
    `insert into accounts (user_id, purse, currency) select user_id, 'held', currency from accounts where purse = 'real'`,
  )
  await runSql(db, ...tables)
}

const allowHeldPurse = (db: Kysely<unknown>) =>
  runSql(
    db,
    'alter table accounts drop constraint accounts_purse_check',
    `alter table accounts add check (purse in ('real', 'bonus', 'held', 'house'))`,
  )

/**
 * SQLite changes the check of a column only through a new table; indexes and triggers are recreated as they were.
 */
async function recreateLedger(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    sql: string
  }>`select sql from sqlite_schema where tbl_name in ('accounts', 'entries') and type in ('index', 'trigger')`.execute(
    db,
  )
  await runSql(
    db,
    'create table accounts_before as select id, user_id, purse, currency from accounts',
    'create table entries_before as select id, transaction_id, account_id, amount from entries',
    'drop table entries',
    'drop table accounts',
    ...ledgerTables,
    'insert into accounts select * from accounts_before',
    'insert into entries select * from entries_before',
    'drop table entries_before',
    'drop table accounts_before',
    ...rows.map((row) => row.sql),
  )
}
