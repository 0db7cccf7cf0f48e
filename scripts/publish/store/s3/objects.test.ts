import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openObjects } from './objects.ts'

/**
 * A store that knows no checksum of newer SDKs, as older ones of MinIO and others: it refuses what needs one
 * (`MissingContentMD5`), and bodies in chunks with a checksum behind them.
 */
const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
let server: Server

beforeEach(async () => {
  requests.length = 0
  server = createServer((request, response) => {
    const { method, url = '', headers } = request
    requests.push({ method, url, headers })
    request.resume()
    const isBatch = method === 'POST' && url.includes('delete')
    const isChunked = /aws-chunked/.test(String(headers['content-encoding']))
    if ((isBatch && !headers['content-md5']) || isChunked) {
      return response
        .writeHead(400, { 'content-type': 'application/xml' })
        .end('<Error><Code>MissingContentMD5</Code></Error>')
    }
    return response.writeHead(method === 'DELETE' ? 204 : 200, { etag: '"1"' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_REGION', 'auto')
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

it.each(['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'])(
  'writes and removes without checksums, at the path of the bucket at %s',
  async (name) => {
    vi.stubEnv(name, address())
    const objects = openObjects('s3://brands/site')
    await objects.put('a.txt', 'a', { type: 'text/plain', caching: 'no-store' })
    await objects.remove(Array.from({ length: 70 }, (_each, index) => `${index}.txt`))
    expect(requests.map(({ method, url }) => `${method} ${url?.split('?')[0]}`).sort()).toEqual(
      [
        'PUT /brands/site/a.txt',
        ...Array.from({ length: 70 }, (_each, index) => `DELETE /brands/site/${index}.txt`),
      ].sort(),
    )
    expect(
      requests.flatMap(({ headers }) => Object.keys(headers)).filter((each) => /checksum|trailer|md5/.test(each)),
    ).toEqual([])
  },
)
