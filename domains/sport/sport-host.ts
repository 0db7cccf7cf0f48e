import type { Manifest } from '#manifest'
import { pixelsOf } from '#engine/frames/pixels-of.ts'
import { timeZone } from '#engine/i18n/formats.ts'
import { sportSpCalls } from '#schemas/calls/sport-sp.ts'
import { sportCalls } from '#schemas/calls/sport.ts'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { coloursOf, fontsOfPage } from './brand-look.ts'
import type { Sportsbook } from './sport-store.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { SportEvents, SportHost, SportSessions } from './contract.ts'

interface Parts {
  stores: Stores
  sport: NonNullable<Manifest['sport']>
  book: Sportsbook
  element: HTMLElement
  events: SportEvents
}

/** Creates the host of a sportsbook from the stores. */
export function sportHost({ stores, sport, book, element, events }: Parts): SportHost {
  const { fundist, gaGroup, altenar, betby } = sportCalls(stores.http)
  const { sp } = sportSpCalls(stores.http)
  const sessions: SportSessions = { digitain: fundist, gagroup: gaGroup, altenar, betby, sp }
  return {
    ...events,
    element,
    type: book.type,
    test: book.test,
    get title() {
      return stores.language.text(book.type === 'sport' ? 'page.SPORT' : 'page.LIVE_SPORT')
    },
    get user() {
      return stores.session.user
    },
    get language() {
      return stores.language.current
    },
    get theme() {
      return stores.theme.current
    },
    get route() {
      return book.route
    },
    get oddsFormat() {
      return stores.get(oddsStore).format
    },
    get tokens() {
      return coloursOf(stores)
    },
    radius: pixelsOf('--radius', element),
    fonts: fontsOfPage(),
    showsBets: !stores.manifest.pages.SPORT_BETS.visible,
    timeZone: timeZone(),
    device: window.innerWidth <= 1024 ? 'm' : 'd',
    session: sessions[sport.use],
  }
}
