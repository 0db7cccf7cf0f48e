import type { AuditEntry } from './audit.ts'
import type { Medium } from './objects.ts'
import type { SiteState } from './published.ts'

/** Makes what servers read of a change, and logs it. It can be repeated. */
export async function settle(medium: Medium, state: SiteState, entries: readonly AuditEntry[] = state.last.entries) {
  if (await isSettled(medium, state)) return
  await medium.show(state)
  // The log comes last, because it says that all is done.
  await medium.log(state.sequence, entries)
}

const isSettled = async (medium: Medium, { sequence }: SiteState) => sequence === 0 || medium.isSettled(sequence)

/** Returns the lines of a change that no command has completed; undefined if there is none. */
export async function unsettled(medium: Medium, state: SiteState): Promise<readonly AuditEntry[] | undefined> {
  return (await isSettled(medium, state)) ? undefined : state.last.entries
}
