import type { PlayerBreak } from '#api'
import type { Stores } from '#engine/shell/stores.ts'
import type { BreakStore } from './break-store.ts'
import { covers } from './covers.ts'

/** Returns when a break of so many hours ends. */
export const endOfBreak = (from: number, hours: number): string => new Date(from + hours * 3_600_000).toISOString()

/** Closes play in this browser for so many hours, for a break that the platform is then asked for. A break in force stays. */
export function beginUnconfirmed(breaks: BreakStore, hours: number, { http }: Pick<Stores, 'http'>) {
  if (breaks.current) return
  breaks.receive({ kind: 'break', until: endOfBreak(http.now(), hours), unconfirmedHours: hours })
}

/**
 * Receives what the platform says: the break in force, or that there is none. Neither ends a break that it has yet to confirm,
 * until it has one that lasts as long.
 */
export function receiveBreak(breaks: BreakStore, inForce: PlayerBreak | null) {
  const { current } = breaks
  if (current?.unconfirmedHours !== undefined && !covers(inForce, current)) return
  breaks.receive(inForce && { kind: inForce.kind, until: inForce.until })
}
