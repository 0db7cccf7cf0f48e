import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { transact, userKey } from '../../app/db/transact.ts'
import { notFound } from '../../app/errors.ts'
import type { Signals } from '../../app/signals.ts'
import { post, type Purses, readPurses } from './ledger.ts'
import { toMajor } from '../../app/money.ts'
import type { ServedBalance } from '../../app/served.ts'

/** A player’s money within a database transaction. */
export interface Purse {
  /** The balances in the minor unit. */
  held(): Promise<Purses>
  /**
   * Moves amounts from the house, or to it if they are negative. Returns the id of the ledger transaction, null if
   * nothing moves. Rejects an overdraft.
   */
  move(kind: string, amounts: Partial<Purses>): Promise<number | null>
}

/** Players’ money. Every change of a balance goes through this class. */
export class Wallet {
  readonly #db: Database
  readonly #clock: Clock
  readonly #signals: Signals

  constructor(db: Database, clock: Clock, signals: Signals) {
    this.#db = db
    this.#clock = clock
    this.#signals = signals
  }

  /** A user’s balances as decimal numbers of the major unit. */
  balances(userId: number): Promise<ServedBalance> {
    return balancesOf(this.#db, userId)
  }

  /** A user’s balances in the minor unit. */
  held(userId: number): Promise<Purses> {
    return readPurses(this.#db, userId)
  }

  /**
   * Moves amounts of the minor unit from the house to a user’s purses, or back if they are negative, in one ledger
   * transaction, and emits the new balances after the commit. Rejects an overdraft and then changes nothing.
   */
  move(userId: number, kind: string, amounts: Partial<Purses>): Promise<ServedBalance> {
    return this.#change(userId, kind, () => amounts)
  }

  /** Moves the differences that bring a user’s purses to these amounts of the minor unit. */
  setTo(
    userId: number,
    kind: string,
    targets: { [Name in keyof Purses]?: Purses[Name] | undefined },
  ): Promise<ServedBalance> {
    return this.#change(userId, kind, ({ real, bonus }) => ({
      real: (targets.real ?? real) - real,
      bonus: (targets.bonus ?? bonus) - bonus,
    }))
  }

  /** Runs `work` and its moves in one database transaction, and emits the new balances after the commit. */
  async within<T>(userId: number, work: (transaction: Database, purse: Purse) => Promise<T>): Promise<T> {
    const done = await transact(this.#db, userKey(userId), async (transaction) => {
      const result = await work(transaction, {
        held: () => readPurses(transaction, userId),
        move: (kind, amounts) => post(transaction, { userId, kind, at: this.#clock.now(), ...amounts }),
      })
      return { result, balances: await balancesOf(transaction, userId) }
    })
    this.#signals.emit('balance', userId, done.balances)
    return done.result
  }

  async #change(userId: number, kind: string, amounts: (held: Purses) => Partial<Purses>): Promise<ServedBalance> {
    return this.within(userId, async (transaction, purse) => {
      await purse.move(kind, amounts(await purse.held()))
      return balancesOf(transaction, userId)
    })
  }
}

async function balancesOf(db: Database, userId: number): Promise<ServedBalance> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('currency').executeTakeFirst()
  if (!user) throw notFound()

  const { real, bonus } = await readPurses(db, userId)
  return { balance: toMajor(real, user.currency), bonusBalance: toMajor(bonus, user.currency) }
}
