import { startTransition, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Manifest } from '#manifest'
import { createHttp } from '../data/http.ts'
import { watchOtherTabs } from '../data/other-tabs.ts'
import { createI18n } from '../i18n/i18n.ts'
import type { Domain, Registry } from '../registry.ts'
import { App } from '../routing/app.tsx'
import { createStores, type Stores } from '../shell/stores.ts'
import { afterFirstRender } from './after-first-render.ts'
import '../shell/link-secret.ts'
import { fetchFirst, readFirst } from './read-first.ts'
import { readManifest } from './read-manifest.ts'
import { setSlices } from './slices.ts'

const closedSite = () => import('./closed-site.ts')

declare global {
  interface Window {
    /** Settled once the shell’s style sheets apply; absent where they stand in the head. */
    sheets?: Promise<void>
  }
}

/** Runs the brand whose manifest the page holds. What goes wrong before the first render is said on the boot-error page. */
export async function boot(root: HTMLElement, registry: Registry, domains: readonly Domain[]) {
  let site: Root | undefined
  let closed: Promise<void> | undefined
  const render = async (page: ReactNode) => {
    await window.sheets
    // In slices, between which the page answers.
    startTransition(() => (site ??= createRoot(root)).render(page))
  }
  watchOtherTabs()
  try {
    const manifest = await readManifest()
    const address = manifest.api.production
    const { i18n, loaded } = createI18n(manifest)
    const onFailure = (status = 0, name = '') => {
      // What is refused to a game’s session is that game alone.
      if ((status === 451 || status === manifest.regionClosed?.status) && !name.endsWith('/session'))
        closed ??= closedSite().then(({ showRegionClosed }) => showRegionClosed(render, stores, registry))
    }
    const stores: Stores = createStores(
      manifest,
      createHttp(address, { onFailure, platform: manifest.platform, loadAdapter: adapterOf(manifest, registry) }),
      i18n,
    )
    for (const domain of domains) domain.start?.(stores)
    if (manifest.maintenance?.site) {
      const { siteMaintenanceOver } = await closedSite()
      await loaded
      await siteMaintenanceOver(render, stores, registry)
    }
    const [codes] = await Promise.all([
      fetchFirst(firstBlocks(stores), stores, registry),
      loaded,
      Promise.race([stores.session.load(), sessionTimeout()]),
    ])
    if (!closed) await readFirst(codes, stores, registry)
    if (closed) return await closed
    setSlices('long')
    await render(<App stores={stores} registry={registry} />)
    afterFirstRender(stores, address, registry, domains)
  } catch (error) {
    const { showBootError } = await import('./boot-error.tsx')
    await showBootError(root, error)
  }
}

/** Loads the code that connects the brand’s platform, where it has one. */
function adapterOf({ platform }: Manifest, { platforms }: Registry) {
  const load = platform?.use === undefined ? undefined : platforms[platform.use]
  return load && (async () => (await load()).createPlatform())
}

/** How long the first render waits for `/auth/me`, in milliseconds; a later answer still signs the user in. */
const sessionTimeoutMs = 8000
const sessionTimeout = () => new Promise((end) => setTimeout(end, sessionTimeoutMs))

/** What the painted frame is replaced with in one go: its own blocks, and those of the page where that is painted. */
function firstBlocks({ manifest, location: { page } }: Stores) {
  const { header, rail, footer, bottomBar } = manifest.frame
  const isPainted = page !== undefined && (page === 'MAIN' || window.early?.page === page)
  return [header, rail, footer, bottomBar, isPainted ? manifest.pages[page].blocks : []].flat()
}
