import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/**
 * Game sessions, bets, and the other events that histories show. A bet is unique by its session and the key that the
 * game gave it; a demo bet belongs to no user. Triggers guard the statuses: a settled bet never changes.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table game_sessions (
      hash text primary key,
      provider_id text not null,
      game_id text not null,
      mode text not null check (mode in ('real', 'demo')),
      user_id integer references users on delete cascade,
      player_session text,
      currency text not null,
      lang text not null,
      device text not null,
      page_origin text not null,
      return_url text,
      demo_balance integer not null check (demo_balance >= 0),
      expires_at integer not null,
      check ((mode = 'real') = (user_id is not null)),
      foreign key (provider_id, game_id) references games
    ) strict`,
    'create index game_sessions_by_expiry on game_sessions (expires_at)',
    `create table bets (
      id integer primary key,
      user_id integer references users,
      session_hash text,
      bet_key text,
      kind text not null check (kind in ('casino', 'sport')),
      provider_id text,
      game_id text,
      event text,
      odds real,
      round text,
      spots text not null,
      stake integer not null check (stake > 0),
      stake_bonus integer not null check (stake_bonus between 0 and stake),
      win integer not null check (win >= 0),
      currency text not null,
      status text not null check (status in ('open', 'won', 'lost', 'cancelled')),
      result text,
      placed_at integer not null,
      settles_at integer,
      settled_at integer,
      check ((kind = 'casino') = (game_id is not null)),
      check ((status = 'open') = (settled_at is null)),
      unique (session_hash, bet_key),
      foreign key (provider_id, game_id) references games
    ) strict`,
    'create index bets_by_user on bets (user_id, placed_at)',
    `create index bets_to_settle on bets (settles_at) where status = 'open'`,
    'create index bets_by_round on bets (provider_id, game_id, round)',
    `create trigger bets_stay_settled before update on bets when old.status <> 'open'
      begin select raise(abort, 'a settled bet never changes'); end`,
    `create table operations (
      id integer primary key,
      user_id integer not null references users,
      kind text not null check (kind in ('deposit', 'withdrawal', 'bonus', 'cashback', 'prize', 'jackpot', 'correction')),
      method text,
      amount integer not null check (amount <> 0),
      currency text not null,
      status text not null check (status in ('pending', 'completed', 'failed', 'cancelled')),
      at integer not null
    ) strict`,
    'create index operations_by_user on operations (user_id, at)',
    `create table cashbacks (
      id integer primary key,
      user_id integer not null references users,
      amount integer not null check (amount > 0),
      currency text not null,
      starts_at integer not null,
      ends_at integer not null,
      status text not null check (status in ('pending', 'paid', 'expired')),
      at integer not null
    ) strict`,
    'create index cashbacks_by_user on cashbacks (user_id, at)',
  )
