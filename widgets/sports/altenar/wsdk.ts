/** The settings of `init`, called once per page. `set` can change the last three later, and lead to an event. */
export interface WsdkSettings {
  integration: string
  /** The vendor’s numbers for decimal, fractional and American. */
  oddsFormat: 0 | 1 | 2
  /** ISO 3166-1 alpha-2. */
  countryCode?: string
  /** Empty for visitors. */
  token: string
  /** A language with its country, such as `fr-FR`. */
  culture: string
  themeName: string
}

/** What can change while the sportsbook is open. */
export type WsdkChanges = Partial<Pick<WsdkSettings, 'token' | 'culture' | 'themeName'>> | WsdkPage

/** A page of the sportsbook: its start, live events, or one event. */
export type WsdkPage = { page: 'overview' | 'live' } | { page: 'event'; eventId: string }

/** Design tokens by component, each with its properties: `{ TopSportBarPopoverSports: { background: 'rgb(…)' } }`. */
export type WsdkTokens = Record<string, Record<string, string | number>>

/** A sportsbook as `addSportsBook` takes it. */
export interface WsdkBook {
  container: HTMLElement
  tokens: WsdkTokens
  props: WsdkPage & {
    /** `memory`: the vendor must not change the page’s address. */
    routerType: 'memory'
    onRouterLoad(): void
    /** Their payloads are not documented in public, so they are read generously. */
    onRouteChange(route?: unknown): void
    onEventSelect(event?: unknown): void
    onBetPlacement(bet?: unknown): void
    onSignInButtonClick(): void
  }
}

/** The API of Altenar’s script: one instance per page, for any number of sportsbooks. */
export interface AltenarWsdk {
  init(settings: WsdkSettings): void | Promise<void>
  set(changes: WsdkChanges): void
  addSportsBook(book: WsdkBook): { remove(): void }
}
