import { randomBytes } from 'node:crypto'
import { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { GameSessions } from '../games/game-sessions.ts'
import { Outcomes } from '../games/outcomes.ts'
import { Letters } from '../letters/letters.ts'
import { PageTokens } from '../payments/page-tokens.ts'
import { Payments } from '../payments/payments.ts'
import { Presence } from '../protection/presence.ts'
import { Protection } from '../protection/protection.ts'
import { Signals } from '../signals.ts'
import { SportSessions } from '../sportsbook/sessions.ts'
import { Sportsbook } from '../sportsbook/sportsbook.ts'
import { Bonuses } from './bonuses.ts'
import { Cashbacks } from './cashbacks.ts'
import { GameSearch } from './game-search.ts'
import { CredentialChanges } from './credentials.ts'
import { Documents } from './documents.ts'
import { ErrorLog } from './error-log.ts'
import { Limits } from './limits.ts'
import { Links } from './links.ts'
import { Outbox } from './outbox.ts'
import { PhoneCodes } from './phone-codes.ts'
import { Popups } from './popups.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'
import { SignUp } from './sign-up.ts'
import { Telegram } from './telegram.ts'
import { Wallet } from './wallet.ts'
import { Wheels } from './wheels.ts'

/** What the routes work with. */
export interface Services {
  db: Database
  clock: Clock
  signals: Signals
  wallet: Wallet
  sessions: Sessions
  outbox: Outbox
  signIn: SignIn
  limits: Limits
  letters: Letters
  phoneCodes: PhoneCodes
  signUp: SignUp
  telegram: Telegram
  credentials: CredentialChanges
  documents: Documents
  errorLog: ErrorLog
  gameSearch: GameSearch
  gameSessions: GameSessions
  outcomes: Outcomes
  bonuses: Bonuses
  cashbacks: Cashbacks
  payments: Payments
  pageTokens: PageTokens
  popups: Popups
  presence: Presence
  protection: Protection
  sportsbook: Sportsbook
  sportSessions: SportSessions
  wheels: Wheels
}

/** Makes the services of one database. `secret` decides what nobody may foretell. */
export function createServices(db: Database, clock: Clock, secret: string): Services {
  const signals = new Signals()
  const outbox = new Outbox(db, clock)
  const limits = new Limits(db, clock)
  const links = new Links(db, clock)
  const letters = new Letters(outbox, links)
  const phoneCodes = new PhoneCodes(db, clock, outbox)
  const sessions = new Sessions(db, clock, signals)
  const wallet = new Wallet(db, clock, signals)
  return {
    db,
    clock,
    signals,
    wallet,
    sessions,
    outbox,
    signIn: new SignIn(db, clock, letters),
    limits,
    letters,
    phoneCodes,
    signUp: new SignUp(db, clock, limits, letters, phoneCodes),
    telegram: new Telegram(db, clock),
    credentials: new CredentialChanges({ db, limits, letters, links, sessions }),
    documents: new Documents(db, clock, limits),
    errorLog: new ErrorLog(clock),
    gameSearch: new GameSearch(db),
    gameSessions: new GameSessions(db, clock),
    outcomes: new Outcomes(secret),
    bonuses: new Bonuses(db, clock, wallet),
    cashbacks: new Cashbacks(db, clock, wallet, signals),
    payments: new Payments(db, clock, wallet, limits),
    pageTokens: new PageTokens(secret),
    popups: new Popups(db, clock),
    presence: new Presence(db, clock, sessions),
    protection: new Protection(db, clock, sessions),
    sportsbook: new Sportsbook(clock, secret),
    sportSessions: new SportSessions(db, clock),
    wheels: new Wheels(db, clock, wallet, signals),
  }
}

/** The server’s secret, made on the first start and kept in the database. */
export async function readSecret(db: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('settings')
    .values({ name: 'secret', value })
    .onConflict((on) => on.doNothing())
    .execute()
  return (await db.selectFrom('settings').where('name', '=', 'secret').select('value').executeTakeFirstOrThrow()).value
}
