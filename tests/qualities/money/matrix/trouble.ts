import type { MoneyCall } from './calls.ts'
import type { Page, Player } from './page.ts'

/** A call and the player who makes it. */
export interface Scene {
  call: MoneyCall
  player: Player<MoneyCall>
  page: Page
}

/** The page at the end, and the faults on the way. */
interface Ending {
  page: Page
  wrong?: string[]
  isSignedInAnew?: boolean
}

/** One variant of a failing call. */
export interface Way {
  happen(scene: Scene): Promise<Ending>
}

/** What goes wrong while a player makes a call, with its variants. `isOfStatus`: only payments have a status call. */
export interface Trouble {
  name: string
  isOfStatus?: boolean
  ways: readonly Way[]
}
