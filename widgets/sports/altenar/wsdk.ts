/** The settings of `init`, called once per page. `set` can change the last three later. */
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
export type WsdkChanges = Partial<Pick<WsdkSettings, 'token' | 'culture' | 'themeName'>>

/** The sportsbook’s current page. Only event pages have an `eventId`. */
export interface WsdkRoute {
  eventId?: string | number | null
}

/** A sportsbook as `addSportsBook` takes it. */
export interface WsdkBook {
  container: HTMLElement
  /** Design tokens by the vendor’s names. */
  tokens?: Record<string, string>
  props: {
    page: 'overview' | 'live'
    eventId?: string
    /** `memory`: the vendor must not change the page’s address. */
    routerType: 'memory'
    onRouterLoad(): void
    onRouteChange(route: WsdkRoute): void
    onEventSelect(event: WsdkRoute): void
    onSignInButtonClick(): void
    onBetPlacement(bet: { betIds: readonly (string | number)[] }): void
  }
}

/** The API of Altenar’s script: one instance per page, for any number of sportsbooks. */
export interface AltenarWsdk {
  init(settings: WsdkSettings): void | Promise<void>
  set(changes: WsdkChanges): void
  addSportsBook(book: WsdkBook): { remove(): void }
}
