import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'

const compressBeside = promisify<string | Uint8Array, BrotliOptions, Buffer>(brotliCompress)
const gzipBeside = promisify<string | Uint8Array, Buffer>(gzip)

/** Whether servers compress files of this type. */
export const isCompressible = (name: string) => /\.(html|js|css|json|svg|webmanifest)$/.test(name)

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

/** Compresses a text for browsers, beside the main thread. */
export const brotli = async (content: string | Uint8Array): Promise<Buffer> =>
  compressBeside(content, settingsFor(content))

/** Compresses a text with an encoding, beside the main thread. */
export const compressed = (ending: 'br' | 'gz', content: string | Uint8Array): Promise<Buffer> =>
  ending === 'br' ? brotli(content) : gzipBeside(content)
