import { autorun, reaction } from 'mobx'
import type { Domain, Registry } from '../registry.ts'
import type { Stores } from '../shell/stores.ts'
import { sharedStorage } from '../data/storage.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { setSlices } from './slices.ts'

/** Set while a player is signed in: the shell’s script reads it before the first paint. */
const playerKey = 'player'

/** Whether a player was signed in when this browser last showed the site. */
export const wasSignedIn = () => sharedStorage.getItem(playerKey) !== null

/** Starts what the first render does not wait for: what follows the user, and, once the first page is on the screen, the rest. */
export function afterFirstRender(stores: Stores, address: string, registry: Registry, domains: readonly Domain[]) {
  const { session, pageState, restriction } = stores
  autorun(() => document.documentElement.toggleAttribute('data-restricted', restriction.current !== undefined))
  reaction(
    () => session.user?.id,
    (id) => {
      if (id === undefined) sharedStorage.removeItem(playerKey)
      else sharedStorage.setItem(playerKey, '')
      for (const domain of domains) domain.follow?.(stores, id)
    },
    { fireImmediately: true },
  )
  // Once all parts of a render have reported: the first may be ready while the others still load.
  const stop = autorun(
    () => {
      if (pageState.current === 'loading') return
      stop()
      setSlices('short')
      whenIdle(
        () =>
          void import('./after-first-page.ts').then(
            ({ afterFirstPage }) => afterFirstPage(stores, address, registry, domains),
            // Its code did not arrive, or the visitor has left: what is on the screen works without it.
            () => undefined,
          ),
      )
    },
    { delay: 1 },
  )
}
