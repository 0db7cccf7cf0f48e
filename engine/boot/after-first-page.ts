import { when } from 'mobx'
import { loadChanges } from '../data/http.ts'
import { startRealtime } from '../realtime/realtime.ts'
import type { Domain, Registry } from '../registry.ts'
import { followHead } from '../seo/follow-head.ts'
import type { Stores } from '../shell/stores.ts'
import { showLateTypefaces } from './late-typefaces.ts'
import { watchVersion } from './watch-version.ts'

/** Starts what waits until the first page is on the screen. */
export async function afterFirstPage(stores: Stores, address: string, registry: Registry, domains: readonly Domain[]) {
  const { session, toasts, language, overlays, manifest } = stores
  dropReads()
  const ended = session.takeEnded()
  if (ended === 'ended') toasts.show('info', language.text('account.sessionEnded'))
  else if (ended) toasts.show('info', ended === 'replaced' ? language.text('account.sessionReplaced') : ended)
  // The next page may show it, and the main page did not.
  registry.loaders[manifest.loader.use]().catch(() => undefined)
  void import('./keep-manifest.ts')
    .then(({ storeLastValidManifest }) => storeLastValidManifest(manifest))
    .catch(() => undefined)
  showLateTypefaces(stores.location).catch(() => undefined)
  followHead(stores)
  // Without the code errors go unreported, which is no error of the page.
  if (window.earlyErrors) reportErrors(stores).catch(() => undefined)
  if (import.meta.env.PROD)
    void import('./keep-for-offline.ts').then(({ keepForOffline }) => keepForOffline()).catch(() => undefined)
  if (!import.meta.env.DEV && manifest.overlays['clean-cache'].visible) {
    watchVersion(() => overlays.open('clean-cache'))
    // Its code is fetched now: once a build is gone, so is its code.
    registry.overlays['clean-cache']().catch(() => undefined)
  }
  when(
    () => session.user !== null,
    () => void startForPlayer(stores, domains),
  )
  await startLater(stores, address, registry, domains)
}

/** What the first page did not take would be old by the time that anything asks for it. */
function dropReads() {
  for (const read of Object.values(window.reads ?? {})) read?.then(({ body }) => body?.cancel()).catch(() => undefined)
  delete window.reads
}

/** The live connection needs no more than the domains whose code arrives. */
async function startLater(stores: Stores, address: string, registry: Registry, domains: readonly Domain[]) {
  const fetched = await Promise.allSettled(domains.map(async (domain) => (await domain.later?.())?.later))
  const later = fetched.flatMap((each) => (each.status === 'fulfilled' && each.value) || [])
  startRealtime(stores, address, later)
  for (const domain of later) void domain.start?.(stores, registry)
}

async function startForPlayer(stores: Stores, domains: readonly Domain[]) {
  loadChanges().catch(() => undefined)
  await Promise.allSettled(domains.map(async (domain) => (await domain.player?.())?.forPlayer(stores)))
}

async function reportErrors({ manifest, session, location }: Stores) {
  const errors = manifest.services.production.errors
  if (!errors) return
  const { startErrors } = await import('../reporting/start-errors.ts')
  startErrors({
    brand: manifest.id,
    errors,
    page: () => location.page ?? 'NOT_FOUND',
    secrets: () => (session.user ? [session.user.login] : []),
  })
}
