import { EventEmitter } from 'node:events'
import type { BalanceEvent, FortuneWheel, LastCashback, LiveTableList, PlayerVerification } from '#api'

/**
 * Events for the sockets: balances after a committed change, the hash of a session that ended, changed jackpots, changed
 * live tables, a win in a game, the new state of a wheel, a paid cashback, the new state of a verification.
 */
export class Signals extends EventEmitter<{
  balance: [userId: number, balances: BalanceEvent]
  'session-end': [hash: string]
  jackpots: []
  tables: [tables: LiveTableList]
  win: []
  wheel: [userId: number, status: FortuneWheel['status']]
  cashback: [userId: number, cashback: LastCashback]
  verification: [userId: number, status: PlayerVerification['status']]
}> {}
