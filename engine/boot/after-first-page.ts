import { autorun, when } from 'mobx'
import { startRealtime } from '../realtime/realtime.ts'
import type { Registry } from '../registry.ts'
import { followHead } from '../seo/follow-head.ts'
import { paymentResultOf } from '#domains/payments/payment-result.ts'
import { forgetPlayTime } from '#domains/protection/play-time-record.ts'
import { errorsOf } from '#domains/consent/services.ts'
import type { Stores } from '../shell/stores.ts'
import { watchVersion } from './watch-version.ts'

/** Starts what waits until the first page is on the screen. */
export function afterFirstPage(stores: Stores, address: string, registry: Registry) {
  const { session, toasts, language, overlays, location, manifest } = stores
  if (session.takeEnded()) toasts.show('info', language.text('account.sessionEnded'))
  // The next page may show it, and the main page did not.
  registry.loaders[manifest.loader.use]().catch(() => undefined)
  void import('./last-good.ts').then(({ keepManifest }) => keepManifest(manifest)).catch(() => undefined)
  startRealtime(stores, address)
  followHead(stores)
  if (manifest.chats.length > 0 || Object.values(manifest.services).some(({ gtag }) => gtag)) {
    void import('#domains/chat/start-services.ts').then(({ startServices }) => startServices(stores, registry.chats))
  }
  if (window.earlyErrors) void reportErrors(stores)
  autorun(() => (paymentResultOf(location.search) ? overlays.open('payment-result') : overlays.close('payment-result')))
  if (!session.user) forgetPlayTime()
  if (manifest.playerProtection.ageGate) void import('#domains/protection/ask-age.ts').then(({ askAge }) => askAge(stores))
  when(
    () => session.user !== null,
    () => void import('#domains/content/for-the-player.ts').then(({ forThePlayer }) => forThePlayer(stores)),
  )
  if (import.meta.env.PROD)
    void import('./keep-for-offline.ts').then(({ keepForOffline }) => keepForOffline()).catch(() => undefined)
  if (import.meta.env.DEV || !manifest.overlays['clean-cache'].visible) return
  watchVersion(() => overlays.open('clean-cache'))
  // Its code is fetched now: once a build is gone, so is its code.
  registry.overlays['clean-cache']().catch(() => undefined)
}

async function reportErrors({ manifest, session, location }: Stores) {
  const errors = errorsOf(manifest)
  if (!errors) return
  const { startErrors } = await import('../reporting/start-errors.ts')
  startErrors({
    brand: manifest.id,
    errors,
    page: () => location.page ?? 'NOT_FOUND',
    secrets: () => (session.user ? [session.user.login] : []),
  })
}
