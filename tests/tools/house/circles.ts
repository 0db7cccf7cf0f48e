import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** Whom each file or folder imports: paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** What commands write into the repository. */
const outputs = ['coverage', 'dist', 'gallery', 'node_modules', 'playwright-report', 'site', 'test-results']
const endings = '{ts,tsx,mts,mjs,js}'

/**
 * Whom each file of the repository imports or re-exports from, types too. An `import()` of a module is none: it is how files
 * are meant to be apart. The aliases are those of the nearest package.json.
 */
export function importGraph(root: string): ImportGraph {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !outputs.includes(entry.name),
  )
  const patterns = [`*.${endings}`, ...folders.map(({ name }) => `${name}/**/*.${endings}`)]
  const found = globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' })
  const files = new Set(found.filter((file) => !file.split('/').includes('node_modules')))
  const aliasesOf = aliasReader(root)
  return new Map(
    [...files].map((file) => [
      file,
      requestsOf(join(root, file))
        .map((request) => pathOf(file, request, aliasesOf(dirname(file))))
        .filter((path) => files.has(path)),
    ]),
  )
}

/** Whom the files of each group import in other groups. Files without a group are left out. */
export function groupGraph(graph: ImportGraph, groupOf: (file: string) => string | undefined): ImportGraph {
  const groups = new Map<string, Set<string>>()
  for (const [file, imports] of graph) {
    const group = groupOf(file)
    if (group === undefined) continue
    const others = groups.get(group) ?? new Set()
    groups.set(group, others)
    for (const other of imports.map(groupOf)) if (other !== undefined && other !== group) others.add(other)
  }
  return new Map([...groups].map(([group, others]) => [group, [...others]]))
}

/** The folder that holds the package.json, and its `imports`. */
interface Aliases {
  folder: string
  imports: Record<string, string>
}

/** Returns a function that finds the aliases of a folder. */
function aliasReader(root: string): (folder: string) => Aliases {
  const known = new Map<string, Aliases>()
  return function aliasesOf(folder) {
    const aliases = known.get(folder) ?? read(folder)
    known.set(folder, aliases)
    return aliases
  }

  function read(folder: string): Aliases {
    const file = join(root, folder, 'package.json')
    if (!existsSync(file)) return read(dirname(folder))
    const { imports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { imports?: Record<string, string> }
    return { folder, imports }
  }
}

function requestsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { module, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`)
  const reexports = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest))
  const requests = [...module.staticImports.map((each) => each.moduleRequest), ...reexports]
  // A type such as `import('./a.ts').A` is no dynamic import of the module.
  const types = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].filter(
    ({ index }) =>
      module.dynamicImports.every(({ start }) => start !== index) &&
      comments.every(({ start, end }) => index < start || index >= end),
  )
  return [...requests.flatMap((each) => each?.value ?? []), ...types.map(([, request]) => request!)]
}

function pathOf(file: string, request: string, { folder, imports }: Aliases): string {
  if (request.startsWith('.')) return join(file, '..', request)
  const alias = Object.keys(imports).find((each) =>
    each.endsWith('*') ? request.startsWith(each.slice(0, -1)) : request === each,
  )
  return alias === undefined ? request : join(folder, imports[alias]!.replace('*', request.slice(alias.length - 1)))
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
