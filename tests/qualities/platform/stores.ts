import type { Banner, PaymentMethod, PaymentOperation, User } from '#api'
import type { Http } from '#engine/data/http.ts'
import type { Resource } from '#engine/data/resource.ts'
import { SessionStore } from '#engine/shell/session-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { bannerStore, split } from '#domains/content/banner-store.ts'
import { pageStore } from '#domains/content/page-store.ts'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { playStore } from '#domains/games/play-store.ts'
import { historyStore } from '#domains/history/history-store.ts'
import type { Payment, PaymentState } from '#domains/payments/payment.ts'
import { paymentMethodStore } from '#domains/payments/payment-method-store.ts'
import { PaymentRun } from '#domains/payments/payment-run.ts'
import { paymentsCalls } from '#schemas/calls/payments.ts'
import { sessionCalls } from '#schemas/calls/session.ts'

/** A part of the product that reads a response. */
interface Reader {
  load(): Promise<unknown>
  /** What the player gets; undefined if that is an error with a retry. */
  shown(): unknown
}

/** A response that carries what a player comes for. */
export interface StoreCase {
  title: string
  /** Its entity in schemas/api. */
  answer: string
  open(http: Http): Reader
  /** What the player has to get of what can be read. */
  wanted?(read: never): unknown
  /** What the player has to get where nothing can be read; an error with a retry without it. */
  otherwise?(valid: never): unknown
}

const session = (http: Http) => new SessionStore(sessionCalls(http), () => undefined)

const storesOf = (http: Http) =>
  ({
    http,
    session: session(http),
    language: { current: 'en' },
    manifest: { registration: { permissions: { bonus: { default: 'none', exclude: [] } } } },
  }) as unknown as Stores

const ofResource = <T>(resource: Resource<T>, show: (value: T) => unknown = (value) => value): Reader => ({
  load: resource.load,
  shown: () => (resource.status === 'ready' ? show(resource.value!) : undefined),
})

const order = { methodId: 'card', amount: 50.25, fields: {}, lang: 'en' as const }
const payment: Payment = { ...order, key: 'k', direction: 'deposit', currency: 'TND', startedAt: 0 }

/** A deposit on a platform of which nothing is known: what it says once has to do. */
function deposit(http: Http): Reader {
  let said: PaymentState | undefined
  let sent = 0
  const calls = paymentsCalls(http)
  const run = new PaymentRun(
    { ...calls, deposit: (...given) => calls.deposit(...given).finally(() => void sent++) },
    payment,
    () => 'none',
    (state) => void (said = state),
  )
  return {
    load: () => run.perform(order),
    shown: () => said?.stage === 'done' && { ...said.operation, sent },
  }
}

/** The payment was made, once: what the response does not say is as it was sent. */
const made = (operation: PaymentOperation) => ({
  ...operation,
  key: operation.key || payment.key,
  direction: operation.direction ?? 'deposit',
  methodId: operation.methodId ?? order.methodId,
  amount: operation.amount ?? order.amount,
  currency: operation.currency || payment.currency,
  at: operation.at ?? new Date(payment.startedAt).toISOString(),
  sent: 1,
})

/** Every banner is somewhere on a page. */
const placed = (banners: Banner[]) =>
  (['home', 'sport'] as const).flatMap((place) => Object.values(split(banners, place)).flat()).map(({ id }) => id)

export const storeCases: readonly StoreCase[] = [
  {
    title: 'signing in',
    answer: 'User',
    open(http) {
      const store = session(http)
      return {
        load: async () => store.enter(await store.signIn({ login: 'a', password: 'b' })),
        shown: () => store.user,
      }
    },
    // The session is open, whatever the response was: the current user is read.
    otherwise: (valid: User) => valid,
  },
  {
    title: 'the current user',
    answer: 'User',
    open(http) {
      const store = session(http)
      return { load: store.load, shown: () => store.user ?? undefined }
    },
  },
  {
    title: 'the lobby',
    answer: 'GameList',
    open(http) {
      const listing = lobbyStore(storesOf(http)).listing({ size: 24 })
      return {
        load: async () => {
          if (listing.failed) listing.retry()
          else listing.ensure(0, 0)
          await new Promise(setImmediate)
        },
        shown: () =>
          listing.failed
            ? undefined
            : { count: listing.count, rows: [0, 1, 2].flatMap((index) => listing.at(index) ?? []) },
      }
    },
  },
  {
    title: 'opening a game',
    answer: 'GameSession',
    open: (http) =>
      ofResource(
        playStore(storesOf(http)).open(
          { providerId: 'p', gameId: 'g' },
          { mode: 'real', device: 'mobile', lang: 'en' },
        ),
      ),
  },
  {
    title: 'banners',
    answer: 'BannerList',
    open: (http) => ofResource(bannerStore(storesOf(http)).in('en'), (list) => ({ list, placed: placed(list).length })),
    wanted: (list: Banner[]) => ({ list, placed: list.length }),
  },
  {
    title: 'a static page',
    answer: 'StaticPage',
    open: (http) => ofResource(pageStore(storesOf(http)).page('terms-en')),
  },
  {
    title: 'currencies of the registration',
    answer: 'SignupCurrencyList',
    open: (http) => ofResource(registrationStore(storesOf(http)).currencies),
  },
  {
    title: 'payment methods',
    answer: 'PaymentMethodList',
    open: (http) => ofResource(paymentMethodStore(storesOf(http)).list('withdrawal', 'TND')),
    // A method that does not say its direction or currency has those that were asked for.
    wanted: (methods: PaymentMethod[]) =>
      methods
        .map((method) => ({
          ...method,
          direction: method.direction ?? 'withdrawal',
          currency: method.currency || 'TND',
        }))
        .filter(({ direction }) => direction === 'withdrawal'),
  },
  {
    title: 'a deposit',
    answer: 'PaymentOperation',
    open: deposit,
    wanted: made,
    otherwise: () => made({ key: '', currency: '', status: 'pending' }),
  },
  {
    title: 'the history of bets',
    answer: 'BetList',
    open: (http) => ofResource(historyStore(storesOf(http)).pages.bets.get({})),
  },
]
