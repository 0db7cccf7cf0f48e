import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A copy of the product’s build to which the rival is added. */
export interface Site {
  folder: string
  remove(): void
}

const ownFolder = 'assets/bench'

/**
 * The main page of Atlas, written by hand from the product’s packages within its published frame, as it was on 26 November 2026.
 * It is never built again, so that later figures can be compared with earlier ones.
 */
const frozen = 'bench/rivals/frozen'
const handWrittenPage = 'hand-written.html'

/** Copies a build and adds the hand-written page. */
export function siteWithRival(from: string): Site {
  // Below the project’s packages, of which rendering pages needs one.
  mkdirSync('test-results', { recursive: true })
  const folder = mkdtempSync('test-results/bench-boot-')
  cpSync(from, folder, { recursive: true })
  cpSync(frozen, folder, { recursive: true })
  for (const file of readdirSync(join(frozen, ownFolder)))
    compress(join(folder, ownFolder, file), file === handWrittenPage ? pageQuality : constants.BROTLI_MAX_QUALITY)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** The path of the hand-written page. */
export const handWritten = `/${ownFolder}/${handWrittenPage}`

/** The Brotli quality that the server uses for pages. */
const pageQuality = 5

function compress(file: string, quality: number) {
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  )
}
