import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const productSources = [
  'engine',
  'domains',
  'widgets',
  'manifest-tools',
  'schemas',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/publish/build',
  'package-lock.json',
]

/** Brands’ images are published with the brands. */
const art = join('public', 'brands')

/** Returns the paths of all files in a folder; none if it does not exist. */
export function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesIn(path)))
    .filter((path) => !path.includes('.test.') && !path.startsWith(art))
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** A build that cannot render a brand, and is older than the code: it lacks what manifests may name by now. */
export class StaleBuild extends Error {
  constructor(folder: string, { message }: Error) {
    super(`The build in ${folder} is older than the code: run \`npm run build\`, then try again. (${message})`)
  }
}

/** Whether the build in a folder is older than the product or these other sources; `stamp` notes that it is not. */
export function staleness(folder: string, others: readonly string[] = []): { isStale: boolean; stamp(): void } {
  const file = join(folder, 'sources.sha256')
  const hash = hashOf([...productSources, ...others])
  return {
    isStale: !existsSync(file) || readFileSync(file, 'utf8') !== hash,
    stamp: () => writeFileSync(file, hash),
  }
}
