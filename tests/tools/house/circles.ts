import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** Whom each file imports: paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Whom each file of these folders imports or re-exports from, types too. An `import()` is none: it is how files are meant to
 * be apart. Reads the aliases from the root’s package.json.
 */
export function importGraph(root: string, folders: readonly string[]): ImportGraph {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,mts,mjs,js}`)
  const files = new Set(globSync(patterns, { cwd: root }).filter(isOurs))
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Aliases }
  return new Map(
    [...files].map((file) => [
      file,
      requestsOf(join(root, file))
        .map((request) => pathOf(file, request, imports))
        .filter((path) => files.has(path)),
    ]),
  )
}

type Aliases = Record<string, string>

const isOurs = (file: string) => !file.includes('node_modules')

function requestsOf(file: string): string[] {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`)
  const reexports = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest))
  return [...module.staticImports.map((each) => each.moduleRequest), ...reexports].flatMap((each) => each?.value ?? [])
}

function pathOf(file: string, request: string, aliases: Aliases): string {
  if (request.startsWith('.')) return join(file, '..', request)
  const alias = Object.keys(aliases).find((each) =>
    each.endsWith('*') ? request.startsWith(each.slice(0, -1)) : request === each,
  )
  return alias === undefined ? request : join(aliases[alias]!.replace('*', request.slice(alias.length - 1)))
}

/** The groups of files that reach each other, and files that import themselves, each in the order of the alphabet (Tarjan’s algorithm). */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []

  /** Returns the earliest file of the path that `file` leads back to. */
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    const depth = path.push(file) - 1
    let earliest = own
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) earliest = Math.min(earliest, visit(next))
      else if (path.includes(next)) earliest = Math.min(earliest, order.get(next)!)
    }
    if (earliest < own) return earliest
    const group = path.splice(depth)
    if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.sort())
    return earliest
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles.sort()
}
