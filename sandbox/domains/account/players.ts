import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code } from '../../app/errors.ts'
import { openAccounts } from './ledger.ts'

type Row = Insertable<Tables['users']>

/** The key of transactions that check whether a login, an address or a number is taken. */
export const playersKey = 'players'

/** The fields of a new player that differ from the defaults. */
export type NewPlayer = Pick<Row, 'login' | 'password_hash' | 'currency'> & Partial<Row>

/**
 * Opens an account without money and returns its id; call it within a transaction. Throws 111 with the fields that are
 * taken.
 */
export async function createPlayer(db: Database, player: NewPlayer): Promise<number> {
  await refuseTaken(db, { login: player.login, email: player.email ?? null, phone: player.phone ?? null })
  const row: Row = {
    is_payment_system_user: flag(true),
    is_verificated: flag(false),
    is_have_first_deposit: flag(false),
    wheel_status: player.currency === 'TND' ? 'NEW' : 'FORBIDDEN',
    closed: flag(false),
    ...player,
  }
  const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
  await openAccounts(db, id, player.currency)
  return id
}

/** Throws 111 if another player has the login, the email address or the phone number, ignoring case. */
export async function refuseTaken(
  db: Database,
  wanted: Record<'login' | 'email' | 'phone', string | null>,
  except = 0,
): Promise<void> {
  const taken: string[] = []
  for (const [field, value] of Object.entries(wanted) as [keyof typeof wanted, string | null][]) {
    if (value === null) continue
    const same = sql<boolean>`lower(${sql.ref(field)}) = lower(${value})`
    if (await db.selectFrom('users').where(same).where('id', '<>', except).select('id').executeTakeFirst())
      taken.push(field)
  }
  if (taken.length > 0) throw new ApiError(400, code.taken, ...taken)
}
