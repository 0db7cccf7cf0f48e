import type { Insertable } from 'kysely'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { stakesOf } from '../../app/stakes.ts'
import { toMinor } from '../../app/money.ts'
import type { PastTotal } from '../account/seed.ts'
import { demoAccounts, firstId } from '../account/seed-accounts.ts'
import { effectOf, type PastEvent, pastOf, popularGames } from './seed-past.ts'
import { createRandom } from '../../app/random.ts'

const rowsAtOnce = 500

type BetRow = Insertable<Tables['bets']>

/** The past of a demo account until now; players without a deposit have none. */
function pastOfAccount(index: number, now: number): PastEvent[] {
  const { currency, balance, isHaveFirstDeposit, isPaymentSystemUser } = demoAccounts[index]!
  if (!isHaveFirstDeposit) return []
  const settings = {
    target: toMinor(balance, currency) ?? 0,
    unit: stakesOf(currency).steps[1]!,
    pays: isPaymentSystemUser,
  }
  return pastOf(createRandom(firstId + index), now, settings).sort((one, other) => one.at - other.at)
}

/** What the past of a demo account adds to its money. */
export function pastTotalOf(index: number, now: number): PastTotal {
  const past = pastOfAccount(index, now)
  return { since: past[0]?.at ?? now, amount: past.reduce((sum, event) => sum + effectOf(event), 0) }
}

/** Writes the past of the demo players: bets, operations, cashbacks, and the ledger transactions for them. */
export async function seedHistory(db: Database, now: number): Promise<void> {
  const games = await db
    .selectFrom('games')
    .orderBy('popularity')
    .limit(popularGames)
    .select(['provider_id', 'id'])
    .execute()
  for (const [index, { currency }] of demoAccounts.entries()) {
    const userId = firstId + index
    const past = pastOfAccount(index, now)
    const of = <Name extends PastEvent['table']>(name: Name) =>
      past.filter((event): event is Extract<PastEvent, { table: Name }> => event.table === name)
    const bets = of('bet').map((bet) => betRow(bet, userId, currency, games[bet.game]!))
    const operations = of('operation').map(({ table: _table, ...row }) => ({ ...row, user_id: userId, currency }))
    const cashbacks = of('cashback').map(({ at, from, to, amount, paid }) => {
      return {
        user_id: userId,
        currency,
        at,
        amount,
        starts_at: from,
        ends_at: to,
        status: paid ? ('paid' as const) : ('pending' as const),
        seen_at: paid ? at : null,
      }
    })
    if (bets.length > 0) await db.insertInto('bets').values(bets).execute()
    if (operations.length > 0) await db.insertInto('operations').values(operations).execute()
    if (cashbacks.length > 0) await db.insertInto('cashbacks').values(cashbacks).execute()
    await postAll(db, userId, past)
  }
}

function betRow(
  bet: Extract<PastEvent, { table: 'bet' }>,
  userId: number,
  currency: string,
  game: { provider_id: string; id: string },
): BetRow {
  const { at, sport, odds, stake, win } = bet
  const settledAt = at + (sport ? 7_200_000 : 4000)
  return {
    user_id: userId,
    ...(sport
      ? { kind: 'sport', event: sport, odds }
      : { kind: 'casino', provider_id: game.provider_id, game_id: game.id }),
    spots: '{}',
    stake,
    stake_bonus: 0,
    win,
    currency,
    status: win > 0 ? 'won' : 'lost',
    placed_at: at,
    settled_at: settledAt,
  }
}

/** Posts the effects of an account’s past in order, with few statements. */
async function postAll(db: Database, userId: number, past: PastEvent[]): Promise<void> {
  const moves = past.flatMap(movesOf)
  const accounts = await db
    .selectFrom('accounts as own')
    .innerJoin('accounts as house', (join) =>
      join.onRef('house.currency', '=', 'own.currency').on('house.user_id', 'is', null),
    )
    .where('own.user_id', '=', userId)
    .where('own.purse', '=', 'real')
    .select(['own.id', 'house.id as houseId'])
    .executeTakeFirstOrThrow()
  const { last } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  const numbered = moves.map((move, index) => ({ ...move, id: (last ?? 0) + 1 + index }))
  for (let from = 0; from < numbered.length; from += rowsAtOnce) {
    const part = numbered.slice(from, from + rowsAtOnce)
    await db
      .insertInto('transactions')
      .values(part.map(({ id, kind, at }) => ({ id, kind, at, posted: 0 })))
      .execute()
    const entries = part.flatMap(({ id, amount }) => [
      { transaction_id: id, account_id: accounts.id, amount },
      { transaction_id: id, account_id: accounts.houseId, amount: -amount },
    ])
    await db.insertInto('entries').values(entries).execute()
    await db.updateTable('transactions').set({ posted: 1 }).where('posted', '=', 0).execute()
  }
}

function movesOf(event: PastEvent): { kind: string; at: number; amount: number }[] {
  const { at } = event
  if (event.table !== 'bet') {
    const amount = effectOf(event)
    return amount === 0 ? [] : [{ kind: event.table === 'operation' ? event.kind : 'cashback', at, amount }]
  }
  const stake = { kind: 'bet', at, amount: -event.stake }
  return event.win > 0 ? [stake, { kind: 'win', at, amount: event.win }] : [stake]
}
