import type { MoneyCall } from './money-call.ts'
import type { Page } from './page.ts'
import type { Place, Player } from './player.ts'

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

/** What goes wrong while a player makes a call, with its variants. `fits`: where it can happen. */
export interface Trouble {
  name: string
  fits?(call: MoneyCall, place: Place): boolean
  ways: readonly Way[]
}
