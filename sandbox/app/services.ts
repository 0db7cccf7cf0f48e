import { randomBytes } from 'node:crypto'
import { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { GameSessions } from '../domains/games/sessions.ts'
import { Outcomes } from '../domains/games/play/outcomes.ts'
import { Emails } from '../domains/account/emails/emails.ts'
import { PageTokens } from '../domains/payments/page-tokens.ts'
import { Payments } from '../domains/payments/service.ts'
import { Presence } from '../domains/protection/presence.ts'
import { Protection } from '../domains/protection/service.ts'
import { Signals } from './signals.ts'
import { SportSessions } from '../domains/sport/sessions.ts'
import { Sportsbook } from '../domains/sport/service.ts'
import { Bonuses } from '../domains/offers/bonuses.ts'
import { Cashbacks } from '../domains/offers/cashbacks.ts'
import { GameSearch } from '../domains/games/search/game-search.ts'
import { CredentialChanges } from '../domains/account/credentials.ts'
import { Documents } from '../domains/account/documents.ts'
import { ErrorLog } from './error-log.ts'
import { Limits } from './rate-limits.ts'
import { Links } from '../domains/account/links.ts'
import { Outbox } from '../domains/account/outbox.ts'
import { PhoneCodes } from '../domains/account/phone-codes.ts'
import { Popups } from '../domains/offers/popups.ts'
import { Sessions } from '../domains/account/sessions.ts'
import { SignIn } from '../domains/account/sign-in.ts'
import { SignUp } from '../domains/account/sign-up.ts'
import { Telegram } from '../domains/account/telegram.ts'
import { Wallet } from '../domains/account/wallet.ts'
import { Wheels } from '../domains/wheel/service.ts'

/** The services that the routes use. */
export interface Services {
  db: Database
  clock: Clock
  signals: Signals
  wallet: Wallet
  sessions: Sessions
  outbox: Outbox
  signIn: SignIn
  limits: Limits
  emails: Emails
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

/** Creates the services of one database. `secret` makes outcomes unpredictable. */
export function createServices(db: Database, clock: Clock, secret: string): Services {
  const signals = new Signals()
  const outbox = new Outbox(db, clock)
  const limits = new Limits(db, clock)
  const links = new Links(db, clock)
  const emails = new Emails(outbox, links)
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
    signIn: new SignIn(db, clock, emails),
    limits,
    emails,
    phoneCodes,
    signUp: new SignUp(db, clock, limits, emails, phoneCodes),
    telegram: new Telegram(db, clock),
    credentials: new CredentialChanges({ db, limits, emails, links, sessions }),
    documents: new Documents(db, clock, limits),
    errorLog: new ErrorLog(db, clock),
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

/** Reads the server’s secret, which is created on the first start and kept in the database. */
export async function readSecret(db: Database): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('settings')
    .values({ name: 'secret', value })
    .onConflict((on) => on.doNothing())
    .execute()
  return (await db.selectFrom('settings').where('name', '=', 'secret').select('value').executeTakeFirstOrThrow()).value
}
