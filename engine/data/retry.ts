import type { ErrorBody } from '#api'
import { ApiError, NotSent } from './api-error.ts'
import { withTimeout } from './timeout.ts'

const firstRetryDelayMs = 1000
const maxRetryDelayMs = 5000
const maxServerErrors = 5

/** Lost calls are retried automatically only within this time of the click. */
export const autoRetryWindowMs = 60_000

/** Resolves after `ms` milliseconds. */
export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whether the server refused the request, so that nothing was carried out. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500

/** Statuses of a refusal that a platform gives before it carries anything out. */
const refusals = [400, 402, 403, 409, 422]

/**
 * Whether an error proves that nothing was carried out: nothing was sent, or a refusal with an error body of the platform. Any other error may
 * come from something between, such as a plain text, or from a part of the platform that does not know what another one did.
 */
export const isProvenRefusal = (error: unknown): error is ApiError =>
  error instanceof NotSent ||
  (error instanceof ApiError &&
    refusals.includes(error.status ?? 0) &&
    (hasContent(error.body) || error.reason?.isText === false))

const hasContent = (body: ErrorBody | undefined) =>
  body !== undefined && (body.code !== undefined || Boolean(body.message) || (body.errors ?? []).length > 0)

/** Whether the server does not have the resource, or no longer has it. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/**
 * Repeats an idempotent call until the server responds: without limit while it cannot be reached, a few times while it
 * returns server errors. With `forMs`, a call that fails after this time is not repeated.
 */
export async function retryUntilResponse<T>(call: () => Promise<T>, forMs = Infinity): Promise<T> {
  const until = Date.now() + forMs
  for (let faults = 0, wait = firstRetryDelayMs; ; wait = Math.min(wait * 2, maxRetryDelayMs)) {
    try {
      return await withTimeout(call())
    } catch (error) {
      const reached = error instanceof ApiError && error.status !== undefined
      if (isRefused(error) || (reached && ++faults >= maxServerErrors) || Date.now() >= until) throw error
      await delay(wait)
    }
  }
}
