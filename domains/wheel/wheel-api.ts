import { isAward, isWheelStatusAnswer } from '#schemas/is-api/wheel.js'
import { anything, type Http } from '#engine/data/http.ts'

/** The wheel of fortune (spec §7). */
export const wheelApi = (http: Http) => ({
  /** Fails with status 404 where the player has no wheel. */
  status: () => http.get('/fortune-wheel/status', isWheelStatusAnswer),
  /** Starts the spin and answers the award to show. Never to be called twice for a wheel. */
  spin: (id: number) => http.send('PUT', `/fortune-wheel/${id}`, isAward),
  /** Ends a wheel, spun or refused. Fails with status 404 where that was done. */
  finish: (id: number) => http.send('DELETE', `/fortune-wheel/${id}`, anything),
})

export type WheelApi = ReturnType<typeof wheelApi>
