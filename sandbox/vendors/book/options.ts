import type { VendorHosts } from '../shell/hosts.ts'
import type { OddsFormat } from './odds.ts'

/** The vendors that draw the shared sportsbook, each in its own way. */
export type LookName = 'altenar' | 'betby' | 'digitain' | 'gagroup' | 'sp' | 'horses'

/** What the page around hears of a player’s doings. */
export interface BookEvents {
  /** The first lists are on the screen. */
  ready(): void
  login(): void
  registration(): void
  deposit(): void
  bet(ids: string[]): void
  route(path: string): void
  /** An event’s page was opened, or left: null. */
  event(id: string | null): void
  balance(amount: number, currency: string): void
  slip(state: { isOpen: boolean; count: number }): void
  /** The token is no longer good; a fresh one may be answered. */
  expired(): Promise<string | undefined> | string | undefined
}

/** What may change while the sportsbook is open. */
export interface BookSettings {
  /** Empty for a visitor. */
  token: string
  /** ISO 639-1; English where there are no texts in it. */
  language: string
  theme: 'dark' | 'light'
  oddsFormat: OddsFormat
  /** IANA name; the browser’s own where it is left out. */
  timeZone?: string | undefined
  /** For a bet slip that keeps clear of the page around it: pixels, and its layer. */
  slip?: SlipOffsets | undefined
}

/** How far the bet slip stays from the window’s edges, in pixels, and its z-index. */
interface SlipOffsets {
  top?: number | undefined
  bottom?: number | undefined
  right?: number | undefined
  layer?: number | undefined
}

/** How a sportsbook is opened. */
export interface BookOptions extends BookSettings {
  root: ShadowRoot | HTMLElement
  hosts: VendorHosts
  look: LookName
  /** Where it starts, such as `/`, `/live`, `/event/123`. */
  path: string
  events: Partial<BookEvents>
}

/** An open sportsbook. */
export interface Book {
  update(settings: Partial<BookSettings>): void
  /** Goes to a place, such as `/event/123`. */
  go(path: string): void
  remove(): void
}

/** What the code from the second host leaves for the vendors’ scripts. */
export interface SportBook {
  open(options: BookOptions): Book
}

declare global {
  interface Window {
    SportBook?: SportBook
  }
}
