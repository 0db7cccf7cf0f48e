import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

const texts = ['name', 'surname', 'card_id', 'country', 'city', 'referral_code', 'apikey', 'subid']

/** Personal data, the links and codes that prove it, documents, and rate-limited attempts. */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    ...texts.map((column) => `alter table users add column ${column} text`),
    'alter table users add column birthday integer',
    `alter table users add column bonus text check (bonus in ('sport', 'slots'))`,
    'alter table users add column telegram_id integer',
    'alter table users add column is_email_confirmed integer not null default 0',
    'alter table users add column is_phone_confirmed integer not null default 0',
    'create unique index users_by_email on users (lower(email))',
    'create unique index users_by_phone on users (phone)',
    'create unique index users_by_telegram on users (telegram_id)',
    `create table links (
      hash text primary key,
      kind text not null check (kind in ('email', 'password')),
      user_id integer not null references users on delete cascade,
      email text not null,
      expires_at integer not null
    ) strict`,
    'create index links_by_user on links (user_id, kind)',
    `create table phone_codes (
      phone text primary key,
      code_hash text not null,
      failures integer not null,
      expires_at integer not null,
      confirmed_from text
    ) strict`,
    `create table documents (
      id integer primary key,
      user_id integer not null references users,
      type text not null,
      name text not null,
      media_type text not null,
      content blob not null,
      status text not null check (status in ('pending', 'approved', 'rejected')),
      reason text,
      created_at integer not null
    ) strict`,
    'create index documents_by_user on documents (user_id)',
    'create table attempts (id integer primary key, key text not null, at integer not null) strict',
    'create index attempts_by_key on attempts (key, at)',
  )
