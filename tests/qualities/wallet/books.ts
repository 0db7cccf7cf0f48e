import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { openStatuses } from '../../../sandbox/domains/payments/rows.ts'
import type { WalletPlayer } from './player.ts'

type Row = Record<string, SQLOutputValue>

/** Audits the database and returns every error in its books. */
export function auditBooks(file: string, players: readonly WalletPlayer[]): string[] {
  const db = new DatabaseSync(file)
  const all = (sql: string, ...parameters: string[]): Row[] => db.prepare(sql).all(...parameters)
  const wrong = [...ledgerFaults(all), ...players.flatMap((player) => playerFaults(all, player)), ...paymentFaults(all)]
  db.close()
  return wrong
}

type All = (sql: string, ...parameters: string[]) => Row[]

/** Every transaction is posted and sums to zero, so does every currency, and no balance was ever negative. */
function ledgerFaults(all: All): string[] {
  const unposted = all('select id from transactions where posted = 0').map(
    ({ id }) => `transaction ${id} was never posted`,
  )
  const uneven = all('select transaction_id as id from entries group by 1 having sum(amount) <> 0').map(
    ({ id }) => `transaction ${id} does not sum to zero`,
  )
  const sums = all(
    'select currency, sum(amount) as rest from entries join accounts on accounts.id = account_id group by 1 having rest <> 0',
  )
  const below = all(`select distinct account_id as id from (
      select account_id, sum(amount) over (partition by account_id order by transaction_id) as held from entries
      join accounts on accounts.id = account_id where user_id is not null
    ) where held < 0`)
  return [
    ...unposted,
    ...uneven,
    ...sums.map(({ currency, rest }) => `${currency}: ${rest} too much`),
    ...below.map(({ id }) => `account ${id} was below zero`),
  ]
}

/** The ledger’s sums equal the player’s own books, and every confirmed payment is there once. */
function playerFaults(all: All, { login, real, payments }: WalletPlayer): string[] {
  const purses = all(
    `select purse, coalesce(sum(amount), 0) as held from accounts left join entries on account_id = accounts.id
      where user_id = (select id from users where login = ?) group by 1`,
    login,
  )
  const kept = all(
    'select key, amount, direction, status from payments where user_id = (select id from users where login = ?)',
    login,
  )
  const isOpen = ({ status }: Row) => openStatuses.some((open) => open === status)
  const open = kept
    .filter((row) => row.direction === 'withdrawal' && isOpen(row))
    .reduce((sum, row) => sum + Number(row.amount), 0)
  const expected: Record<string, number> = { real, bonus: 0, held: open }
  const missing = [...payments].filter(
    ([key, amount]) => kept.filter((row) => row.key === key && row.amount === amount).length !== 1,
  )
  return [
    ...purses
      .filter(({ purse, held }) => expected[String(purse)] !== held)
      .map(({ purse, held }) => `${login} holds ${held} ${purse}, not ${expected[String(purse)]}`),
    ...missing.map(([key]) => `${login}’s payment ${key} is not there once`),
    ...(kept.length === payments.size ? [] : [`${login} has ${kept.length} payments, not ${payments.size}`]),
  ]
}

/** Each payment has moved exactly what its state requires. */
function paymentFaults(all: All): string[] {
  const rows = all(`select payments.id, direction, status, amount, (
      select group_concat(kind || ' ' || moved, ', ') from (
        select kind, sum(case purse when 'real' then entries.amount else 0 end) as moved from payment_events
        join transactions on transactions.id = payment_events.transaction_id join entries on entries.transaction_id = transactions.id
        join accounts on accounts.id = account_id where payment_id = payments.id group by transactions.id order by transactions.id
      )
    ) as moves from payments`)
  return rows.flatMap((row) =>
    row.moves === movesOf(row)
      ? []
      : [`payment ${row.id} (${row.direction}, ${row.status}) moved ${row.moves}, not ${movesOf(row)}`],
  )
}

function movesOf({ direction, status, amount }: Row): string | null {
  if (direction === 'deposit') return status === 'done' ? `deposit ${amount}` : null
  const held = `withdrawal-held -${amount}`
  if (status === 'done') return `${held}, withdrawal 0`
  return status === 'failed' || status === 'cancelled' ? `${held}, withdrawal-returned ${amount}` : held
}
