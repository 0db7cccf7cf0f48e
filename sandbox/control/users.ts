import type { User } from '#api'
import { flag } from '../db/flag.ts'
import type { Tables } from '../db/tables.ts'
import { ApiError, code, notFound } from '../errors.ts'
import { toMinor } from '../services/money.ts'
import type { Services } from '../services/services.ts'
import { readUser } from '../services/users.ts'
import type { UserChange } from './shapes.ts'

/** A user as the API shows them, and whether their account is closed. */
type ControlledUser = User & { closed: boolean }

/** Reads a user by login; rejects with 404 where there is none. */
export async function readControlled({ db, wallet }: Services, login: string): Promise<ControlledUser> {
  const row = await db.selectFrom('users').where('login', '=', login).select(['id', 'closed']).executeTakeFirst()
  if (!row) throw notFound()
  return { ...(await readUser(db, wallet, row.id)), closed: row.closed === 1 }
}

/** Sets what is named; money moves through the wallet, and a closed account loses its sessions. */
export async function changeUser(services: Services, login: string, change: UserChange): Promise<ControlledUser> {
  const { db, wallet, sessions } = services
  const { id, currency } = await readControlled(services, login)
  const targets = { real: minor('balance'), bonus: minor('bonusBalance') }

  const columns = columnsOf(change)
  if (Object.keys(columns).length > 0) await db.updateTable('users').set(columns).where('id', '=', id).execute()
  if (targets.real !== undefined || targets.bonus !== undefined) await wallet.setTo(id, 'control', targets)
  if (change.closed) await sessions.endAll(id)
  return readControlled(services, login)

  function minor(field: 'balance' | 'bonusBalance'): number | undefined {
    const amount = change[field]
    if (amount === undefined) return undefined
    const units = toMinor(amount, currency)
    if (units === null) throw new ApiError(400, code.fieldInvalid, field)
    return units
  }
}

function columnsOf({ isPaymentSystemUser, isVerificated, isHaveFirstDeposit, closed, fortuneWheel }: UserChange): Partial<Tables['users']> {
  const { status, stopAt } = fortuneWheel ?? {}
  return {
    ...(isPaymentSystemUser !== undefined && { is_payment_system_user: flag(isPaymentSystemUser) }),
    ...(isVerificated !== undefined && { is_verificated: flag(isVerificated) }),
    ...(isHaveFirstDeposit !== undefined && { is_have_first_deposit: flag(isHaveFirstDeposit) }),
    ...(closed !== undefined && { closed: flag(closed) }),
    ...(status !== undefined && { wheel_status: status }),
    ...(stopAt !== undefined && { wheel_stop_at: stopAt === null ? null : Date.parse(stopAt) }),
  }
}
