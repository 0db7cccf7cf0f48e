import type { ComponentType } from 'react'
import type { Jackpot as JackpotAmount } from '#api'
import type { Block, GuardName, GuardWithOptions, Jackpot, Loader, Overlays } from '#manifest'
import type { UnbuiltOverlay } from '#schemas/unbuilt.ts'
import type { Stores } from './stores/stores.ts'

/** A widget’s code, fetched when it is first rendered. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Whether a player may: yes, no, or unknown until they sign in. */
export type Verdict = boolean | 'sign-in'

/** A pure function of what the stores hold. Observers run it again when that changes. */
export type Guard<Options = undefined> = (stores: Stores, options: Options) => Verdict

/** What every jackpot look is given beside its options. */
export interface JackpotProps {
  /** The jackpots to show, the smallest first. */
  jackpots: JackpotAmount[]
}

type Slot<Options extends { use: string }, Props = unknown> = { [Use in Options['use']]: Load<Extract<Options, { use: Use }> & Props> }

/** The overlays whose code is there. */
export type BuiltOverlay = Exclude<keyof Overlays, UnbuiltOverlay>

/** Everything that a manifest can name, as far as its code is there. The map itself is generated: widgets/registry.ts. */
export interface Registry {
  blocks: Slot<Block>
  overlays: { [Name in BuiltOverlay]: Load<Overlays[Name]> }
  jackpots: Slot<Jackpot, JackpotProps>
  loaders: Slot<Loader>
  guards: { [Name in GuardName]: Guard } & { [Use in GuardWithOptions['use']]: Guard<Extract<GuardWithOptions, { use: Use }>> }
}
