import type { Jackpot as JackpotAmount } from '#api'
import type { Slot } from '#engine/registry.ts'
import type { Jackpot } from '#manifest'

/** What every jackpot look is given beside its options. */
export interface JackpotProps {
  /** The jackpots to show, the smallest first. */
  jackpots: JackpotAmount[]
}

declare module '#engine/registry.ts' {
  interface Registry {
    jackpots: Slot<Jackpot, JackpotProps>
  }
}
