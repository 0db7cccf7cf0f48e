import { NotSent } from '#engine/data/api-error.ts'
import { isProvenRefusal } from '#engine/data/retry.ts'
import type { Manifest } from '#manifest'

/**
 * What the platform is known to do with an `Idempotency-Key` (the manifest’s `platform.idempotency.payments`):
 *
 * - `none`: nothing is known. A payment is never sent a second time by itself.
 * - `key`: it makes one operation per key, so that a request may be sent again under its key.
 * - `status`: in addition, 404 of GET /payments/operations/{key} means that nothing was made.
 */
export type Trust = 'none' | 'key' | 'status'

/** `isAbsent`: whether the platform turned out not to have the status call; then it is known to honour keys alone. */
export function trustOf(platform: Manifest['platform'] | undefined, isAbsent: boolean): Trust {
  const trust = platform?.idempotency?.payments ?? 'none'
  return trust === 'status' && isAbsent ? 'key' : trust
}

/** Statuses that may also mean that an earlier request under the key was accepted: the platform is asked what it knows. */
const unclear = [403, 409]

/**
 * Whether an error ends a payment: it proves that nothing was made under the key. `isFirst`: nothing was sent under the key
 * before. The refusal of a repeated request proves nothing about the first one, unless a platform that keeps the status of payments
 * has said before that it knows none under the key.
 */
export function isFinal(error: unknown, trust: Trust, isFirst: boolean): boolean {
  if (!isProvenRefusal(error)) return false
  if (error instanceof NotSent) return isFirst
  return trust === 'status' ? !unclear.includes(error.status ?? 0) : isFirst
}
