/**
 * Builds the scripts and styles that all brands share. `--if-stale` skips the build if its sources have not changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { filesIn, staleness } from './publish/build/staleness.ts'

const output = 'dist'

/** Writes Brotli and gzip versions for servers that send precompressed files. */
function compress(folder: string) {
  for (const file of filesIn(folder).filter((name) => /\.(js|css|json|svg)$/.test(name))) {
    const text = readFileSync(file)
    const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: parameters }))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

const { isStale, stamp } = staleness(output)
if (process.argv.includes('--if-stale') && !isStale) {
  console.log('The build is up to date.')
} else {
  console.log('Building: half a minute the first time…')
  await build({ logLevel: 'error' })
  for (const folder of ['assets', 'locales']) compress(join(output, folder))
  stamp()
}
