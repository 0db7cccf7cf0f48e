import type { PlayerBreakRequest, PlayerLimitChange } from '#api'
import { isNetPosition, isPlayerBreak, isPlayerLimits } from '#schemas/is-api/limits.js'
import type { Http } from '#engine/data/http.ts'

/** Player protection (extension): limits, reminders, breaks, and what was won or lost. */
export const limitsApi = (http: Http) => ({
  limits: () => http.get('/my/limits', isPlayerLimits),
  setLimit: (change: PlayerLimitChange) => http.send('PUT', '/my/limits', isPlayerLimits, change),
  /** `minutes` null: the brand’s own interval. */
  setRealityCheck: (minutes: number | null) => http.send('PUT', '/my/reality-check', isPlayerLimits, { minutes }),
  takeBreak: (request: PlayerBreakRequest) => http.send('POST', '/my/breaks', isPlayerBreak, request),
  /** Since `from`, ISO 8601; since the account’s beginning without it. */
  netPosition: (from?: string) => http.get('/my/net-position', isNetPosition, { from }),
})

export type LimitsApi = ReturnType<typeof limitsApi>
