import type { JackpotInfo } from '#api'
import { isJackpotInfo } from '#schemas/is-api/jackpot.js'
import type { Check, Http } from '#engine/data/http.ts'

/** An array is answered by some platforms; it is ignored (spec §7). */
const isInfoOrArray: Check<JackpotInfo | unknown[]> = (value): value is JackpotInfo | unknown[] =>
  Array.isArray(value) || isJackpotInfo(value)

/** Jackpots (spec §7). */
export const jackpotApi = (http: Http) => ({
  info: () => http.get('/info/jackpot', isInfoOrArray),
})

export type JackpotApi = ReturnType<typeof jackpotApi>
