import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/** Providers, games, categories and favourites. */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    'create table providers (id text primary key, name text not null) strict',
    `create table games (
      provider_id text not null references providers,
      id text not null,
      name text not null,
      search_text text not null,
      type text not null check (type in ('slots', 'live', 'tv', 'crash', 'table')),
      popularity integer not null unique,
      released_at integer not null,
      is_new integer not null,
      is_hot integer not null,
      has_demo integer not null,
      has_jackpot integer not null,
      rtp real,
      volatility text check (volatility in ('low', 'medium', 'high')),
      primary key (provider_id, id)
    ) strict`,
    'create index games_by_type on games (type, popularity)',
    'create index games_by_provider on games (provider_id, popularity)',
    'create index games_by_release on games (released_at)',
    'create index games_by_name on games (name collate nocase)',
    'create table categories (id text primary key, position integer not null unique) strict',
    `create table category_names (
      category_id text not null references categories,
      lang text not null,
      name text not null,
      primary key (lang, category_id)
    ) strict`,
    `create table game_categories (
      category_id text not null references categories,
      provider_id text not null,
      game_id text not null,
      primary key (category_id, provider_id, game_id),
      foreign key (provider_id, game_id) references games
    ) strict`,
    'create index game_categories_by_game on game_categories (provider_id, game_id)',
    `create table favourites (
      id integer primary key,
      user_id integer not null references users,
      provider_id text not null,
      game_id text not null,
      unique (user_id, provider_id, game_id),
      foreign key (provider_id, game_id) references games
    ) strict`,
  )
