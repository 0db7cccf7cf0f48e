import type { FastifyInstance } from 'fastify'
import type { Updateable } from 'kysely'
import type { FortuneWheel, User } from '#api'
import { boolean, closed, money } from '../../app/control/shapes.ts'
import type { Database } from '../../app/db/database.ts'
import { type Flag, flag } from '../../app/db/flag.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import { toMinor } from '../../app/money.ts'
import type { ServedUser } from '../../app/served.ts'
import type { Signals } from '../../app/signals.ts'
import type { Sessions } from './sessions.ts'
import { readUser } from './users.ts'
import type { Wallet } from './wallet.ts'

/** A user as the API returns them, with fields that the API hides. */
type ControlledUser = ServedUser & { closed: boolean; isEmailConfirmed: boolean; isPhoneConfirmed: boolean }

/** The fields of a user that a test may set; money as decimal numbers of the major unit. */
interface UserChange extends Partial<Omit<User, 'id' | 'login' | 'currency' | 'fortuneWheel'>> {
  fortuneWheel?: Partial<FortuneWheel>
  closed?: boolean
  isEmailConfirmed?: boolean
  isPhoneConfirmed?: boolean
}

const userChange = closed({
  balance: money,
  bonusBalance: money,
  isPaymentSystemUser: boolean,
  isVerificated: boolean,
  isHaveFirstDeposit: boolean,
  closed: boolean,
  isEmailConfirmed: boolean,
  isPhoneConfirmed: boolean,
  fortuneWheel: closed({
    status: { $ref: 'session.schema.json#/$defs/FortuneWheel/properties/status' },
    stopAt: { type: ['string', 'null'], pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
  }),
})

interface Dependencies {
  db: Database
  sessions: Sessions
  signals: Signals
  wallet: Wallet
}

/** The users as a test reads and changes them. */
export class ControlledUsers {
  readonly #db: Database
  readonly #sessions: Sessions
  readonly #signals: Signals
  readonly #wallet: Wallet

  constructor({ db, sessions, signals, wallet }: Dependencies) {
    this.#db = db
    this.#sessions = sessions
    this.#signals = signals
    this.#wallet = wallet
  }

  /** Reads a user by login; rejects with 404 if there is none. */
  async read(login: string): Promise<ControlledUser> {
    const columns = ['id', 'closed', 'is_email_confirmed', 'is_phone_confirmed'] as const
    const row = await this.#db.selectFrom('users').where('login', '=', login).select(columns).executeTakeFirst()
    if (!row) throw notFound()
    const hidden = {
      closed: row.closed === 1,
      isEmailConfirmed: row.is_email_confirmed === 1,
      isPhoneConfirmed: row.is_phone_confirmed === 1,
    }
    return { ...(await readUser(this.#db, this.#wallet, row.id)), ...hidden }
  }

  /** Sets the given fields; money moves through the wallet, and a closed account loses its sessions. */
  async change(login: string, change: UserChange): Promise<ControlledUser> {
    const { id, currency } = await this.read(login)
    const targets = { real: minorOf(change, 'balance', currency), bonus: minorOf(change, 'bonusBalance', currency) }

    const columns = columnsOf(change)
    if (Object.keys(columns).length > 0) await this.#db.updateTable('users').set(columns).where('id', '=', id).execute()
    if (targets.real !== undefined || targets.bonus !== undefined) await this.#wallet.setTo(id, 'control', targets)
    if (change.fortuneWheel?.status) this.#signals.emit('wheel', id, change.fortuneWheel.status)
    if (change.closed) await this.#sessions.endAll(id)
    return this.read(login)
  }
}

/** Control calls with which a test reads and changes users. */
export function userControl(control: FastifyInstance, users: ControlledUsers): void {
  control.get<{ Params: { login: string } }>('/users/:login', ({ params }) => users.read(params.login))
  control.patch<{ Params: { login: string }; Body: UserChange }>(
    '/users/:login',
    { schema: { body: userChange } },
    ({ params, body }) => users.change(params.login, body),
  )
}

function minorOf(change: UserChange, field: 'balance' | 'bonusBalance', currency: string): number | undefined {
  const amount = change[field]
  if (amount === undefined) return undefined
  const units = toMinor(amount, currency)
  if (units === null) throw new ApiError(400, code.fieldInvalid, field)
  return units
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
