import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import type { Tables } from '../../app/db/tables.ts'
import { openAccounts, post } from './ledger.ts'
import { toMinor } from '../../app/money.ts'
import { hashPassword } from './passwords.ts'
import { demoAccounts, type DemoAccount, firstId } from './seed-accounts.ts'

const wheelWaitMs = 6 * 60 * 60 * 1000
/** The amount that already counts towards the pending wheel: 32 TND, in millimes. */
const stakedBefore = 32_000

/** What the past of a demo player adds to their balance: when it starts, and its sum in the minor unit. */
export interface PastTotal {
  since: number
  amount: number
}

/**
 * Writes the demo players with an opening balance such that they have the listed balance once their past is added. `now`:
 * milliseconds since 1970. `pastOf` returns what the past of a player adds, by the player’s index in the list.
 */
export async function seedPlayers(db: Database, now: number, pastOf: (index: number) => PastTotal): Promise<void> {
  const hashes = await demoHashes()
  for (const [index, account] of demoAccounts.entries()) {
    const userId = firstId + index
    await db
      .insertInto('users')
      .values(userRow(userId, account, hashes[index]!, now))
      .execute()
    if (account.wheel === 'IN_PROGRESS')
      await db.insertInto('wheels').values({ user_id: userId, since: now, wagered_before: stakedBefore }).execute()
    await openAccounts(db, userId, account.currency)
    const { since, amount } = pastOf(index)
    const real = (toMinor(account.balance, account.currency) ?? 0) - amount
    const bonus = toMinor(account.bonusBalance, account.currency) ?? 0
    await post(db, { userId, kind: 'opening', at: since, real, bonus })
  }
}

const userRow = (id: number, account: DemoAccount, passwordHash: string, now: number): Insertable<Tables['users']> => ({
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
  name: account.name,
  surname: account.surname,
  country: account.country,
  city: account.city,
  birthday: Date.parse(account.birthday),
  card_id: account.cardId,
  is_email_confirmed: flag(account.isEmailConfirmed),
  is_phone_confirmed: flag(account.isPhoneConfirmed),
  telegram_id: account.telegramId ?? null,
})

let passwordHashes: Promise<string[]> | undefined

/** The demo passwords are public, so their salts may be derived from the login: the same seed gives the same rows. */
function demoHashes(): Promise<string[]> {
  passwordHashes ??= Promise.all(
    demoAccounts.map(({ login, password }) => hashPassword(password, createHash('md5').update(login).digest())),
  )
  return passwordHashes
}
