import type { Manifest } from '#manifest'

export const cacheName = 'manifest'

/** Per brand, because bare localhost serves several. */
export const address = () => `/last-valid-manifest/${document.documentElement.dataset.brand}.json`

/** Whether the browser has a cache; insecure contexts have none. */
export const available = () => 'caches' in window

/** Stores a manifest that the brand has started with, as a fallback for an invalid one. */
export async function storeLastValidManifest(manifest: Manifest) {
  if (!available()) return
  const cache = await caches.open(cacheName)
  await cache.put(address(), new Response(JSON.stringify(manifest)))
}
