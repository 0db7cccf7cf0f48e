import { EventEmitter } from 'node:events'
import type { BalanceEvent } from '#api'

/** What the services tell the socket: a user’s balances after a committed change, and the hash of a session that ended. */
export class Signals extends EventEmitter<{ balance: [userId: number, balances: BalanceEvent]; 'session-end': [hash: string] }> {}
