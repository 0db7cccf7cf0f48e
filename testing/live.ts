import type { User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { startRealtime } from '#engine/realtime/realtime.ts'
// Fetched beforehand: no clock of a test stands still for a chunk.
import '#domains/offers/cashback-store.ts'
import '#domains/content/popup-store.ts'
import '#domains/wheel/wheel-store.ts'
import { player, renderWidget } from './render.tsx'

/** The paths that were read since `start`. */
export const asked: string[] = []

/** Stops what `start` started. */
export let stop = () => {}

/** Starts the live connection of a brand with every overlay, over a back end that answers with these, and 404 elsewhere. */
export function start(user: User | null = player, answers: Record<string, unknown> = {}) {
  asked.length = 0
  const http = {
    get: <T>(path: string) => {
      asked.push(path)
      return path in answers ? Promise.resolve(answers[path] as T) : Promise.reject(new ApiError(path, 404))
    },
  }
  const overlays = { popups: { visible: true }, cashback: { visible: true } }
  const { stores } = renderWidget(null, { user, http, manifest: { overlays } })
  stop = startRealtime(stores, '')
  return stores
}
