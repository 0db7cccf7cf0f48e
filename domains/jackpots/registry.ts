import type { Slot } from '#engine/registry.ts'
import type { Jackpot } from '#manifest'
import type { ShownJackpot } from './jackpot-store.ts'

/** What every jackpot look is given beside its options. */
export interface JackpotProps {
  /** The jackpots to show, the smallest first. */
  jackpots: ShownJackpot[]
}

declare module '#engine/registry.ts' {
  interface Registry {
    jackpots: Slot<Jackpot, JackpotProps>
  }
}
