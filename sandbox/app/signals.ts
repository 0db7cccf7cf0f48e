import { EventEmitter } from 'node:events'
import type { BalanceEvent, FortuneWheel, LastCashback } from '#api'

/** What the services tell the socket: a user’s balances after a committed change, the hash of a session that ended, that jackpots changed, a wheel’s new state, a cashback that was paid. */
export class Signals extends EventEmitter<{
  balance: [userId: number, balances: BalanceEvent]
  'session-end': [hash: string]
  jackpots: []
  wheel: [userId: number, status: FortuneWheel['status']]
  cashback: [userId: number, cashback: LastCashback]
}> {}
