import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnreadableFile } from './layer.ts'
import { cached } from './cached.ts'

/** The manifests of a folder, and the parents in its subfolder `shared`; read from disk on each call. */
export interface Manifests {
  folder: string
  /** Sorted ids of the brands, without `base` and abstract parents; `texts` returns texts that are read already. */
  names(texts?: Manifests['read']): string[]
  /** Sorted names of everything that a manifest can extend. */
  parents(): string[]
  /** Returns a manifest’s text by name. */
  read(name: string): string | undefined
  /** Returns the path of its file, as shown in messages. */
  path(name: string): string
}

/** The usual folder of the manifests. */
const usual = 'manifests'

/** Returns the option that names a folder of manifests in a command; empty for the usual one. */
export const manifestsOption = ({ folder }: Manifests): string[] => (folder === usual ? [] : ['--manifests', folder])

const list = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    : []

const reasons: Record<string, string> = {
  EACCES: 'you have no permission for it',
  EISDIR: 'it is a folder: rename or remove it',
  ENOENT: 'it is a link to a file that does not exist',
}

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
    try {
      return readFileSync(path(name), 'utf8').replace(/^\uFEFF/, '')
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' && !lstatSync(path(name), { throwIfNoEntry: false })) return undefined
      throw new UnreadableFile(reasons[code] ?? code)
    }
  }

  return {
    folder,
    names: (texts = read) =>
      list(folder)
        .filter((name) => name !== 'base' && !isAbstract(() => texts(name)))
        .sort(),
    parents: () => [...list(folder), ...list(shared)].sort(),
    read,
    path,
  }
}

/** Returns manifests that are read from disk once: for a command that reads many of them and changes none. */
export function readOnce(manifests: Manifests): Manifests {
  const read = cached(manifests.read)
  const [names, parents] = [cached(() => manifests.names(read)), cached(manifests.parents)]
  return { ...manifests, names: () => names(''), parents: () => parents(''), read }
}

/** A file that cannot be read or is not JSON counts as a brand, so that it is reported. Most need not be parsed. */
function isAbstract(read: () => string | undefined): boolean {
  try {
    const text = read() ?? ''
    return text.includes('"abstract"') && JSON.parse(text)?.abstract === true
  } catch {
    return false
  }
}
