import { createHash } from 'node:crypto'

/** Pictures by address, such as `/brands/lumina/logo.svg`, and the texts of static pages. */
export type Pictures = ReadonlyMap<string, Buffer>

const hashes = new WeakMap<Buffer, string>()

/** Hashes a picture once: many brands can show the same one. */
function hashOf(content: Buffer): string {
  const known = hashes.get(content) ?? createHash('sha256').update(content).digest('hex')
  hashes.set(content, known)
  return known
}

/** Returns a function that reads a text among the pictures; rejects for one that is not there. */
export const readerOf = (pictures: Pictures) => async (address: string) => {
  const content = pictures.get(address)
  if (!content) throw new Error(`public${address} does not exist.`)
  return content.toString()
}

/** Returns the folder name of a set of pictures; undefined for an empty set. */
export function picturesName(pictures: Pictures): string | undefined {
  if (pictures.size === 0) return undefined
  const hash = createHash('sha256')
  for (const [address, content] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${address} ${hashOf(content)}\n`)
  return hash.digest('hex').slice(0, 16)
}
