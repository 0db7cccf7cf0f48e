import type { ComponentType } from 'react'
import type { User } from '#api'
import type { Block, Field, GuardName, GuardWithOptions, Loader, Overlays, PromotionKind } from '#manifest'
import type { StoredItems } from './data/clear-storage.ts'
import type { PlatformAdapter } from './data/platform-adapter.ts'
import type { FieldModule } from './forms/field-value.ts'
import type { Readable } from './data/resource.ts'
import type { On } from './realtime/events.ts'
import type { OverlayName } from './shell/overlay-store.ts'
import type { Stores } from './shell/stores.ts'

/** A widget’s code, fetched when it is first rendered. */
export type Load<Props> = () => Promise<WidgetModule<Props>>

interface WidgetModule<Props> {
  default: ComponentType<Props>
  /** Only of blocks. */
  firstRead?: FirstRead<Props>
  /** Only of blocks. */
  firstCode?: FirstCode<Props>
  /** Only of blocks. */
  pageItems?: PageItems<Props>
}

/**
 * Returns what a block with these options shows of the platform, several resources as one by `together`; undefined where that is
 * nothing. On the first screen it is read before the first render, which then has it. Publishing reads it too, where its calls are
 * public.
 */
export type FirstRead<Options> = (stores: Stores, options: Options) => Readable | undefined

/**
 * Fetches the code and texts that a block with these options draws with beside its own. On the first screen they are there before the
 * first render.
 */
export type FirstCode<Options> = (stores: Stores, registry: Registry, options: Options) => Promise<unknown>

/** An item that a page with parameters shows, such as a game. */
export interface PageItem {
  /** The parameters of the page’s path. */
  params: Record<string, string>
  /** The language that it is in; empty if it is in none or all. */
  language: string
}

/** Returns the items for which publishing makes an HTML file each. */
export type PageItems<Options> = (stores: Stores, options: Options) => Promise<readonly PageItem[]>

/** The result of a guard: open, closed, or unknown until the player signs in. */
export type Verdict = boolean | 'sign-in'

/** A pure function of what the stores hold. Observers run it again when that changes. */
export type Guard<Options = undefined> = (stores: Stores, options: Options) => Verdict

/** The widgets of a slot, by their names. */
export type Slot<Options extends { use: string }, Props = unknown> = {
  [Use in Options['use']]: Load<Extract<Options, { use: Use }> & Props>
}

/**
 * The widgets that a manifest can name. The object itself is generated: widgets/registry.ts.
 * A domain whose widgets fill a slot of their own adds it here (`declare module '#engine/registry.ts'`).
 */
export interface Registry {
  blocks: Slot<Block>
  overlays: { [Name in OverlayName]: Load<Overlays[Name]> }
  /** The overlays that are modal dialogs, in the order in which they show (`x-modal`). */
  modals: readonly OverlayName[]
  /** The blocks that a page in place of the whole site keeps of the footer (`x-while-closed`). */
  whileClosed: readonly Block['use'][]
  /** The blocks whose content follows below `<main>` (`x-continued`). */
  continued: readonly Block['use'][]
  /** What offers something to play: hidden while the player is restricted. All without `"x-offer": false`. */
  offers: { blocks: readonly Block['use'][]; overlays: readonly OverlayName[] }
  /** What promotes, and which kind of promotion (`x-promotes`). */
  promotes: Readonly<Record<string, PromotionKind>>
  loaders: Slot<Loader>
  fields: { [Use in Field['use']]: () => Promise<FieldModule<Extract<Field, { use: Use }>>> }
  /** The code of platforms whose API is not the spec’s. */
  platforms: Record<string, () => Promise<{ createPlatform(): PlatformAdapter }>>
  guards: { [Name in GuardName]: Guard } & {
    [Use in GuardWithOptions['use']]: Guard<Extract<GuardWithOptions, { use: Use }>>
  }
}

/** What the engine may know of a domain: `domains/<name>/index.ts`. All of it is part of the first load. */
export interface Domain {
  /** What becomes of what it stores in the browser. What is not named leaves with the player. */
  stored?: StoredItems
  /** Called at boot, before anything is read. The first render waits for what it returns. */
  start?(stores: Stores): Promise<unknown> | void
  /** Called at the first render, and whenever another user or nobody is signed in. */
  follow?(stores: Stores, userId: User['id'] | undefined): void
  /** Fetched once the first page is on the screen. */
  later?(): Promise<{ later: LaterDomain }>
  /** Fetched once a player is signed in and the first page is on the screen; `forPlayer` is called once. */
  player?(): Promise<{ forPlayer(stores: Stores): void }>
}

/** The part of a domain that waits until the first page is on the screen: `domains/<name>/later.ts`. */
export interface LaterDomain {
  /** Called once. */
  start?(stores: Stores, registry: Registry): Promise<void> | void
  /** Subscribes to events of the socket; called for each connection. */
  listen?(on: On, stores: Stores): void
  /** Reads again what may have changed while there was no connection. */
  resync?(stores: Stores, connection: Reconnection): Promise<unknown> | void
}

/** A connection that is back. */
interface Reconnection {
  /** Settled once the user was read again; for visitors at once. */
  user: Promise<void>
  /** Whether it still stands, for the same user. */
  isCurrent(): boolean
}
