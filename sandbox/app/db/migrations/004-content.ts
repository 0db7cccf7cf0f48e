import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/** Banners, static pages and jackpots. */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table banners (
      id integer not null,
      lang text not null,
      place text not null check (place in ('home', 'sport')),
      priority integer not null,
      art text not null,
      link text not null,
      title text not null,
      text text not null,
      button_text text not null,
      primary key (lang, id)
    ) strict`,
    'create table pages (id text primary key, lang text not null, title text not null, html text not null) strict',
    `create table jackpots (
      id text primary key,
      name text not null,
      kind text not null check (kind in ('games', 'tv-games')),
      level integer not null,
      currency text not null,
      amount integer not null,
      start integer not null,
      ceiling integer not null,
      step integer not null,
      unique (kind, level)
    ) strict`,
  )
