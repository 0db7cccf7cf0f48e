import type { ChatIdentity } from '#api'
import type { ChatVisibility } from './chat-store.ts'

/** What a chat’s vendor reports (spec §4). */
export interface ChatReports {
  visibility(visibility: ChatVisibility): void
  greeting(isShown: boolean): void
  /** Something was said, by either side. */
  event(): void
  /** How many messages wait for the player. */
  unread(count: number): void
}

/** Who is signed in, as a chat may know it. */
export interface ChatPlayer {
  login: string
  /** The platform’s proof of it, for a vendor that `usesIdentity`, where the platform has one. */
  identity?: ChatIdentity | undefined
}

/** A chat that is loaded. */
export interface ChatConnection {
  show(visibility: ChatVisibility): void
  /** Tells the vendor who the player is. */
  identify(player: ChatPlayer): void
  /** Ends the conversation of a player who is no longer the one, as far as the vendor can. `remove` follows. */
  leave?(): Promise<void> | void
  /** Takes everything of it off the page. It may be connected again. */
  remove(): void
}

/** A chat’s code: it loads the vendor’s, hides its button, and translates between both. */
export interface ChatVendor<Options> {
  /**
   * Resolves once the chat can be shown; it shows nothing before `show`. Null where a setting is missing without which it cannot
   * load: the console says which. Rejects where the vendor cannot be reached.
   */
  connect(options: Options, reports: ChatReports): Promise<ChatConnection | null>
  /** Whether it wants the platform’s proof of who the player is. */
  usesIdentity?: boolean
  /** The names of the cookies and the storage entries that the vendor leaves on the brand’s site. */
  traces: RegExp
}
