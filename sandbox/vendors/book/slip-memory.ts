import type { SportEvent } from './api-types.ts'
import { refreshed, type Slip } from './slip.ts'
import type { LookName } from './options.ts'

const kept = new Map<LookName, Slip>()

const empty: Slip = { selections: [], mode: 'single', stake: '' }

/** Returns the last slip of a vendor, so that it survives a change of language or player. */
export const slipOf = (look: LookName): Slip => kept.get(look) ?? empty

/** Keeps a slip for the lifetime of the document. */
export const keepSlip = (look: LookName, slip: Slip): void => void kept.set(look, slip)

/** Returns an empty slip in the same mode. */
export const emptied = ({ mode }: Slip): Slip => ({ ...empty, mode })

/** Returns the slip with the current odds. */
export function refreshSlip(slip: Slip, events: ReadonlyMap<string, SportEvent>): Slip {
  const selections = slip.selections.map((selection) => {
    const event = events.get(selection.event)
    return event ? refreshed(selection, event) : selection
  })
  return selections.some((selection, index) => selection !== slip.selections[index]) ? { ...slip, selections } : slip
}
