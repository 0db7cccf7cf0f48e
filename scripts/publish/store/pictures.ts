import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withCompressed } from './compressed.ts'
import { layout } from './folder/layout.ts'
import { makeLater } from './folder/make-later.ts'
import { placeFolder } from './folder/replace.ts'

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

/** Writes a set of pictures to the site, unless it exists: all versions with the same pictures share it. Those of `earlier` sets
 * have other times. */
export function placePictures(site: string, name: string, pictures: Pictures, earlier: readonly string[] = []) {
  const folder = join(layout.pictures(site), name)
  if (existsSync(folder)) return
  mkdirSync(layout.pictures(site), { recursive: true })
  placeFolder(folder, (partial) => {
    const files = [...pictures].flatMap(([address, content]) => withCompressed(join(partial, address), content))
    for (const path of new Set(files.map(([file]) => dirname(file)))) mkdirSync(path, { recursive: true })
    for (const [file, content] of files) writeFileSync(file, content)
    makeLater(
      partial,
      earlier.map((each) => join(layout.pictures(site), each)),
    )
  })
}
