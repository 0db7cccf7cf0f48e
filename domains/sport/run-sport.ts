import { reaction } from 'mobx'
import type { Manifest } from '#manifest'
import { sportStore, type Sportsbook } from './sport-store.ts'
import { nameFrames } from '#engine/frames/name-frames.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { SportContainer, SportEvents, SportFailure, SportHost } from './contract.ts'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { slipStore } from '#domains/matches/slip-store.ts'
import { sportHost } from './sport-host.ts'
import { cleanRoute } from './sport-route.ts'

/** What the player can ask for inside the sportsbook; the page navigates there. */
export interface SportNavigation {
  signIn(): void
  register(): void
  deposit(): void
}

interface Running {
  stores: Stores
  sport: NonNullable<Manifest['sport']>
  book: Sportsbook
  element: HTMLElement
  /** Loads the provider’s code. */
  load: () => Promise<{ default: unknown }>
  navigation: SportNavigation
}

/** How long a sportsbook may load before it counts as failed. */
const loadTimeoutMs = 30_000

/** Requests of the same kind within this time are one. */
const repeatMs = 500

/** Runs one container: creates it, forwards changes to it, and handles its events. Returns a function that ends it. */
export function runSport({ stores, sport, book, element, load, navigation }: Running): () => void {
  const store = stores.get(sportStore)
  const ends: (() => void)[] = []
  let over = false

  /** Ignores events after the end. */
  const untilEnd =
    <Args extends unknown[]>(receive: (...args: Args) => void) =>
    (...args: Args) => {
      if (!over) receive(...args)
    }
  /**
   * Only for the container on the screen, and once for vendors that ask in several ways at the same time: by a callback, a
   * command and a message.
   */
  const ifShown = (act: () => void) => {
    let askedAt = -Infinity
    return untilEnd(() => {
      const now = performance.now()
      if (store.shown !== book || now - askedAt < repeatMs) return
      askedAt = now
      act()
    })
  }
  const fail = untilEnd((reason: SportFailure) => book.receiveFailure(reason))
  const reread = () => stores.session.confirm()

  const events: SportEvents = {
    onLoading: untilEnd(() => book.receiveLoading()),
    onReady: untilEnd(() => book.receiveReady()),
    onFailed: fail,
    // A vendor that asks a signed-in player to sign in has lost the session.
    onSignInWanted: ifShown(() => (stores.session.user ? fail('expired') : navigation.signIn())),
    onRegistrationWanted: ifShown(() => navigation.register()),
    onDepositWanted: ifShown(() => (stores.session.user ? navigation.deposit() : navigation.signIn())),
    onBetPlaced: untilEnd(reread),
    onRouteChanged: untilEnd((route) => book.receiveRoute(cleanRoute(route))),
    onBalanceChanged: untilEnd(reread),
    onSlipChanged: untilEnd((count) => book.test || stores.get(slipStore).receive(book.page, count)),
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
      // The registry pairs each provider with its options; TypeScript cannot express this for a dynamic lookup.
      const host = sportHost({ stores, sport, book, element, events })
      const container = (create as (options: unknown, host: SportHost) => SportContainer)(sport, host)
      ends.push(
        () => dare(() => container.unmount()),
        nameFrames(element, () => host.title),
      )
      container.mount()
      follow(container)
    })
  }

  const follow = (container: SportContainer) => {
    const onChange = <T>(of: () => T, forward: (value: T) => void) =>
      ends.push(reaction(of, (value) => dare(() => forward(value))))
    onChange(
      () => stores.session.user?.id,
      () => container.identityChanged(stores.session.user),
    )
    onChange(
      () => stores.language.current,
      (language) => container.languageChanged(language),
    )
    onChange(
      () => stores.theme.current,
      (theme) => container.themeChanged(theme),
    )
    onChange(
      () => stores.get(oddsStore).format,
      (format) => container.oddsFormatChanged?.(format),
    )
    onChange(
      () => store.shown === book,
      (shown) => (shown ? container.show() : container.hide()),
    )
    onChange(
      () => book.requestedRoute,
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
