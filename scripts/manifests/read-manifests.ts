import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The manifests of a folder, and the parents in its subfolder `shared`; read from disk on each call. */
export interface Manifests {
  folder: string
  /** Sorted ids of the brands, without `base` and abstract parents. */
  names(): string[]
  /** Sorted names of everything that a manifest can extend. */
  parents(): string[]
  /** Returns a manifest’s text by name. */
  read(name: string): string | undefined
  /** Returns the path of its file, as shown in messages. */
  path(name: string): string
}

const list = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    : []

/** Opens a folder such as `manifests`. */
export function readManifests(folder: string): Manifests {
  const shared = join(folder, 'shared')

  function path(name: string): string {
    const inShared = join(shared, `${name}.json`)
    return existsSync(inShared) ? inShared : join(folder, `${name}.json`)
  }

  /** Names come from manifests, so names with a path are ignored. */
  function read(name: string): string | undefined {
    if (/[\\/]/.test(name)) return undefined
    const file = path(name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR', path: file })
    return found && readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  }

  return {
    folder,
    names: () =>
      list(folder)
        .filter((name) => name !== 'base' && !isAbstract(read(name)))
        .sort(),
    parents: () => [...list(folder), ...list(shared)].sort(),
    read,
    path,
  }
}

/** Invalid JSON counts as a brand, so that it is reported. Most files need not be parsed to know. */
function isAbstract(text = ''): boolean {
  if (!text.includes('"abstract"')) return false
  try {
    return JSON.parse(text)?.abstract === true
  } catch {
    return false
  }
}
