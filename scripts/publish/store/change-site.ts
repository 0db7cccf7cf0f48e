import type { AuditEntry, Note } from './audit.ts'
import type { Medium } from './objects.ts'
import { pause, pauses } from './pauses.ts'
import { settle, unsettled } from './settle.ts'
import { SiteLocked } from './errors.ts'
import { empty, type SiteState } from './published.ts'
import { commit, readState, type Change } from './state.ts'

/** What an attempt at a change found: what to write, unless there is nothing to change, and the result. */
interface Attempt<Result> {
  change?: Change | undefined
  /** Called after the change, before other commands can change the site. */
  after?: (() => void | Promise<void>) | undefined
  result: Result
}

/** What happens around a change. */
export interface Around {
  /** Called with a change that was interrupted, once it is completed. */
  completed?: ((interrupted: readonly AuditEntry[]) => void) | undefined
  /** Removes what the change makes superfluous: called first if there is no space left for the change. */
  makeSpace?: ((state: SiteState) => Promise<void>) | undefined
}

/** A prune that takes longer was killed, in milliseconds. */
const longestPrune = 15 * 60 * 1000

/** Whether another command removes files. One that has locked the site would keep this one from it. */
const isPruning = ({ lock }: Medium, { pruning }: SiteState) =>
  !lock && pruning !== undefined && Date.now() - Date.parse(pruning) < longestPrune

/**
 * Makes a change of the state that `attempt` returns. If another command changes the site meanwhile, it is attempted
 * again on what that left. Throws `SiteLocked` if others do so all the time.
 */
export async function changeSite<Result>(
  medium: Medium,
  note: Note,
  attempt: (state: SiteState) => Promise<Attempt<Result>>,
  around: Around = {},
): Promise<Result> {
  let locked = new SiteLocked('Other commands are working on this site. Try again when they have finished.')
  for (const milliseconds of pauses) {
    try {
      const done = await alone(medium, () => changeOnce(medium, note, attempt, around))
      if (done) return done.result
    } catch (error) {
      if (!(error instanceof SiteLocked)) throw error
      locked = error
    }
    await pause(milliseconds)
  }
  throw locked
}

/** Runs an action while the site is locked, where it can be. */
async function alone<Result>({ lock }: Medium, act: () => Promise<Result>): Promise<Result> {
  const release = lock?.('.lock')
  try {
    return await act()
  } finally {
    release?.()
  }
}

async function changeOnce<Result>(
  medium: Medium,
  note: Note,
  attempt: (state: SiteState) => Promise<Attempt<Result>>,
  { completed, makeSpace }: Around,
): Promise<{ result: Result } | undefined> {
  /** Writes something, and again after space was made for it. */
  const write = async <Written>(state: SiteState, act: () => Promise<Written>): Promise<Written> => {
    try {
      return await act()
    } catch (error) {
      if (!makeSpace || !medium.isFull?.(error)) throw error
      await makeSpace(state)
      return act()
    }
  }
  const earlier = medium.earlier?.()
  if (earlier)
    await write({ ...empty, ...earlier }, () =>
      commit(medium, { state: empty, tag: undefined }, { state: earlier, action: 'publish', outcomes: [] }, note),
    )
  const read = await readState(medium)
  const interrupted = await unsettled(medium, read.state)
  if (interrupted) {
    // Without a lock, the other command may still be at work.
    const isRecovered = medium.lock !== undefined
    const entries = isRecovered ? interrupted.map((entry) => ({ ...entry, recovered: true as const })) : interrupted
    await write(read.state, () => settle(medium, read.state, entries))
    if (isRecovered && entries.length > 0) completed?.(entries)
  }
  if (isPruning(medium, read.state)) return undefined
  const { change, after, result } = await attempt(read.state)
  if (change) {
    const written = await write(read.state, () => commit(medium, read, change, note))
    if (!written) return undefined
    await write(written, () => settle(medium, written))
  }
  await after?.()
  return { result }
}
