import type { Keep } from '../worker/offline-shell.ts'

const path = '/service-worker.js'

/**
 * Lets the service worker keep this page and what it has loaded, for when there is no connection. The code that then says so is
 * fetched now. Pages that are not secure have no workers.
 */
export async function keepForOffline() {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  if (!serviceWorker) return
  await import('../routing/instead.tsx')
  await serviceWorker.register(scriptAddress(), { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const keep: Keep = { version: document.documentElement.dataset.version ?? '', paths: loadedPaths() }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it is of this origin.
  active?.postMessage(keep)
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

/** The worker’s address, by the policy that makes no other: where Trusted Types are required, no plain text is taken for it. */
function scriptAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes
    ? trustedTypes.createPolicy('service-worker', { createScriptURL: () => path }).createScriptURL(path)
    : path
}
