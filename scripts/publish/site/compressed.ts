import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What browsers ask for. */
const compressible = /\.(html|json|svg|js|webmanifest)$/
/** What is shorter comes in the first few packets either way. */
const least = 4096

/** A file with what a server can send in its place, by their names; the text alone where it would gain nothing. */
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
