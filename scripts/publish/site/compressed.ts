import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** File types that servers compress. */
const compressible = /\.(html|json|svg|js|webmanifest)$/
/** Smaller files fit into the first few packets anyway. */
const least = 4096

/** Returns a file with its precompressed versions, or only the file if it is small or not compressible. */
export function withCompressed(name: string, content: string | Buffer): [name: string, content: string | Buffer][] {
  if (!compressible.test(name) || content.length < least) return [[name, content]]
  const size = Buffer.byteLength(content)
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size }
  return [
    [name, content],
    [`${name}.gz`, gzipSync(content)],
    [`${name}.br`, brotliCompressSync(content, { params: parameters })],
  ]
}
