import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { listen } from '../../../sandbox/testing/live.ts'
import { examine } from './examine.ts'
import { formatText } from './format.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Starts a back end with the same response to every call. */
async function fake(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => (server.closeAllConnections(), server.close()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function sandboxFor(origins: string[]): Promise<string> {
  const sandbox = await listen({ origins })
  closing.push(sandbox.close)
  return sandbox.origin
}

const examined = (api: string, origins = [api]) =>
  examine({ id: 'lumina', manifest: { languages: ['en'] }, api, origins, timeout: 2000 })

/** Returns the host’s checks by name, with their results. */
const hostOf = async (api: string, origins?: string[]) =>
  Object.fromEntries(
    (await examined(api, origins)).host.map(({ name, severity, message }) => [name, `${severity}: ${message}`]),
  )

// Cookies ignore ports, so a page on another port can read them.
const page = 'http://127.0.0.1:5173'

describe('pages of another origin', () => {
  it('are accepted if CORS allows them', async () => {
    const host = await hostOf(await sandboxFor([page]), [page])
    expect(host).toMatchObject({
      'XSRF cookie': expect.stringMatching(/^ok/),
      [`CORS for ${page}`]: 'ok: ok',
      websocket: expect.stringMatching(/^ok/),
    })
  })

  it('are refused if CORS does not allow them, also by the socket', async () => {
    const host = await hostOf(await sandboxFor(['http://127.0.0.1:1']), [page])
    expect(host).toMatchObject({
      [`CORS for ${page}`]: 'error: Access-Control-Allow-Origin is missing',
      websocket: 'error: no connection: status 400 at /socket.io',
    })
  })

  const cors =
    (headers: Record<string, string>): RequestListener =>
    (request, response) => {
      const allowed =
        headers['access-control-allow-origin'] === 'echo'
          ? { 'access-control-allow-origin': request.headers.origin }
          : {}
      response.writeHead(204, { ...headers, ...allowed }).end()
    }
  const origin = { 'access-control-allow-origin': page }
  const credentials = { ...origin, 'access-control-allow-credentials': 'true' }
  const headers = { ...credentials, 'access-control-allow-headers': 'Content-Type, X-XSRF-TOKEN' }

  it.each([
    [{}, 'Access-Control-Allow-Origin is missing'],
    [
      { 'access-control-allow-origin': '*' },
      'Access-Control-Allow-Origin is *, which browsers reject for calls with cookies',
    ],
    [origin, 'Access-Control-Allow-Credentials must be true'],
    [credentials, 'Access-Control-Allow-Headers lacks content-type, x-xsrf-token'],
    [headers, 'Access-Control-Allow-Methods lacks PUT'],
    [
      {
        ...headers,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-origin': 'echo',
      },
      'every origin is allowed',
    ],
  ])('report the problem of %j', async (given, problem) => {
    expect((await hostOf(await fake(cors(given)), [page]))[`CORS for ${page}`]).toContain(problem)
  })
})

it('reports a back end without XSRF cookie, token check and socket', async () => {
  const api = await fake((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  )
  expect(await hostOf(api)).toEqual({
    'XSRF cookie': 'error: no response sets XSRF-TOKEN',
    websocket: expect.stringMatching(/^error: no connection: /),
    'session cookie': 'skipped: use --login and --password',
    'call without a token': 'error: accepted (status 200): DELETE /logout must require X-XSRF-TOKEN',
  })
})

it('suspects the address if no call works', async () => {
  const api = await fake((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  )
  const text = formatText(await examined(api))
  expect(text).toContain(`No call works. Is ${api} the right address? Calls go to ${api}/api/…`)
})
