import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Call } from '#schemas/calls/http.ts'
import { declareStored } from '../data/clear-storage.ts'
import { createHttp } from '../data/http.ts'
import { watchOtherTabs } from '../data/other-tabs.ts'
import { withContent } from '../data/page-content.ts'
import { createI18n } from '../i18n/i18n.ts'
import type { Domain, Registry } from '../registry.ts'
import { App } from '../routing/app.tsx'
import { pageBlocks } from '../routing/page-blocks.ts'
import { SiteRouter } from '../routing/site-router.tsx'
import { splitPath } from '../seo/language-path.ts'
import { createStores, type Stores } from '../shell/stores.ts'
import type { Boundaries } from '../ui/boundary.tsx'
import { watchStyleSheets } from '../ui/style-sheets.ts'
import { fetchOtherIcons } from '../ui/icon.tsx'
import { afterFirstRender, wasSignedIn } from './after-first-render.ts'
import { hydration } from './hydration.ts'
import '../shell/link-secret.ts'
import { isShown, readPageFile } from './page-file.ts'
import { platformOptions } from './platform-options.ts'
import { waitBriefly, contentTaken, fetchFirst, readAgain, startReads } from './read-first.ts'
import { readManifest } from './read-manifest.ts'
import { setSlices } from './slices.ts'

const closedSite = () => import('./closed-site.ts')

declare global {
  interface Window {
    /** Settled once the page’s style sheets apply; absent where they stand in the head. */
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
    startTransition(() => (site ??= createRoot(root, { onRecoverableError })).render(page))
  }
  watchOtherTabs()
  watchStyleSheets()
  try {
    const manifest = await readManifest()
    const file = readPageFile(root, splitPath(manifest, location.pathname).path)
    const address = manifest.api.production
    const { i18n, loaded } = createI18n(manifest)
    const onFailure = (status = 0, { isOwnRefusal }: Call) => {
      if ((status === 451 || status === manifest.regionClosed?.status) && !isOwnRefusal)
        closed ??= closedSite().then(({ showRegionClosed }) => showRegionClosed(render, stores, registry))
    }
    const options = { ...platformOptions(manifest, registry), onFailure }
    const http = withContent(createHttp(address, options), file.content)
    const stores: Stores = createStores(manifest, http, i18n)
    for (const { stored } of domains) declareStored(stored)
    const started = domains.map((domain) => domain.start?.(stores))
    if (manifest.maintenance?.site) {
      const { siteMaintenanceOver } = await closedSite()
      await loaded
      await siteMaintenanceOver(render, stores, registry)
    }
    const [codes, texts] = await Promise.all([
      fetchFirst(pageBlocks(stores, file.isCurrent), stores, registry),
      loaded.then(() => Promise.allSettled(file.namespaces.map(stores.language.load))),
      file.hasOtherIcons && fetchOtherIcons(),
      Promise.all(started),
      Promise.race([stores.session.load(), sessionTimeout(wasSignedIn())]),
    ])
    if (closed) return await closed
    const inRouter = (content: ReactNode) => <SiteRouter place={stores.location}>{content}</SiteRouter>
    const app = (boundaries: Boundaries) => (
      <App {...{ stores, registry, inRouter, boundaries }} origin={location.origin} />
    )
    setSlices('long')
    // Without its texts, the page says so in place of what its file shows.
    const isWhole = texts.every(({ status }) => status === 'fulfilled')
    const hydrating = isWhole && isShown(file, stores) ? hydration(file.boundaries, stores.pageState) : undefined
    if (hydrating) http.hold(hydrating.done)
    const reads = startReads(codes, stores, registry)
    await contentTaken()
    const fromContent = file.content ? reads.resources.filter(({ status }) => status === 'ready') : []
    if (hydrating) {
      const { done, onHydrated } = hydrating
      await window.sheets
      startTransition(() => void (site = hydrateRoot(root, app({ onHydrated }), { onRecoverableError })))
      void done.then(() => readAgain(fromContent))
    } else {
      await waitBriefly(reads.end)
      if (closed) return await closed
      await render(app({}))
      readAgain(fromContent)
    }
    afterFirstRender(stores, address, registry, domains)
  } catch (error) {
    const { showBootError } = await import('./boot-error.tsx')
    await showBootError(root, error)
  }
}

/** Writes what a first attempt to render failed with. React’s own error says only that the second has succeeded. */
export const onRecoverableError = (error: unknown) => console.error((error as { cause?: unknown }).cause ?? error)

/**
 * How long the first render waits for `/auth/me`, in milliseconds; a later answer still signs the user in. Whoever was not signed in
 * here before most likely is a visitor, whose page should not wait.
 */
const sessionTimeoutMs = { player: 8000, visitor: 3000 }
const sessionTimeout = (isPlayer: boolean) =>
  new Promise((end) => setTimeout(end, sessionTimeoutMs[isPlayer ? 'player' : 'visitor']))
