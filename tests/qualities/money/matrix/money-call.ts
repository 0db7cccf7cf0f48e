import type { Page, Word } from './page.ts'
import type { Player } from './player.ts'

/** A call that moves money, as the player meets it. */
export interface MoneyCall {
  name: string
  /** `METHOD /path`. */
  call: RegExp
  /** The kind of its transaction in the ledger. */
  kind: string
  /** The maximum time from the click to the final state, in milliseconds. */
  takesMs: number
  /** Sets up what the call is about, before the page opens. */
  prepare(player: Player): Promise<unknown>
  /** The player’s click, and repeated clicks if something has to be done again. */
  tap(page: Page): void
  says(page: Page): Word
  /** Whether it has no key: a platform may carry it out as often as it receives it. */
  isKeyless?: boolean
  /** Whether the sandbox carries it out each time that it receives it. */
  isRepeatable?: boolean
  /** How often it was carried out; by default, the transactions of its kind. */
  count?(player: Player): Promise<number>
  /** The final state in a second tab, if the first one made the call. */
  elsewhere: Word
  /**
   * Leaves an unknown outcome and makes the call again; returns whether the page first asks and says that the outcome is
   * unknown.
   */
  insist?(page: Page): Promise<boolean>
  /** Answers that question. */
  answer?(page: Page, isYes: boolean): void
  /** Returns the input that is lost while the call has not succeeded. */
  losses(page: Page, isSignedInAnew: boolean): string[]
  /** What happens outside of the page until the money has moved. */
  settle(player: Player): Promise<void>
  /** Returns the differences between the page and the sandbox. */
  differences(page: Page, player: Player): Promise<string[]>
}
