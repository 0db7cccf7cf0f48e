import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { flag } from '../db/flag.ts'
import { openAccounts, post } from '../services/ledger.ts'
import { toMinor } from '../services/money.ts'
import { hashPassword } from '../services/passwords.ts'
import { demoAccounts, type DemoAccount } from './accounts.ts'

const firstId = 1001
const wheelWaitMs = 6 * 60 * 60 * 1000

/** Writes the demo players and their opening balances. `now`: milliseconds since 1970. */
export async function seedPlayers(db: Database, now: number): Promise<void> {
  const hashes = await demoHashes()
  for (const [index, account] of demoAccounts.entries()) {
    const userId = firstId + index
    await db.insertInto('users').values(userRow(userId, account, hashes[index]!, now)).execute()
    await openAccounts(db, userId, account.currency)
    const real = toMinor(account.balance, account.currency) ?? 0
    const bonus = toMinor(account.bonusBalance, account.currency) ?? 0
    await post(db, { userId, kind: 'opening', at: now, real, bonus })
  }
}

const userRow = (id: number, account: DemoAccount, passwordHash: string, now: number) => ({
  id,
  login: account.login,
  password_hash: passwordHash,
  currency: account.currency,
  is_payment_system_user: flag(account.isPaymentSystemUser),
  is_verificated: flag(account.isVerificated),
  is_have_first_deposit: flag(account.isHaveFirstDeposit),
  wheel_status: account.wheel,
  wheel_stop_at: account.wheel === 'IN_PROGRESS' ? now + wheelWaitMs : null,
  closed: flag(false),
  email: `${account.login}@players.example`,
  phone: account.phone,
})

let hashing: Promise<string[]> | undefined

/** The demo passwords are public, so their salts may follow from the login: the same seed then gives the same rows. */
function demoHashes(): Promise<string[]> {
  hashing ??= Promise.all(demoAccounts.map(({ login, password }) => hashPassword(password, createHash('md5').update(login).digest())))
  return hashing
}
