import type { OddsFormat } from './odds.ts'

/** The hosts of a vendor, next to the one that its script was loaded from. */
export interface VendorHosts {
  /** Calls. */
  api: string
  /** Code, styles, texts and fonts. */
  cdn: string
  /** The live feed’s socket, `ws:` or `wss:`. */
  live: string
}

/** The vendors that render the shared sportsbook, each with its own look. */
export type LookName = 'altenar' | 'betby' | 'digitain' | 'gagroup' | 'sp' | 'horses'

/** What the sportsbook reports to the page around it. */
export interface BookEvents {
  /** The sportsbook has loaded. */
  ready(): void
  login(): void
  registration(): void
  deposit(): void
  bet(ids: string[]): void
  route(path: string): void
  /** The page of an event was opened; null when it was left. */
  event(id: string | null): void
  balance(amount: number, currency: string): void
  slip(state: { isOpen: boolean; count: number }): void
  /** The token has expired; the handler may return a new one. */
  expired(): Promise<string | undefined> | string | undefined
}

/** What may change while the sportsbook is open. */
export interface BookSettings {
  /** Empty for a visitor. */
  token: string
  /** ISO 639-1; unsupported languages fall back to English. */
  language: string
  theme: 'dark' | 'light'
  oddsFormat: OddsFormat
  /** IANA name; by default the browser’s time zone. */
  timeZone?: string | undefined
  /** Keeps the bet slip clear of the page around the sportsbook. */
  slip?: SlipOffsets | undefined
}

/** The distances of the bet slip from the edges of the window, in pixels, and its z-index. */
interface SlipOffsets {
  top?: number | undefined
  bottom?: number | undefined
  right?: number | undefined
  layer?: number | undefined
}

/** Parts of a sportsbook that the page around it may have itself. */
interface BookParts {
  bets?: boolean | undefined
  /** Matches to come and live ones as sections. */
  sections?: boolean | undefined
  oddsFormat?: boolean | undefined
}

/** A brand’s colours by the names of the site’s theme, its corners in pixels and the family of its typeface. */
export interface BrandLook {
  tokens?: Readonly<Record<string, string>> | undefined
  radius?: number | undefined
  font?: string | undefined
}

/** The options of a sportsbook. */
export interface BookOptions extends BookSettings {
  root: ShadowRoot | HTMLElement
  hosts: VendorHosts
  look: LookName
  /** The first path, such as `/`, `/live`, `/event/123`. */
  path: string
  events: Partial<BookEvents>
  /** What the page around it leaves to the sportsbook; everything by default. */
  shows?: BookParts | undefined
  /** The look of the brand, where the page gives one. */
  brand?: BrandLook | undefined
  /** Style sheets of the brand, loaded after the vendor’s own. */
  styleSheets?: readonly string[] | undefined
  /** It is the only content of a frame, which may grow with it. */
  grows?: boolean | undefined
}

/** An open sportsbook. */
export interface Book {
  update(settings: Partial<BookSettings>): void
  /** Shows a path, such as `/event/123`. */
  go(path: string): void
  remove(): void
}

/** The global that the code of the second host defines for the vendors’ scripts. */
export interface SportBook {
  open(options: BookOptions): Book
}

declare global {
  interface Window {
    SportBook?: SportBook
  }
}
