import type { Stores } from '#engine/shell/stores.ts'
import { cashbackStore } from './cashback-store.ts'

/** Reads the player’s last cashback. */
export function forPlayer({ manifest, get }: Stores) {
  if (manifest.overlays.cashback.visible) void get(cashbackStore).load()
}
