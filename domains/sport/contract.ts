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

/** The `use` of a sportsbook in the manifest. */
export type SportName = Sport['use']

export type SportType = 'sport' | 'live-sport'
export type Theme = Manifest['theme']['default']

/** A place inside a sportsbook: an event, or a vendor-specific path. Stored in the page’s address. */
export interface SportRoute {
  eventId?: string | undefined
  path?: string | undefined
}

/**
 * Why a sportsbook does not load: script missing or blocked, session call failed, vendor code threw, session expired,
 * or no report before the timeout (set by the page).
 */
export type SportFailure = 'script' | 'session' | 'vendor' | 'expired' | 'timeout'

/** The session call of each provider (spec §7). Each rejects only with an `ApiError`. */
export interface SportSessions {
  digitain: (query: FundistQuery) => Promise<FundistSession>
  gagroup: (query: GaGroupQuery) => Promise<GaGroupSession>
  altenar: () => Promise<SportToken>
  betby: (query: BetbyQuery) => Promise<SportToken>
  sp: (query: SpQuery) => Promise<SpSession>
}

/** The events a sportsbook reports to the page. Events after `unmount` are ignored. */
export interface SportEvents {
  /** It is loading again, for example for another player. The page covers it until `onReady` or `onFailed`. */
  onLoading(): void
  /** The sportsbook can be used. May be reported again, also after a failure. */
  onReady(): void
  onFailed(reason: SportFailure): void
  /** Opens the sign-in page, which returns to the same place. */
  onSignInWanted(): void
  onRegistrationWanted(): void
  onDepositWanted(): void
  /** `ids`: bet ids of the vendor. */
  onBetPlaced(ids: readonly string[]): void
  onRouteChanged(route: SportRoute): void
  /** The vendor changed the balance; the page reads it from the server. */
  onBalanceChanged(): void
  /** The number of selections in the bet slip. */
  onSlipChanged(count: number): void
}

/** What the page provides to a sportsbook. Getters return the current values. */
export interface SportHost<Use extends SportName = SportName> extends SportEvents {
  /** The container’s element, initially empty. The page hides and shows it but never moves it. */
  readonly element: HTMLElement
  readonly type: SportType
  /** The accessible name. */
  readonly title: string
  /** Whether it is on a test page. */
  readonly test: boolean
  readonly user: User | null
  readonly language: Language
  readonly theme: Theme
  readonly oddsFormat: OddsFormat
  /** The brand’s colours in the current theme, by the names of `theme.tokens`. */
  readonly tokens: Readonly<Record<string, string>>
  /** The radius of the brand’s corners, in pixels. */
  readonly radius: number
  /** The families of the brand’s typeface, the preferred one first. */
  readonly fonts: readonly string[]
  /** Whether players find their bets inside the sportsbook: the site has no page for them (SPORT_BETS). */
  readonly showsBets: boolean
  /** An IANA time zone, such as `Africa/Tunis`. */
  readonly timeZone: string
  /** `m` for widths up to 1024 px when the container was created. */
  readonly device: 'd' | 'm'
  /** The place the address asks for. */
  readonly route: SportRoute
  /** The provider’s session call. */
  readonly session: SportSessions[Use]
}

/**
 * A sportsbook in its container. `mount` is called first and once, `unmount` last and once, the other methods in
 * between in any order. No method throws or blocks: errors are reported with `onFailed`.
 */
export interface SportContainer {
  /** Starts loading. The container is visible from now on. */
  mount(): void
  /** The player has returned to the sportsbook. */
  show(): void
  /** The player has left for another page; the sportsbook stays mounted. */
  hide(): void
  identityChanged(user: User | null): void
  languageChanged(language: Language): void
  themeChanged(theme: Theme): void
  /** Vendors whose odds format is theirs to choose do without it. */
  oddsFormatChanged?(format: OddsFormat): void
  /** The address asks for another place in the sportsbook. Without this method, the container is recreated. */
  routeChanged?(route: SportRoute): void
  /** Removes everything that `mount` created. The element may be discarded afterwards. */
  unmount(): void
}

/** The type of the default export of `widgets/sports/<provider>/index.tsx` or `index.ts`. */
export type CreateSport<Use extends SportName> = (
  options: Extract<Sport, { use: Use }>,
  host: SportHost<Use>,
) => SportContainer
