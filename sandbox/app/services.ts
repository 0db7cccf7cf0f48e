import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { artRoutes } from './art.ts'
import type { Clock } from './clock.ts'
import { errorsRoute } from './control/errors.ts'
import type { Database } from './db/database.ts'
import { ErrorLog } from './error-log.ts'
import { pictureServiceRoutes } from './picture-service.ts'
import type { FindSession } from './plugins/sessions.ts'
import { RateLimits } from './rate-limits.ts'
import { reseed } from './seed.ts'
import { Signals } from './signals.ts'
import type { Sites } from './sites.ts'
import { documentControl } from '../domains/account/control-documents.ts'
import { verificationControl } from '../domains/account/control-verification.ts'
import { outboxRoute } from '../domains/account/control-outbox.ts'
import { ControlledUsers, userControl } from '../domains/account/control-users.ts'
import { CredentialChanges } from '../domains/account/credentials.ts'
import { Documents } from '../domains/account/documents.ts'
import { Emails } from '../domains/account/emails/emails.ts'
import { Links } from '../domains/account/links.ts'
import { Outbox } from '../domains/account/outbox.ts'
import { PhoneCodes } from '../domains/account/phone-codes.ts'
import { documentRoutes } from '../domains/account/routes-documents.ts'
import { addressRoutes } from '../domains/account/routes-addresses.ts'
import { hallOfFameRoutes } from '../domains/account/routes-hall-of-fame.ts'
import { profileRoutes } from '../domains/account/routes-profile.ts'
import { recoveryRoutes } from '../domains/account/routes-recovery.ts'
import { registrationRoutes } from '../domains/account/routes-registration.ts'
import { chatRoutes, sessionRoutes } from '../domains/account/routes-session.ts'
import { verificationRoutes } from '../domains/account/routes-verification.ts'
import { Sessions } from '../domains/account/sessions.ts'
import { createSignInAs } from '../domains/account/sign-in-as.ts'
import { SignIn } from '../domains/account/sign-in.ts'
import { SignUp } from '../domains/account/sign-up.ts'
import { Telegram } from '../domains/account/telegram.ts'
import { VerificationTokens } from '../domains/account/verification/tokens.ts'
import { Verifications } from '../domains/account/verification/verifications.ts'
import { Wallet } from '../domains/account/wallet.ts'
import { bannerRoutes, pageRoutes } from '../domains/content/routes.ts'
import { outcomeControl, tableControl } from '../domains/games/control.ts'
import { gamesHostRoutes } from '../domains/games/page/routes.ts'
import { Outcomes } from '../domains/games/play/outcomes.ts'
import { settleDue } from '../domains/games/play/settle.ts'
import { gameSessionRoutes } from '../domains/games/routes-sessions.ts'
import { favouriteRoutes, gameRoutes } from '../domains/games/routes.ts'
import { GameSearch } from '../domains/games/search/game-search.ts'
import { GameSessions } from '../domains/games/sessions.ts'
import { LiveTables } from '../domains/games/live-tables.ts'
import { latestWin, winRoutes } from '../domains/games/wins.ts'
import { historyRoutes } from '../domains/history/routes.ts'
import { jackpotControl, jackpotRoutes } from '../domains/jackpots/routes.ts'
import { growJackpots, listJackpots } from '../domains/jackpots/service.ts'
import { Bonuses } from '../domains/offers/bonuses.ts'
import { Cashbacks } from '../domains/offers/cashbacks.ts'
import { offerControl } from '../domains/offers/control.ts'
import { Popups } from '../domains/offers/popups.ts'
import { bonusRoutes, cashbackRoutes, popupRoutes, promotionRoutes } from '../domains/offers/routes.ts'
import { paymentControl } from '../domains/payments/control.ts'
import { PageTokens } from '../domains/payments/page-tokens.ts'
import { paymentRoutes } from '../domains/payments/routes.ts'
import { Payments } from '../domains/payments/service.ts'
import { refuseSignIn } from '../domains/protection/checks.ts'
import { Presence } from '../domains/protection/presence.ts'
import { limitRoutes } from '../domains/protection/routes.ts'
import { Protection } from '../domains/protection/service.ts'
import { sportControl } from '../domains/sport/control.ts'
import { attachSportFeed } from '../domains/sport/feed.ts'
import { matchRoutes } from '../domains/sport/routes-matches.ts'
import { sportSessionRoutes } from '../domains/sport/routes-sessions.ts'
import { sportsbookRoutes } from '../domains/sport/routes.ts'
import { Sportsbook } from '../domains/sport/service.ts'
import { SportSessions } from '../domains/sport/sessions.ts'
import { settleSport } from '../domains/sport/settle.ts'
import { wheelControl } from '../domains/wheel/control.ts'
import { wheelRoutes } from '../domains/wheel/routes.ts'
import { Wheels } from '../domains/wheel/service.ts'
import { attachChatSockets } from '../vendors/chat/sockets.ts'
import { tawkHash } from '../vendors/tawk/identity.ts'
import { vendorRoutes } from '../vendors/vendors.ts'

/**
 * Makes the services of one database, and gives each route and each repeated task what it needs. No other file knows all of
 * them. `secret` makes outcomes unpredictable.
 */
export function createServices(db: Database, clock: Clock, secret: string) {
  const signals = new Signals()
  const limits = new RateLimits(db, clock)
  const errorLog = new ErrorLog(db, clock)

  const sessions = new Sessions(db, clock, signals)
  const wallet = new Wallet(db, clock, signals)
  const outbox = new Outbox(db, clock)
  const links = new Links(db, clock)
  const emails = new Emails(outbox, links)
  const phoneCodes = new PhoneCodes(db, clock, outbox)
  const signIn = new SignIn(db, clock, emails)
  const signUp = new SignUp(db, clock, limits, emails, phoneCodes)
  const telegram = new Telegram(db, clock)
  const credentials = new CredentialChanges({ db, limits, emails, links, sessions })
  const documents = new Documents(db, clock, limits)
  const verificationTokens = new VerificationTokens(clock, secret)
  const verifications = new Verifications(db, clock, signals)
  const users = new ControlledUsers({ db, sessions, signals, wallet })

  const presence = new Presence(db, clock, sessions)
  const protection = new Protection(db, clock, sessions)

  const bonuses = new Bonuses(db, clock, wallet)
  const cashbacks = new Cashbacks(db, clock, wallet, signals)
  const popups = new Popups(db, clock)
  const wheels = new Wheels(db, clock, wallet, signals)
  const payments = new Payments(db, clock, wallet, limits)
  const pageTokens = new PageTokens(secret)

  const gameSearch = new GameSearch(db)
  const liveTables = new LiveTables(db)
  const gameSessions = new GameSessions(db, clock)
  const outcomes = new Outcomes(secret)
  const play = { db, clock, wallet, signals, outcomes }

  const sportsbook = new Sportsbook(clock, secret)
  const sportSessions = new SportSessions(db, clock)
  const betting = { db, clock, wallet, sportsbook }

  /** The session of a cookie; a player who has used up their session time limit has none. */
  const findPresent: FindSession = async (id) => {
    const session = await sessions.find(id)
    return session && (await presence.touch(session.userId)) ? session : null
  }

  return {
    findPresent,
    /** What the sockets need. */
    sockets: { clock, signals, presence, findSession: (id: string | undefined) => sessions.find(id) },

    /** Registers the calls of the API. */
    apiRoutes(api: FastifyInstance, sites: Sites, cookieDomain: string | undefined): void {
      if (sites.haveLimitRules)
        api.addHook('onRequest', async (request) => {
          if (request.session) await protection.follow(request.session.userId, sites.limitRulesOf(request))
        })
      const refuse = (userId: number) => refuseSignIn(db, userId, clock.now())
      const signInAs = createSignInAs({ db, wallet, sessions, cookieDomain, refuseSignIn: refuse })
      sessionRoutes(api, { db, wallet, sessions, signIn, signInAs, cookieDomain })
      registrationRoutes(api, { db, limits, phoneCodes, signUp, telegram, sites, signInAs })
      profileRoutes(api, { db, clock, emails, credentials, sites })
      recoveryRoutes(api, { credentials, sites })
      documentRoutes(api, documents)
      verificationRoutes(api, verifications, verificationTokens)
      chatRoutes(api, tawkHash)
      bannerRoutes(api, db)
      pageRoutes(api, db)
      jackpotRoutes(api, db)
      winRoutes(api, { db, sites })
      gameRoutes(api, { db, gameSearch, liveTables, sites })
      favouriteRoutes(api, { db, liveTables, sites })
      gameSessionRoutes(api, { gameSessions, sites })
      historyRoutes(api, { db, sites })
      promotionRoutes(api, { db, clock })
      bonusRoutes(api, bonuses)
      popupRoutes(api, popups)
      cashbackRoutes(api, cashbacks)
      paymentRoutes(api, { db, payments, pageTokens, sites })
      limitRoutes(api, protection, sites)
      addressRoutes(api)
      hallOfFameRoutes(api, db)
      wheelRoutes(api, wheels)
      sportSessionRoutes(api, sportSessions)
      matchRoutes(api, sportsbook)
    },

    /** Registers pictures, games and vendors. */
    async otherRoutes(app: FastifyInstance): Promise<void> {
      artRoutes(app, db)
      pictureServiceRoutes(app)
      await gamesHostRoutes(app, play, gameSessions)
      await vendorRoutes(app, {
        clock,
        errorLog,
        pageTokens,
        payments,
        telegram,
        verifications,
        verificationTokens,
      })
      await sportsbookRoutes(app, betting, sportSessions)
    },

    /** Registers what was sent to players and what browsers reported. */
    logRoutes(scope: FastifyInstance, controlled: boolean): void {
      outboxRoute(scope, outbox, controlled)
      errorsRoute(scope, errorLog, controlled)
    },

    /** Registers the domains’ calls of the control API. */
    controlRoutes(control: FastifyInstance): void {
      userControl(control, users)
      jackpotControl(control, { db, signals, clock })
      documentControl(control, documents)
      verificationControl(control, { verifications, verificationTokens, users })
      offerControl(control, { bonuses, cashbacks, popups, users })
      outcomeControl(control, { db, clock, outcomes })
      tableControl(control, { liveTables, signals })
      paymentControl(control, { db, payments, users })
      sportControl(control, { services: betting, sportSessions, users })
      wheelControl(control, { wheels, users })
    },

    /** Returns the id of a user; rejects with 404 if there is none. */
    userId: async (login: string) => (await users.read(login)).id,

    /** Brings the database, and what services keep in memory, to the state of the start. */
    async reset(): Promise<void> {
      await reseed(db, clock)
      gameSearch.forget()
      liveTables.clear()
      outcomes.clear()
      wheels.clear()
      sportsbook.clear()
      presence.clear()
      verificationTokens.clear()
    },

    /** Attaches the vendors’ sockets. Returns a function that closes them. */
    attachVendorSockets(server: Server): () => void {
      const closers = [attachChatSockets(server), attachSportFeed(server, sportsbook)]
      return () => closers.forEach((close) => close())
    },

    /** Records which players are present on this instance. */
    recordPresence: () => presence.advance(),

    /** Settles and pays what is due. Only one instance may do it. */
    async settle(): Promise<void> {
      await settleDue(play)
      await settleSport(betting)
      await bonuses.expire()
      await verifications.reviewDue()
      await wheels.advance()
      await cashbacks.payDue()
      await payments.advance()
    },

    jackpots: { list: () => listJackpots(db), grow: () => growJackpots(db, clock.now()) },
    moveTables: () => liveTables.move(clock.now()),
    latestWin: () => latestWin(db),
  }
}
