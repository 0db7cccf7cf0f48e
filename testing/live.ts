import type { User } from '#api'
import type { Manifest } from '#manifest'
import { ApiError } from '#engine/data/api-error.ts'
import { startRealtime } from '#engine/realtime/realtime.ts'
// Imported eagerly, so that tests with fake timers need not wait for a chunk.
import '#domains/offers/cashback-store.ts'
import '#domains/content/popup-store.ts'
import '#domains/wheel/wheel-store.ts'
import { laterDomains } from './later.ts'
import { player, renderWidget } from './render.tsx'

/** The paths that were read since `start`. */
export const asked: string[] = []

/** Stops the connection that `start` opened. */
export let stop = () => {}

/**
 * Starts the live connection of a brand with every overlay, with these answers or errors of the back end, and 404
 * otherwise. `address`: where the realtime server is, if not at the page’s own origin. `realtime`: the manifest’s setting.
 */
export function start(
  user: User | null = player,
  answers: Record<string, unknown> = {},
  address = '',
  realtime?: Manifest['realtime'],
) {
  asked.length = 0
  const http = {
    get: (path: string) => {
      asked.push(path)
      const answer = answers[path] ?? new ApiError(path, 404)
      return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const overlays = { popups: { visible: true }, cashback: { visible: true } }
  const { stores } = renderWidget(null, { user, http, manifest: { overlays, ...(realtime && { realtime }) } })
  stop = startRealtime(stores, address, laterDomains)
  return stores
}
