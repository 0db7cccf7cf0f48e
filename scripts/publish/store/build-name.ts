import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFiles, type Build } from '../render/brand-pages.ts'

/** The files of a build that a host serves, by name at its root; `assets` is shared by all builds. */
export const buildParts = [
  'locales',
  'provider-frame.html',
  'frame-return',
  'version.json',
  'service-worker.js',
] as const

const assetNames = (folder: string) => readdirSync(join(folder, 'assets')).sort()

/** Returns the name of a build’s folder. Asset names contain content hashes; of other files the content is hashed. */
export function buildName(opened: Build): string {
  const { folder } = opened
  const hash = createHash('sha256').update(assetNames(folder).join('\n'))
  const texts = readdirSync(join(folder, 'locales'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of [...texts.sort(), join(folder, 'provider-frame.html'), join(folder, 'frame-return.html')])
    hash.update(readFileSync(file))
  for (const content of Object.values(buildFiles(opened))) hash.update(content)
  return hash.digest('hex').slice(0, 12)
}
