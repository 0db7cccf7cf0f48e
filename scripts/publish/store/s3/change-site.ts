import type { Note } from '../audit.ts'
import { SiteLocked } from '../folder/lock.ts'
import type { Objects } from '../objects.ts'
import { settle } from './settle.ts'
import { commit, pause, pauses, readState, type Change, type SiteState } from './state.ts'

/** What an attempt at a change found: what to write, unless there is nothing to change, and the result. */
interface Attempt<Result> {
  change?: Change | undefined
  result: Result
}

/** A prune that takes longer was killed, in milliseconds. */
const longestPrune = 15 * 60 * 1000

const isPruning = ({ pruning }: SiteState) => pruning !== undefined && Date.now() - Date.parse(pruning) < longestPrune

/**
 * Makes a change of the state that `attempt` returns. If another command changes the site meanwhile, it is attempted
 * again on what that left. Throws `SiteLocked` if others do so all the time.
 */
export async function changeSite<Result>(
  objects: Objects,
  note: Note,
  attempt: (state: SiteState) => Promise<Attempt<Result>>,
): Promise<Result> {
  for (const milliseconds of pauses) {
    const read = await readState(objects)
    await settle(objects, read.state)
    if (!isPruning(read.state)) {
      const { change, result } = await attempt(read.state)
      if (!change) return result
      const written = await commit(objects, read, change, note)
      if (written) {
        await settle(objects, written)
        return result
      }
    }
    await pause(milliseconds)
  }
  throw new SiteLocked('Other commands are working on this site. Try again when they have finished.')
}
