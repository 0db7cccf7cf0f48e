import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a manifest; the order of its keys does not matter. */
export const manifestHash = (manifest: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(manifest)))
    .digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
