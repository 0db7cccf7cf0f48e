import { openDatabase } from '../../../sandbox/app/db/database.ts'
import { type ReadRows, readRows } from '../../../sandbox/testing/read-rows.ts'
import { openStatuses } from '../../../sandbox/domains/payments/rows.ts'
import type { WalletPlayer } from './player.ts'

type Row = Awaited<ReturnType<ReadRows>>[number]

/** Audits the database and returns every error in its books. */
export async function auditBooks(database: string, players: readonly WalletPlayer[]): Promise<string[]> {
  const db = await openDatabase(database)
  const all = readRows(db)
  const wrong = [...(await ledgerFaults(all)), ...(await paymentFaults(all))]
  for (const player of players) wrong.push(...(await playerFaults(all, player)))
  await db.destroy()
  return wrong
}

/** Every transaction is posted and sums to zero, so does every currency, and no balance was ever negative. */
async function ledgerFaults(all: ReadRows): Promise<string[]> {
  const unposted = (await all`select id from transactions where posted = 0`).map(
    ({ id }) => `transaction ${id} was never posted`,
  )
  const uneven = (await all`select transaction_id as id from entries group by 1 having sum(amount) <> 0`).map(
    ({ id }) => `transaction ${id} does not sum to zero`,
  )
  const sums = await all`select currency, sum(amount) as rest from entries join accounts on accounts.id = account_id
      group by 1 having sum(amount) <> 0`
  const below = await all`select distinct account_id as id from (
      select account_id, sum(amount) over (partition by account_id order by transaction_id) as held from entries
      join accounts on accounts.id = account_id where user_id is not null
    ) as running where held < 0`
  return [
    ...unposted,
    ...uneven,
    ...sums.map(({ currency, rest }) => `${currency}: ${rest} too much`),
    ...below.map(({ id }) => `account ${id} was below zero`),
  ]
}

/** The ledger’s sums equal the player’s own books, and every confirmed payment is there once. */
async function playerFaults(all: ReadRows, { login, real, payments }: WalletPlayer): Promise<string[]> {
  const purses =
    await all`select purse, coalesce(sum(amount), 0) as held from accounts left join entries on account_id = accounts.id
      where user_id = (select id from users where login = ${login}) group by 1`
  const kept = await all`select key, amount, direction, status from payments
      where user_id = (select id from users where login = ${login})`
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
async function paymentFaults(all: ReadRows): Promise<string[]> {
  const rows = await all`select payments.id, direction, status, amount, (
      select string_agg(kind || ' ' || moved, ', ' order by id) from (
        select transactions.id, kind, sum(case purse when 'real' then entries.amount else 0 end) as moved from payment_events
        join transactions on transactions.id = payment_events.transaction_id join entries on entries.transaction_id = transactions.id
        join accounts on accounts.id = account_id where payment_id = payments.id group by transactions.id, kind
      ) as steps
    ) as moves from payments`
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
