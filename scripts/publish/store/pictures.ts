import { createHash } from 'node:crypto'

/** Pictures by address, such as `/brands/lumina/logo.svg`. */
export type Pictures = ReadonlyMap<string, Buffer>

const hashes = new WeakMap<Buffer, string>()

/** Hashes a picture once: many brands can show the same one. */
function hashOf(content: Buffer): string {
  const known = hashes.get(content) ?? createHash('sha256').update(content).digest('hex')
  hashes.set(content, known)
  return known
}

/** Returns the folder name of a set of pictures; undefined for an empty set. */
export function picturesName(pictures: Pictures): string | undefined {
  if (pictures.size === 0) return undefined
  const hash = createHash('sha256')
  for (const [address, content] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${address} ${hashOf(content)}\n`)
  return hash.digest('hex').slice(0, 16)
}
