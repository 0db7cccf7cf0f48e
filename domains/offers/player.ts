import type { Stores } from '#engine/shell/stores.ts'
import { cashbackStore } from './cashback-store.ts'

/** Reads the player’s last cashback. */
export function forPlayer({ manifest, of }: Stores) {
  if (manifest.overlays.cashback.visible) void of(cashbackStore).load()
}
