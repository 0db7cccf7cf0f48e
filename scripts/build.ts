/**
 * Builds the scripts and styles that all brands share. `--if-stale` skips the build if its sources have not changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const output = 'dist'
const stamp = join(output, 'sources.sha256')
const sources = [
  'engine',
  'domains',
  'widgets',
  'schemas',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/publish/painter-build.ts',
  'scripts/publish/module-list.ts',
  'scripts/publish/worker-build.ts',
  'package-lock.json',
]
/** Brands’ images are published with the brands. */
const art = join('public', 'brands')

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesIn(path)))
    .filter((path) => !path.includes('.test.') && !path.startsWith(art))
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Writes Brotli and gzip versions for servers that send precompressed files. */
function compress(folder: string) {
  for (const file of filesIn(folder).filter((name) => /\.(js|css|json|svg)$/.test(name))) {
    const text = readFileSync(file)
    const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: parameters }))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

const hash = hashOfSources()
if (process.argv.includes('--if-stale') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
  console.log('The build is up to date.')
} else {
  console.log('Building: half a minute the first time…')
  await build({ logLevel: 'error' })
  for (const folder of ['assets', 'locales']) compress(join(output, folder))
  writeFileSync(stamp, hash)
}
