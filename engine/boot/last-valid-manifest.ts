import type { Manifest } from '#manifest'
import { isManifest } from '#schemas/is-manifest.js'
import { themeCss } from '../theme/theme-css.ts'

const cacheName = 'manifest'

/** Per brand, because bare localhost serves several. */
const address = () => `/last-valid-manifest/${document.documentElement.dataset.brand}.json`

/** Whether the browser has a cache; insecure contexts have none. */
const available = () => 'caches' in window

/** Stores a manifest that the brand has started with, as a fallback for an invalid one. */
export async function storeLastValidManifest(manifest: Manifest) {
  if (!available()) return
  const cache = await caches.open(cacheName)
  await cache.put(address(), new Response(JSON.stringify(manifest)))
}

/** Returns the last manifest that the brand started with, and applies its theme; undefined if there is none. */
export async function readLastValidManifest(): Promise<Manifest | undefined> {
  if (!available()) return undefined
  const kept = await caches.match(address(), { cacheName })
  const manifest: unknown = await kept?.json()
  if (!isManifest(manifest)) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(manifest.theme))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return manifest
}
