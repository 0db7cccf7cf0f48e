import type { Selectable } from 'kysely'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import type { Wallet } from '../account/wallet.ts'
import type { Sportsbook } from './service.ts'
import type { SportSession } from './sessions.ts'
import type { SportTables } from './tables.ts'

/** What placing and settling bets needs. */
export interface BookServices {
  db: Database
  clock: Clock
  wallet: Wallet
  sportsbook: Sportsbook
}

/** A selection as stored. */
export type SelectionRow = Selectable<SportTables['selections']>

/** A bet as stored, with the key of its slip. */
export type SportBetRow = Selectable<Tables['bets']> & {
  slip: string
  cashed_out: 0 | 1
  provider: SportTables['slips']['provider']
}

/** Selects the sport bets of players. */
export const sportBets = (db: Database) =>
  db
    .selectFrom('bets')
    .innerJoin('slip_bets', 'slip_bets.bet_id', 'bets.id')
    .innerJoin('slips', 'slips.id', 'slip_bets.slip_id')
    .selectAll('bets')
    .select(['slips.key as slip', 'slip_bets.cashed_out', 'slips.provider'])

/** Selects the bets that a session may see: the player’s own, on sport or on races depending on the vendor. */
export const betsOf = (db: Database, { userId, provider }: Pick<SportSession, 'userId' | 'provider'>) =>
  sportBets(db)
    .where('bets.user_id', '=', userId)
    .where('slips.provider', provider === 'horses' ? '=' : '<>', 'horses')

/** The selections of bets, in the order in which they were chosen. */
export function selectionsOf(db: Database, betIds: readonly number[]): Promise<SelectionRow[]> {
  if (betIds.length === 0) return Promise.resolve([])
  return db.selectFrom('selections').where('bet_id', 'in', betIds).orderBy('id').selectAll().execute()
}
