import type { Manifest } from '#manifest'
import { isManifest } from '#schemas/is-manifest.js'
import { themeCss } from '../theme/theme-css.ts'

const cacheName = 'manifest'

/** One per brand: bare localhost serves several. */
const address = () => `/last-good-manifest/${document.documentElement.dataset.brand}.json`

/** Whether the browser has a cache to keep it in; pages that are not secure have none. */
const available = () => 'caches' in window

/** Keeps a manifest that the brand ran with, for the day when a wrong one is published. */
export async function keepManifest(manifest: Manifest) {
  if (!available()) return
  const cache = await caches.open(cacheName)
  await cache.put(address(), new Response(JSON.stringify(manifest)))
}

/** The last manifest that the brand ran with, and its theme put on the page; undefined where none was kept. */
export async function lastGoodManifest(): Promise<Manifest | undefined> {
  if (!available()) return undefined
  const kept = await caches.match(address(), { cacheName })
  const manifest: unknown = await kept?.json()
  if (!isManifest(manifest)) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(manifest.theme))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return manifest
}
