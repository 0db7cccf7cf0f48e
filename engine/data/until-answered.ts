import { ApiError } from './api-error.ts'
import { answerTimeoutMs } from './resource.ts'

const firstPauseMs = 1000
const longestPauseMs = 5000
const mostFaults = 5

/** So soon after the player’s word is a call that did not arrive made again by itself. */
export const sameWishMs = 60_000

/** Waits so many milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Rejects with an `ApiError` where a call takes longer than `answerTimeoutMs`. The call itself goes on. */
export async function withTimeout<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new ApiError('no answer yet')), answerTimeoutMs)),
  )
  try {
    return await Promise.race([call, end])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the server answered that it will not: what was asked has not happened. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500

/** Whether the server has no such thing, or none any more. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Makes a call that may be repeated until the server answers: for as long as it cannot be reached, and a few times where it is at fault. */
export async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (let faults = 0, wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
    try {
      return await withTimeout(call())
    } catch (error) {
      const reached = error instanceof ApiError && error.status !== undefined
      if (isRefused(error) || (reached && ++faults >= mostFaults)) throw error
      await pause(wait)
    }
  }
}
