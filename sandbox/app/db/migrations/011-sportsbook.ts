import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/**
 * The sportsbook: players’ sessions with its vendors, their slips, and the selections of each bet. A slip is unique by
 * its player and the key that the vendor’s page gave it; the result of a selection never changes.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table sport_sessions (
      hash text primary key,
      provider text not null check (provider in ('digitain', 'gagroup', 'altenar', 'betby', 'sp', 'horses')),
      user_id integer not null references users on delete cascade,
      player_session text not null,
      lang text not null,
      device text not null check (device in ('desktop', 'mobile')),
      expires_at integer not null
    ) strict`,
    'create index sport_sessions_by_expiry on sport_sessions (expires_at)',
    'create index sport_sessions_by_user on sport_sessions (user_id)',
    `create table slips (
      id integer primary key,
      user_id integer not null references users,
      key text not null,
      provider text not null,
      content text not null,
      placed_at integer not null,
      unique (user_id, key)
    ) strict`,
    `create table slip_bets (
      bet_id integer primary key references bets on delete cascade,
      slip_id integer not null references slips on delete cascade,
      cashed_out integer not null default 0
    ) strict`,
    'create index slip_bets_by_slip on slip_bets (slip_id)',
    `create table selections (
      id integer primary key,
      bet_id integer not null references bets on delete cascade,
      event_id text not null,
      market_id text not null,
      outcome_id text not null,
      odds real not null check (odds > 1),
      name text not null,
      league text not null,
      sport text not null,
      starts_at integer not null,
      label text not null,
      status text not null default 'open' check (status in ('open', 'won', 'lost', 'void'))
    ) strict`,
    'create index selections_by_bet on selections (bet_id)',
    `create index selections_to_settle on selections (event_id) where status = 'open'`,
    `create trigger selections_stay_settled before update on selections when old.status <> 'open'
      begin select raise(abort, 'a settled selection never changes'); end`,
  )
