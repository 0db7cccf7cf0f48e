import type { Clock } from '../../../app/clock.ts'
import type { Database } from '../../../app/db/database.ts'
import { transact } from '../../../app/db/transact.ts'
import { stakeRefusal } from '../../protection/checks.ts'
import type { Wallet } from '../../account/wallet.ts'
import { endBonusIfOver } from '../../offers/bonus-progress.ts'
import { GameError } from './game-error.ts'

/** The owner of the money: a player, or a demo session with play money. */
export interface Payer {
  user_id: number | null
  session_hash: string | null
}

/** A paid stake, with the part of it that was bonus money. */
export interface PaidStake {
  stake: number
  stake_bonus: number
}

/** The money of a game within a database transaction. Amounts are integers of the minor unit. */
export interface BetTransaction {
  db: Database
  /**
   * Takes a stake, real money first. Throws `funds` if there is not enough, or the refusal of the player’s own limits
   * and break.
   */
  take(amount: number): Promise<PaidStake>
  /** Pays the return of a bet; bonus money gets its share. */
  pay(kind: 'win' | 'jackpot' | 'bet-cancelled' | 'cash-out', amount: number, bet: PaidStake): Promise<void>
}

/**
 * Runs `work` with the payer’s money in one database transaction, which any error rolls back. A bonus that it ends is
 * closed in the same transaction.
 */
export function inBetTransaction<T>(
  { db, wallet, clock }: { db: Database; wallet: Wallet; clock: Clock },
  payer: Payer,
  work: (transaction: BetTransaction) => Promise<T>,
): Promise<T> {
  const { user_id: userId, session_hash: hash } = payer
  if (userId === null)
    return transact(db, `game-session:${hash}`, (transaction) => work(demoTransaction(transaction, hash ?? '')))

  return wallet.within(userId, async (transaction, purse) => {
    const { held, move } = purse
    const done = await work({
      db: transaction,
      async take(amount) {
        const { real, bonus } = await held()
        if (amount > real + bonus) throw new GameError('funds')
        const stakeBonus = Math.max(0, amount - real)
        const refused = await stakeRefusal(
          transaction,
          userId,
          { stake: amount, real: amount - stakeBonus },
          clock.now(),
        )
        if (refused) throw new GameError(refused)
        await move('bet', { real: stakeBonus - amount, bonus: -stakeBonus })
        return { stake: amount, stake_bonus: stakeBonus }
      },
      async pay(kind, amount, { stake, stake_bonus: stakeBonus }) {
        const bonus = Math.floor((amount * stakeBonus) / stake)
        await move(kind, { real: amount - bonus, bonus })
      },
    })
    await endBonusIfOver(transaction, purse, userId, clock.now())
    return done
  })
}

function demoTransaction(db: Database, hash: string): BetTransaction {
  const session = db.selectFrom('game_sessions').where('hash', '=', hash).select('demo_balance')
  const balance = async () => (await session.executeTakeFirst())?.demo_balance ?? 0
  const add = (amount: number) =>
    db
      .updateTable('game_sessions')
      .set(({ eb }) => ({ demo_balance: eb('demo_balance', '+', amount) }))
      .where('hash', '=', hash)
      .execute()

  return {
    db,
    async take(amount) {
      if (amount > (await balance())) throw new GameError('funds')
      await add(-amount)
      return { stake: amount, stake_bonus: 0 }
    },
    async pay(_kind, amount) {
      await add(amount)
    },
  }
}
