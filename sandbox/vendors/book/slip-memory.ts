import type { SportEvent } from './api-types.ts'
import { refreshed, type Slip } from './slip.ts'
import type { LookName } from './options.ts'

const kept = new Map<LookName, Slip>()

const empty: Slip = { selections: [], mode: 'single', stake: '' }

/** The slip as it was left: a sportsbook that is opened anew for another language or player goes on with it. */
export const slipOf = (look: LookName): Slip => kept.get(look) ?? empty

/** Keeps a slip while the page lives. */
export const keepSlip = (look: LookName, slip: Slip): void => void kept.set(look, slip)

/** A slip without anything in it, in the same mode. */
export const emptied = ({ mode }: Slip): Slip => ({ ...empty, mode })

/** The slip with the odds of now. */
export function refreshSlip(slip: Slip, events: ReadonlyMap<string, SportEvent>): Slip {
  const selections = slip.selections.map((selection) => {
    const event = events.get(selection.event)
    return event ? refreshed(selection, event) : selection
  })
  return selections.some((selection, index) => selection !== slip.selections[index]) ? { ...slip, selections } : slip
}
