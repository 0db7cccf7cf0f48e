import type { Updateable } from 'kysely'
import { type Flag, flag } from '../../app/db/flag.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import { toMinor } from '../../app/money.ts'
import type { Services } from '../../app/services.ts'
import { readUser } from './users.ts'
import type { UserChange } from '../../app/control/shapes.ts'
import type { ServedUser } from '../../app/served.ts'

/** A user as the API returns them, with fields that the API hides. */
type ControlledUser = ServedUser & { closed: boolean; isEmailConfirmed: boolean; isPhoneConfirmed: boolean }

/** Reads a user by login; rejects with 404 if there is none. */
export async function readControlled({ db, wallet }: Services, login: string): Promise<ControlledUser> {
  const columns = ['id', 'closed', 'is_email_confirmed', 'is_phone_confirmed'] as const
  const row = await db.selectFrom('users').where('login', '=', login).select(columns).executeTakeFirst()
  if (!row) throw notFound()
  const hidden = {
    closed: row.closed === 1,
    isEmailConfirmed: row.is_email_confirmed === 1,
    isPhoneConfirmed: row.is_phone_confirmed === 1,
  }
  return { ...(await readUser(db, wallet, row.id)), ...hidden }
}

/** Sets the given fields; money moves through the wallet, and a closed account loses its sessions. */
export async function changeUser(services: Services, login: string, change: UserChange): Promise<ControlledUser> {
  const { db, wallet, sessions } = services
  const { id, currency } = await readControlled(services, login)
  const targets = { real: minor('balance'), bonus: minor('bonusBalance') }

  const columns = columnsOf(change)
  if (Object.keys(columns).length > 0) await db.updateTable('users').set(columns).where('id', '=', id).execute()
  if (targets.real !== undefined || targets.bonus !== undefined) await wallet.setTo(id, 'control', targets)
  if (change.fortuneWheel?.status) services.signals.emit('wheel', id, change.fortuneWheel.status)
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

const flags = {
  isPaymentSystemUser: 'is_payment_system_user',
  isVerificated: 'is_verificated',
  isHaveFirstDeposit: 'is_have_first_deposit',
  isEmailConfirmed: 'is_email_confirmed',
  isPhoneConfirmed: 'is_phone_confirmed',
  closed: 'closed',
} as const

const flagOf = (column: string, value: boolean | undefined): [string, Flag][] =>
  value === undefined ? [] : [[column, flag(value)]]

function columnsOf({ fortuneWheel, ...change }: UserChange): Updateable<Tables['users']> {
  const { status, stopAt } = fortuneWheel ?? {}
  return {
    ...Object.fromEntries(
      Object.entries(flags).flatMap(([name, column]) => flagOf(column, change[name as keyof typeof flags])),
    ),
    ...(status !== undefined && { wheel_status: status }),
    ...(stopAt !== undefined && { wheel_stop_at: stopAt === null ? null : Date.parse(stopAt) }),
  }
}
