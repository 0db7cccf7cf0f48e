import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { framePages } from '../render/frame-pages.ts'
import { buildFiles, type Build } from '../render/brand-pages.ts'
import { layout } from './folder/layout.ts'
import { placeFile, placeFolder } from './folder/replace.ts'

/** The files of a build that a host serves, by name at its root; `assets` is shared by all builds. */
export const buildParts = [
  'locales',
  'provider-frame.html',
  'frame-return',
  'version.json',
  'service-worker.js',
] as const

/**
 * Copies a build to the site, unless it exists: assets by their hashed names, the rest to its own folder. Returns the
 * folder’s name.
 */
export function placeBuild(site: string, opened: Build): string {
  const { folder } = opened
  const assets = assetNames(folder)
  const own = Object.entries(buildFiles(opened))
  const build = buildName(opened)
  if (existsSync(layout.build(site, build))) return build
  mkdirSync(layout.assets(site), { recursive: true })
  for (const name of assets) {
    const file = join(layout.assets(site), name)
    if (!existsSync(file)) placeFile(file, (partial) => copyFileSync(join(folder, 'assets', name), partial))
  }
  mkdirSync(layout.builds(site), { recursive: true })
  placeFolder(layout.build(site, build), (partial) => {
    const pages = framePages(folder)
    writeFileSync(join(partial, 'provider-frame.html'), pages['/provider-frame.html'].html)
    writeFileSync(join(partial, 'frame-return'), pages['/frame-return'].html)
    for (const [name, content] of own) writeFileSync(join(partial, name), content)
    cpSync(join(folder, 'locales'), join(partial, 'locales'), { recursive: true })
    writeFileSync(join(partial, 'assets.json'), JSON.stringify(assets))
  })
  return build
}

/** Returns the names of a build’s assets; none if the build does not exist. */
export function assetsOf(site: string, build: string): string[] {
  const file = join(layout.build(site, build), 'assets.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

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
