import { createHmac, timingSafeEqual } from 'node:crypto'

/** The property’s secret, which tawk.to shows its owner under “JavaScript API → Secure Mode”. */
const secret = 'd0c1a4f7b2e95836d0c1a4f7b2e95836d0c1a4f7'

/**
 * The hash that proves a user: HMAC-SHA-256 in hexadecimal. Sources, 26 November 2026: help.tawk.to, “How to generate a hash for
 * the API”, and public code that calls `Tawk_API.login`.
 */
export const tawkHash = (userId: string): string => createHmac('sha256', secret).update(userId).digest('hex')

/** Whether a hash proves this user. The real one answers 401 for another one (the same page, “Common error codes”). */
export function isTawkHash(userId: string, hash: string): boolean {
  const expected = Buffer.from(tawkHash(userId))
  const given = Buffer.from(hash)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
