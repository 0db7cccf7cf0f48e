import { startRealtime } from '../realtime/realtime.ts'
import { followHead } from '../seo/follow-head.ts'
import type { Stores } from '../stores/stores.ts'

/** Starts what waits until the first page is on the screen. */
export function afterFirstPage(stores: Stores, address: string) {
  const { session, toasts, language } = stores
  if (session.takeEnded()) toasts.show('info', language.text('account.sessionEnded'))
  startRealtime(stores, address)
  followHead(stores)
}
