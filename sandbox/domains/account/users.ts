import type { Database } from '../../app/db/database.ts'
import { notFound } from '../../app/errors.ts'
import { ownDigitsOf } from '../../app/money.ts'
import type { Wallet } from './wallet.ts'
import type { ServedUser } from '../../app/served.ts'

/** The user as the API returns them. Rejects with 404 if there is none. */
export async function readUser(db: Database, wallet: Wallet, id: number): Promise<ServedUser> {
  const row = await db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw notFound()
  const decimals = ownDigitsOf(row.currency)

  return {
    login: row.login,
    id: row.id,
    ...(await wallet.balances(row.id)),
    currency: row.currency,
    ...(decimals !== undefined && { currencyDecimals: decimals }),
    isPaymentSystemUser: row.is_payment_system_user === 1,
    isVerificated: row.is_verificated === 1,
    isHaveFirstDeposit: row.is_have_first_deposit === 1,
    fortuneWheel: {
      status: row.wheel_status,
      stopAt: row.wheel_stop_at === null ? null : new Date(row.wheel_stop_at).toISOString(),
    },
  }
}
