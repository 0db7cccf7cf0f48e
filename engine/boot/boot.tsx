import { startTransition, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Block } from '#manifest'
import { createHttp } from '../data/http.ts'
import { createI18n } from '../i18n/i18n.ts'
import type { Registry } from '../registry.ts'
import { App } from '../routing/app.tsx'
import { fetchBlocks } from '../routing/widget.tsx'
import { createStores, type Stores } from '../shell/stores.ts'
import { afterFirstRender } from './after-first-render.ts'
import { takeArrivalValues } from './arrival.ts'
import '../shell/taken-link.ts'
import { readManifest } from './read-manifest.ts'

const closedSite = () => import('./closed-site.ts')

declare global {
  interface Window {
    /** Settled once the shell’s style sheets apply; absent where they stand in the head. */
    sheets?: Promise<void>
  }
}

/** Runs the brand whose manifest the page holds. What goes wrong before the first render is said on the boot-error page. */
export async function boot(root: HTMLElement, registry: Registry) {
  let site: Root | undefined
  let closed: Promise<void> | undefined
  const render = async (page: ReactNode) => {
    await window.sheets
    // In slices, between which the page answers.
    startTransition(() => (site ??= createRoot(root)).render(page))
  }
  try {
    takeArrivalValues(location.search)
    const manifest = await readManifest()
    const address = import.meta.env.DEV ? manifest.api.development : manifest.api.production
    const { i18n, loaded } = createI18n(manifest)
    const onFailure = (status = 0, path = '') => {
      // What is refused to a game’s session is that game alone.
      if ((status === 451 || status === manifest.regionClosed?.status) && !path.endsWith('/session'))
        closed ??= closedSite().then(({ showRegionClosed }) => showRegionClosed(render, stores, registry))
    }
    const stores: Stores = createStores(manifest, createHttp(address, onFailure), i18n)
    if (manifest.maintenance?.site) {
      const { siteMaintenanceOver } = await closedSite()
      await loaded
      await siteMaintenanceOver(render, stores, registry)
    }
    const first = firstBlocks(stores)
    const texts = loaded.then(() => askAhead(first, stores))
    await Promise.all([texts, Promise.race([stores.session.load(), patience()]), fetchBlocks(first, registry)])
    if (closed) return await closed
    await render(<App stores={stores} registry={registry} />)
    afterFirstRender(stores, address, registry)
  } catch (error) {
    const { showBootError } = await import('./boot-error.tsx')
    showBootError(root, error)
  }
}

/** So long the page waits to know who is signed in; whoever it learns of later is then let in. */
const patience = () => new Promise((end) => setTimeout(end, 8000))

/** What the painted frame is replaced with in one go: its own blocks, and those of the main page where that is opened. */
function firstBlocks({ manifest, location }: Stores) {
  const { header, rail, footer, bottomBar } = manifest.frame
  const page = location.page === 'MAIN' ? manifest.pages.MAIN.blocks : []
  return [header, rail, footer, bottomBar, page].flat()
}

/** The largest picture on the screen is a banner’s as a rule: its address is not to wait for the first render. */
function askAhead(blocks: readonly Block[], { banners, language }: Stores) {
  if (blocks.some(({ use }) => use === 'banners')) banners.in(language.current).ensure()
}
