import { reaction } from 'mobx'
import type { Manifest } from '#manifest'
import { sportStore, type Sportsbook } from './sport-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { SportContainer, SportEvents, SportFailure, SportHost } from './contract.ts'
import { sportHost } from './sport-host.ts'
import { cleanRoute } from './sport-route.ts'

/** What a player may ask for from inside the sportsbook; the page leads there. */
export interface SportWishes {
  signIn(): void
  register(): void
  deposit(): void
}

interface Running {
  stores: Stores
  sport: NonNullable<Manifest['sport']>
  book: Sportsbook
  element: HTMLElement
  /** The provider’s code. */
  load: () => Promise<{ default: unknown }>
  wishes: SportWishes
}

/** How long a sportsbook may load before the page says that it does not come, in milliseconds. */
const loadTimeoutMs = 30_000

/** Runs one container: makes it, tells it of every change, and takes in what it says. Answers how to end it. */
export function runSport({ stores, sport, book, element, load, wishes }: Running): () => void {
  const store = stores.of(sportStore)
  const ends: (() => void)[] = []
  let over = false

  /** Says nothing after the end. */
  const heard =
    <Args extends unknown[]>(receive: (...args: Args) => void) =>
    (...args: Args) => {
      if (!over) receive(...args)
    }
  /** Only who is at the sportsbook can want something there. */
  const wish = (lead: () => void) => heard(() => void (store.shown === book && lead()))
  const fail = heard((reason: SportFailure) => book.receiveFailure(reason))
  const reread = () => void (stores.session.user && stores.session.follow())

  const events: SportEvents = {
    onLoading: heard(() => book.receiveLoading()),
    onReady: heard(() => book.receiveReady()),
    onFailed: fail,
    // A vendor that asks a signed-in player to sign in has lost their session.
    onSignInWanted: wish(() => (stores.session.user ? fail('expired') : wishes.signIn())),
    onRegistrationWanted: wish(() => wishes.register()),
    onDepositWanted: wish(() => (stores.session.user ? wishes.deposit() : wishes.signIn())),
    onBetPlaced: heard(reread),
    onRouteChanged: heard((route) => book.receiveRoute(cleanRoute(route))),
    onBalanceChanged: heard(reread),
  }

  const dare = (action: () => void) => {
    try {
      action()
    } catch (error) {
      console.warn(error)
      fail('vendor')
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (loading: boolean) => {
    clearTimeout(timer)
    if (loading) timer = setTimeout(() => fail('timeout'), loadTimeoutMs)
  }
  ends.push(
    reaction(() => book.status === 'loading', wait, { fireImmediately: true }),
    () => clearTimeout(timer),
  )

  const start = ({ default: create }: { default: unknown }) => {
    if (over) return
    dare(() => {
      // The registry pairs each provider with its options; TypeScript cannot follow the pair through a look-up.
      const container = (create as (options: unknown, host: SportHost) => SportContainer)(
        sport,
        sportHost({ stores, sport, book, element, events }),
      )
      ends.push(() => dare(() => container.unmount()))
      container.mount()
      follow(container)
    })
  }

  const follow = (container: SportContainer) => {
    const tell = <T>(of: () => T, told: (value: T) => void) =>
      ends.push(reaction(of, (value) => dare(() => told(value))))
    tell(
      () => stores.session.user?.id,
      () => container.identityChanged(stores.session.user),
    )
    tell(
      () => stores.language.current,
      (language) => container.languageChanged(language),
    )
    tell(
      () => stores.theme.current,
      (theme) => container.themeChanged(theme),
    )
    tell(
      () => store.shown === book,
      (shown) => (shown ? container.show() : container.hide()),
    )
    tell(
      () => book.lead,
      (route) => (container.routeChanged ? container.routeChanged(route) : book.restart()),
    )
    if (store.shown !== book) container.hide()
  }

  load().then(start, (error: unknown) => {
    console.warn(error)
    fail('script')
  })
  return () => {
    over = true
    for (const end of ends.splice(0).reverse()) end()
  }
}
