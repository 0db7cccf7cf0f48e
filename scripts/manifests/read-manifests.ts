import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The manifests of a folder, and the parents in its folder `shared`; read afresh at each call. */
export interface Manifests {
  /** The ids of the brands, sorted: neither `base` nor an abstract parent. */
  names(): string[]
  /** Everything that a manifest can extend. */
  parents(): string[]
  /** A manifest’s text by its name. */
  read(name: string): string | undefined
  /** The path of its file, as messages show it. */
  path(name: string): string
}

const list = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    : []

/** The manifests in a folder such as `manifests`. */
export function readManifests(folder: string): Manifests {
  const shared = join(folder, 'shared')

  function path(name: string): string {
    const inShared = join(shared, `${name}.json`)
    return existsSync(inShared) ? inShared : join(folder, `${name}.json`)
  }

  /** Names come from manifests: one that leads elsewhere names nothing. */
  function read(name: string): string | undefined {
    if (/[\\/]/.test(name) || !existsSync(path(name))) return undefined
    return readFileSync(path(name), 'utf8').replace(/^\uFEFF/, '')
  }

  return {
    names: () =>
      list(folder)
        .filter((name) => name !== 'base' && !isAbstract(read(name)))
        .sort(),
    parents: () => [...list(folder), ...list(shared)].sort(),
    read,
    path,
  }
}

/** A text that is no JSON counts as a brand, so that it is found out. */
function isAbstract(text = ''): boolean {
  try {
    return JSON.parse(text)?.abstract === true
  } catch {
    return false
  }
}
