import { randomBytes } from 'node:crypto'
import { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { Signals } from '../signals.ts'
import { Outbox } from './outbox.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'
import { Wallet } from './wallet.ts'

/** What the routes work with. */
export interface Services {
  db: Database
  clock: Clock
  signals: Signals
  wallet: Wallet
  sessions: Sessions
  outbox: Outbox
  signIn: SignIn
}

/** Makes the services of one database. */
export function createServices(db: Database, clock: Clock): Services {
  const signals = new Signals()
  const outbox = new Outbox(db, clock)
  return {
    db,
    clock,
    signals,
    wallet: new Wallet(db, clock, signals),
    sessions: new Sessions(db, clock, signals),
    outbox,
    signIn: new SignIn(db, clock, outbox),
  }
}

/** The server’s secret, made on the first start and kept in the database. */
export async function readSecret(db: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insertInto('settings').values({ name: 'secret', value }).onConflict((on) => on.doNothing()).execute()
  return (await db.selectFrom('settings').where('name', '=', 'secret').select('value').executeTakeFirstOrThrow()).value
}
