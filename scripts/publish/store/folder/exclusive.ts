import type { Intention } from '../audit.ts'
import { recover } from './change.ts'
import { locked } from './lock.ts'

/** What happens around an action on a site. */
interface Around {
  /** Called if the disk is too full to complete an interrupted change. */
  makeSpace?: ((interrupted: Intention) => void) | undefined
  /** Called with the change that was interrupted, once it is completed. */
  completed?: ((interrupted: Intention) => void) | undefined
}

/** Runs an action while the site is locked, after an interrupted change is completed. Throws `SiteLocked`. */
export const exclusive = <Result>(site: string, act: () => Result, { makeSpace, completed }: Around = {}): Result =>
  locked(site, () => {
    const interrupted = recover(site, makeSpace)
    if (interrupted) completed?.(interrupted)
    return act()
  })
