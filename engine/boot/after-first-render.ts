import { reaction } from 'mobx'
import type { Stores } from '../stores/stores.ts'

/** What waits until the first page is on the screen: the socket, the player’s favourites, a notice from before a reload. */
export function afterFirstRender(stores: Stores, address: string) {
  const { session, favourites } = stores
  reaction(
    () => session.user?.id,
    (id) => {
      favourites.clear()
      if (id !== undefined) favourites.load().catch((error: unknown) => console.error(error))
    },
    { fireImmediately: true },
  )
  whenIdle(async () => {
    tellEnded(stores)
    const { startRealtime } = await import('../realtime/realtime.ts')
    startRealtime(stores, address)
  })
}

function tellEnded({ session, toasts, language }: Stores) {
  if (session.takeEnded()) toasts.show('info', language.text('account.sessionEnded'))
}

/** Safari has no idle callback; there the next task does. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 })
  else setTimeout(run, 200)
}
