import type { FastifyInstance } from 'fastify'
import type { MaxBalanceList } from '#api'
import type { Database } from '../../app/db/database.ts'
import { convert } from '../../app/exchange.ts'
import { toMajor } from '../../app/money.ts'
import { routesOf } from '../../app/routes.ts'

const places = 20

/** The players with the largest balances. */
export function hallOfFameRoutes(api: FastifyInstance, db: Database): void {
  routesOf(api, 'hall-of-fame').on('maxBalances', 'The largest balances', () => listMaxBalances(db))
}

/** The largest balances of real money by value, from the ledger; a masked login does not reveal the player. */
async function listMaxBalances(db: Database): Promise<MaxBalanceList> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('entries', 'entries.account_id', 'accounts.id')
    .innerJoin('transactions', 'transactions.id', 'entries.transaction_id')
    .where('accounts.purse', '=', 'real')
    .where('transactions.posted', '=', 1)
    .where('users.closed', '=', 0)
    .groupBy('users.id')
    .select(({ fn }) => ['users.login', 'users.currency', fn.sum<number>('entries.amount').as('amount')])
    .execute()
  const worth = ({ amount, currency }: (typeof rows)[number]) => convert(amount, currency, 'EUR')
  return rows
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, places)
    .map(({ login, amount, currency }) => ({ login: masked(login), amount: toMajor(amount, currency), currency }))
}

/** Shows the first letter, and the last one of logins longer than four; the length is hidden too. */
function masked(login: string): string {
  const letters = Array.from(login)
  return `${letters[0] ?? ''}***${letters.length > 4 ? letters.at(-1) : ''}`
}
