import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib'

const compressBeside = promisify<string | Uint8Array, BrotliOptions, Buffer>(brotliCompress)

/** File types that servers compress. */
const compressible = /\.(html|json|svg|js|webmanifest)$/
/** Smaller files fit into the first few packets anyway. */
const least = 4096

/** Returns a file with its precompressed versions, or only the file if it is small or not compressible. */
export function withCompressed(name: string, content: string | Buffer): [name: string, content: string | Buffer][] {
  if (!compressible.test(name) || content.length < least) return [[name, content]]
  return [
    [name, content],
    [`${name}.gz`, gzipSync(content)],
    [`${name}.br`, brotliSync(content)],
  ]
}

/** The smallest window of Brotli, in bits, that is not slower for its size. */
const leastWindow = 16

/** A window that the text does not fill would only take time. */
function settingsFor(content: string | Uint8Array): BrotliOptions {
  const size = Buffer.byteLength(content)
  const window = Math.ceil(Math.log2(size + 1))
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, leastWindow), constants.BROTLI_DEFAULT_WINDOW),
    },
  }
}

/** Compresses a text for browsers. */
const brotliSync = (content: string | Uint8Array): Buffer => brotliCompressSync(content, settingsFor(content))

/** Compresses a text for browsers, beside the main thread. */
export const brotli = async (content: string | Uint8Array): Promise<Buffer> =>
  compressBeside(content, settingsFor(content))
