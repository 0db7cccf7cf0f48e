import { autorun, reaction } from 'mobx'
import type { Registry } from '../registry.ts'
import { recentStore } from '#domains/games/recent-store.ts'
import type { Stores } from '../shell/stores.ts'

/** Says that a player is to be expected: the shell’s script reads it before the first paint. */
const playerKey = 'player'

/** What the first page does not wait for: the player’s favourites, and, once it is on the screen, the socket and a notice from before a reload. */
export function afterFirstRender(stores: Stores, address: string, registry: Registry) {
  const { session, favourites, pageState } = stores
  reaction(
    () => session.user?.id,
    (id) => {
      stores.of(recentStore).follow(id !== undefined)
      favourites.clear()
      if (id === undefined) return localStorage.removeItem(playerKey)
      localStorage.setItem(playerKey, '')
      favourites.load().catch((error: unknown) => console.error(error))
    },
    { fireImmediately: true },
  )
  // Once all parts of a render have reported: the first may be ready while the others still load.
  const stop = autorun(
    () => {
      if (pageState.current === 'loading') return
      stop()
      whenIdle(
        () =>
          void import('./after-first-page.ts').then(({ afterFirstPage }) => afterFirstPage(stores, address, registry)),
      )
    },
    { delay: 1 },
  )
}

/** Safari has no idle callback; there the next task does. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 })
  else setTimeout(run, 200)
}
