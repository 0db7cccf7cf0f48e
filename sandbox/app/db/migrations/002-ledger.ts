import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

const postedState = (id: string) => `(select posted from transactions where id = ${id})`

const refuse = (name: string, moment: string, condition: string, message: string) =>
  `create trigger ${name} before ${moment} when ${condition} begin select raise(abort, '${message}'); end`

/**
 * The double-entry ledger. A transaction is inserted open, gets its entries, and counts once it is posted. The database
 * refuses to post one that is unbalanced, mixes currencies or overdraws a player, and to change one that is posted.
 */
export const up = (db: Kysely<unknown>) =>
  runSql(
    db,
    `create table accounts (
      id integer primary key,
      user_id integer references users,
      purse text not null check (purse in ('real', 'bonus', 'house')),
      currency text not null,
      check ((user_id is null) = (purse = 'house'))
    ) strict`,
    'create unique index accounts_of_users on accounts (user_id, purse) where user_id is not null',
    'create unique index accounts_of_the_house on accounts (currency) where user_id is null',
    'create table transactions (id integer primary key, kind text not null, at integer not null, posted integer not null) strict',
    `create table entries (
      id integer primary key,
      transaction_id integer not null references transactions on delete cascade,
      account_id integer not null references accounts,
      amount integer not null check (amount <> 0)
    ) strict`,
    'create index entries_by_transaction on entries (transaction_id)',
    'create index entries_by_account on entries (account_id, amount)',
    refuse('transactions_start_open', 'insert on transactions', 'new.posted <> 0', 'a transaction starts open'),
    refuse(
      'transactions_stay_posted',
      'update on transactions',
      'old.posted <> 0',
      'a posted transaction never changes',
    ),
    refuse(
      'entries_need_an_open_one',
      'insert on entries',
      `${postedState('new.transaction_id')} <> 0`,
      'the transaction is posted',
    ),
    refuse('entries_never_change', 'update on entries', 'true', 'an entry never changes'),
    refuse(
      'entries_stay',
      'delete on entries',
      `${postedState('old.transaction_id')} <> 0`,
      'a posted transaction keeps its entries',
    ),
    `create trigger transactions_balance before update of posted on transactions when new.posted <> 0 begin
      select raise(abort, 'the entries do not sum to zero')
        where (select coalesce(sum(amount), 1) from entries where transaction_id = new.id) <> 0;
      select raise(abort, 'the entries mix currencies')
        where (select count(distinct currency) from entries join accounts on accounts.id = account_id where transaction_id = new.id) > 1;
      select raise(abort, 'the account is overdrawn') where exists (
        select 1 from accounts where user_id is not null
          and id in (select account_id from entries where transaction_id = new.id)
          and (select sum(amount) from entries join transactions on transactions.id = transaction_id
            where account_id = accounts.id and (posted <> 0 or transactions.id = new.id)) < 0
      );
    end`,
  )
