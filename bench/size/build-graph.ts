import { readFileSync, statSync } from 'node:fs'
import { modulesFile } from '../../scripts/publish/build/build-files.ts'

interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
}

/** The scripts of a build and their static imports. Names are without hash, and the same in every build. */
export interface BuildGraph {
  nameOf(path: string): string
  /** Returns the URL paths of the scripts with these names that this build has. */
  pathsOf(names: readonly string[]): string[]
  modulesOf(path: string): readonly string[]
  /** Returns the names of the chunks that hold these modules; a module may be absent. */
  holding(modules: readonly string[]): string[]
  /** Returns these chunks and what they import statically, by name. */
  withImports(names: Iterable<string>): Set<string>
  /** Returns the names that no other one of them imports. */
  rootsOf(names: readonly string[]): string[]
  /** The sum of the Brotli sizes, in KB. */
  kilobytes(names: Iterable<string>): number
}

export function readBuildGraph(build: string): BuildGraph {
  const entries = JSON.parse(readFileSync(`${build}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const modules = JSON.parse(readFileSync(`${build}/${modulesFile}`, 'utf8')) as Record<string, string[]>
  const named = (key: string) => entries[key]!.src ?? entries[key]!.name ?? key
  const chunks = new Map(
    Object.entries(entries)
      .filter(([, { file }]) => file.endsWith('.js'))
      .map(([key, { file, imports = [] }]) => [named(key), { file, imports: imports.map(named) }]),
  )
  const names = new Map([...chunks].map(([name, { file }]) => [`/${file}`, name]))
  const homes = new Map(
    [...chunks].flatMap(([name, { file }]) => (modules[file] ?? []).map((module) => [module, name] as const)),
  )
  const nameOf = (path: string) => names.get(path) ?? path

  function withImports(wanted: Iterable<string>): Set<string> {
    const found = new Set<string>()
    const add = (name: string) => {
      if (found.has(name) || !chunks.has(name)) return
      found.add(name)
      chunks.get(name)!.imports.forEach(add)
    }
    for (const name of wanted) add(name)
    return found
  }
  return {
    nameOf,
    pathsOf: (wanted) => wanted.flatMap((name) => (chunks.has(name) ? [`/${chunks.get(name)!.file}`] : [])),
    modulesOf: (path) => modules[path.slice(1)] ?? [],
    withImports,
    holding: (wanted) => [...new Set(wanted.flatMap((module) => homes.get(module) ?? []))],
    rootsOf(wanted) {
      const imported = new Set(wanted.flatMap((name) => [...withImports(chunks.get(name)?.imports ?? [])]))
      return wanted.filter((name) => !imported.has(name))
    },
    kilobytes(wanted) {
      const bytes = [...wanted].reduce((sum, name) => sum + statSync(`${build}/${chunks.get(name)!.file}.br`).size, 0)
      return Math.round(bytes / 100) / 10
    },
  }
}
