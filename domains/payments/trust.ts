import { ApiError } from '#engine/data/api-error.ts'
import { isRefused } from '#engine/data/retry.ts'
import type { Manifest } from '#manifest'

/**
 * What the platform is known to do with an `Idempotency-Key` (the manifest’s `platform.idempotency.payments`):
 *
 * - `none`: nothing is known. A payment is never sent a second time by itself.
 * - `key`: it makes one operation per key, so that a request may be sent again under its key.
 * - `status`: in addition, 404 of GET /payments/operations/{key} means that nothing was made.
 */
export type Trust = 'none' | 'key' | 'status'

export const trustOf = (platform: Manifest['platform'] | undefined): Trust => platform?.idempotency?.payments ?? 'none'

/** Statuses of a refusal that a platform gives before it makes a payment. */
const refusals = [400, 402, 403, 409, 422]

/**
 * Statuses after which a platform that keeps the status of payments is asked: something between, or a part of the
 * platform that does not know the payment, may have given them.
 */
const unclear = [401, 403, 404, 408, 409, 419, 425, 429]

/**
 * Whether an error proves that nothing was made under the key. From a platform of which nothing is known, only a refusal
 * with an error body of its own does.
 */
export function isProvenRefusal(error: unknown, trust: Trust): boolean {
  if (!(error instanceof ApiError) || error.status === undefined || !isRefused(error)) return false
  if (trust === 'status') return !unclear.includes(error.status)
  return refusals.includes(error.status) && hasContent(error)
}

const hasContent = ({ body }: ApiError) =>
  body !== undefined && (body.code !== undefined || Boolean(body.message) || (body.errors ?? []).length > 0)
