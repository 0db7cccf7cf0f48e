import { createRoot } from 'react-dom/client'
import { createHttp } from '../api/http.ts'
import { createI18n } from '../i18n/i18n.ts'
import type { Registry } from '../registry.ts'
import { App } from '../routing/app.tsx'
import { createStores } from '../stores/stores.ts'
import { afterFirstRender } from './after-first-render.ts'
import { takeArrivalValues } from './arrival.ts'
import '../stores/taken-link.ts'
import { keepManifest } from './last-good.ts'
import { readManifest } from './read-manifest.ts'

/** Runs the brand whose manifest the page holds. What goes wrong before the first render is said on the boot-error page. */
export async function boot(root: HTMLElement, registry: Registry) {
  try {
    takeArrivalValues(location.search)
    const manifest = await readManifest()
    const address = import.meta.env.DEV ? manifest.api.development : manifest.api.production
    const { i18n, loaded } = createI18n(manifest)
    const stores = createStores(manifest, createHttp(address), i18n)
    await Promise.all([loaded, stores.session.load()])
    createRoot(root).render(<App stores={stores} registry={registry} />)
    afterFirstRender(stores, address, registry)
    void keepManifest(manifest)
  } catch (error) {
    const { showBootError } = await import('./boot-error.tsx')
    showBootError(root, error)
  }
}
