import type { ComponentType } from 'react'
import type { Jackpot as JackpotAmount } from '#api'
import type { Block, Chat, GuardName, GuardWithOptions, Jackpot, Loader, Overlays } from '#manifest'
import type { UnbuiltOverlay, UnbuiltSport } from '#schemas/unbuilt.ts'
import type { CreateSport, SportName } from './sport/contract.ts'
import type { ChatVisibility } from './stores/chat-store.ts'
import type { Stores } from './stores/stores.ts'

/** A widget’s code, fetched when it is first rendered. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Whether a player may: yes, no, or unknown until they sign in. */
export type Verdict = boolean | 'sign-in'

/** A pure function of what the stores hold. Observers run it again when that changes. */
export type Guard<Options = undefined> = (stores: Stores, options: Options) => Verdict

/** What every jackpot look is given beside its options. */
interface JackpotProps {
  /** The jackpots to show, the smallest first. */
  jackpots: JackpotAmount[]
}

/** What a chat’s vendor tells of it (spec §4). */
export interface ChatReports {
  visibility(visibility: ChatVisibility): void
  greeting(isShown: boolean): void
  /** Something was said, by whomever. */
  event(): void
  /** How many messages wait for the player. */
  unread(count: number): void
}

/** A chat that is there. */
export interface ChatConnection {
  show(visibility: ChatVisibility): void
  /** Tells the vendor who the player is; null, that nobody is signed in. */
  name(player: string | null): void
  /** Takes everything of it off the page. It may be connected again. */
  remove(): void
}

/** A chat’s code: it loads the vendor’s, hides its button, and translates between both. */
export interface ChatVendor<Options> {
  /**
   * Resolves once the chat can be shown; it shows nothing before it is told to. Null where a setting is missing without which
   * it cannot load: the console says which. Rejects where the vendor cannot be reached.
   */
  connect(options: Options, reports: ChatReports): Promise<ChatConnection | null>
  /** The names of the cookies and the storage entries that the vendor leaves on the brand’s site. */
  traces: RegExp
}

type LoadChat<Use> = () => Promise<{ default: ChatVendor<Extract<Chat, { use: Use }>> }>

type Slot<Options extends { use: string }, Props = unknown> = {
  [Use in Options['use']]: Load<Extract<Options, { use: Use }> & Props>
}

/** The overlays whose code is there. */
export type BuiltOverlay = Exclude<keyof Overlays, UnbuiltOverlay>

/** The sportsbooks whose code is there. */
type BuiltSport = Exclude<SportName, UnbuiltSport>

/** Everything that a manifest can name, as far as its code is there. The map itself is generated: widgets/registry.ts. */
export interface Registry {
  blocks: Slot<Block>
  overlays: { [Name in BuiltOverlay]: Load<Overlays[Name]> }
  sports: { [Use in BuiltSport]: () => Promise<{ default: CreateSport<Use> }> }
  chats: { [Use in Chat['use']]: LoadChat<Use> }
  jackpots: Slot<Jackpot, JackpotProps>
  loaders: Slot<Loader>
  guards: { [Name in GuardName]: Guard } & {
    [Use in GuardWithOptions['use']]: Guard<Extract<GuardWithOptions, { use: Use }>>
  }
}
