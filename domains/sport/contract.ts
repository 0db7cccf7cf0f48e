import type {
  BetbyQuery,
  FundistQuery,
  FundistSession,
  GaGroupQuery,
  GaGroupSession,
  SportToken,
  SpQuery,
  SpSession,
  User,
} from '#api'
import type { Language, Manifest, OddsFormat, Sport } from '#manifest'

/** A sportsbook’s name in manifests. */
export type SportName = Sport['use']

export type SportType = 'sport' | 'live-sport'
export type Theme = Manifest['theme']['default']

/** Where a player is inside a sportsbook: an event, or a path of the vendor’s own where it has such. Kept in the page’s address. */
export interface SportRoute {
  eventId?: string | undefined
  path?: string | undefined
}

/**
 * Why a sportsbook does not show: its script is missing or refused, its session call failed, the vendor’s code threw, its
 * session ended, or (said by the page itself) nothing came in time.
 */
export type SportFailure = 'script' | 'session' | 'vendor' | 'expired' | 'timeout'

/** Each provider’s session call (spec §7). Every one rejects with an `ApiError` alone. */
export interface SportSessions {
  digitain: (query: FundistQuery) => Promise<FundistSession>
  gagroup: (query: GaGroupQuery) => Promise<GaGroupSession>
  altenar: () => Promise<SportToken>
  betby: (query: BetbyQuery) => Promise<SportToken>
  sp: (query: SpQuery) => Promise<SpSession>
}

/** What a sportsbook may tell the page around it. Said after `unmount`, it changes nothing. */
export interface SportEvents {
  /** It loads anew, as for another player: the page covers it until one of the next two. */
  onLoading(): void
  /** The sportsbook can be used. It may be said again, after a failure too. */
  onReady(): void
  onFailed(reason: SportFailure): void
  /** The page leads to the sign-in and back to the same place. */
  onSignInWanted(): void
  onRegistrationWanted(): void
  onDepositWanted(): void
  /** `ids` are the vendor’s. */
  onBetPlaced(ids: readonly string[]): void
  onRouteChanged(route: SportRoute): void
  /** The vendor moved the player’s money; the page asks the server how much there is. */
  onBalanceChanged(): void
}

/** What the page gives a sportsbook. Who, how and where are those of the moment at which they are read. */
export interface SportHost<Use extends SportName = SportName> extends SportEvents {
  /** The container’s own element, empty at first. It is hidden and shown by the page, never moved. */
  readonly element: HTMLElement
  readonly type: SportType
  /** What it is called, for screen readers. */
  readonly title: string
  /** Whether it is on a test page. */
  readonly test: boolean
  readonly user: User | null
  readonly language: Language
  readonly theme: Theme
  readonly oddsFormat: OddsFormat
  /** IANA, such as `Africa/Tunis`. */
  readonly timeZone: string
  /** `m` for widths up to 1024 px, as the page was when the container was made. */
  readonly device: 'd' | 'm'
  /** Where the address leads. */
  readonly route: SportRoute
  /** The provider’s session call. */
  readonly session: SportSessions[Use]
}

/**
 * A sportsbook in its container. `mount` comes first and once, `unmount` last and once; the others between them, in any order.
 * None of them throws or waits: what goes wrong is said by `onFailed`.
 */
export interface SportContainer {
  /** Starts to load. The container is shown from then on. */
  mount(): void
  /** The page is at the sportsbook again. */
  show(): void
  /** The page is elsewhere; the sportsbook stays as it is. */
  hide(): void
  identityChanged(user: User | null): void
  languageChanged(language: Language): void
  themeChanged(theme: Theme): void
  /** The address leads elsewhere inside the sportsbook. Where this is left out, the container is made anew. */
  routeChanged?(route: SportRoute): void
  /** Takes away all that `mount` brought. The element may be dropped afterwards. */
  unmount(): void
}

/** The default export of `widgets/sports/<provider>/index.tsx` or `index.ts`. */
export type CreateSport<Use extends SportName> = (
  options: Extract<Sport, { use: Use }>,
  host: SportHost<Use>,
) => SportContainer
