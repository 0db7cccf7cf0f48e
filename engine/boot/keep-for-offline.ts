import type { Keep } from '../worker/offline-shell.ts'

const path = '/service-worker.js'

/**
 * Registers the service worker and lets it cache this page and its resources, while it is installed if it is new. Loads the
 * offline notice now. Does nothing in insecure contexts, which have no service workers.
 */
export async function keepForOffline() {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  await import('../routing/instead.tsx')
  const { installing, active } = await serviceWorker.register(scriptAddress(), { updateViaCache: 'none' })
  const keep: Keep = { version: document.documentElement.dataset.version ?? '', paths: loadedPaths() }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it is of this origin.
  ;(installing ?? active)?.postMessage(keep)
}

const loadedPaths = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/`))
    .map(({ name }) => new URL(name).pathname)

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/** Returns the worker’s URL. Where Trusted Types are required, it needs a policy; this one accepts no other URL. */
function scriptAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes
    ? trustedTypes.createPolicy('service-worker', { createScriptURL: () => path }).createScriptURL(path)
    : path
}
