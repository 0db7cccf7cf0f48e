import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError, NotSent } from './api-error.ts'
import type { Read } from './read.ts'
import { createHttp, type Http } from './http.ts'
import { isProvenRefusal } from './retry.ts'

const readN: Read<{ n: number }> = (value) =>
  typeof (value as { n?: unknown } | null)?.n === 'number' ? (value as { n: number }) : undefined
const answers: Record<string, [status: number, body: string, type?: string]> = {
  '/api/good': [200, '{"n":1}'],
  '/api/created': [201, '{"n":2}'],
  '/api/other-shape': [200, '{"n":"1"}'],
  '/api/html': [200, '<!doctype html>', 'text/html'],
  '/api/empty': [200, ''],
  '/api/redirect': [304, ''],
  '/api/unauthorized': [401, '{"code":401}'],
  '/api/forbidden': [403, '{"code":403,"message":"no"}'],
  '/api/stale': [419, '{"code":419}'],
  '/api/not-offered': [405, '{"code":405}'],
  '/api/detail': [422, '{"detail":[{"loc":["body","email"],"msg":"Already taken."}]}'],
  '/api/words': [409, 'This bonus was used already.', 'text/plain'],
  '/api/problem': [400, '{"title":"You are out of funds."}', 'application/problem+json'],
  '/api/no-problem': [400, '{"title":"You are out of funds."}'],
  '/api/failed': [500, '{"detail":"The table users is gone."}'],
  '/api/broken': [500, '<h1>oops</h1>', 'text/html'],
}

/** Responds with a form’s type and contents. */
async function answerUpload(request: IncomingMessage, response: ServerResponse) {
  const sent = { type: request.headers['content-type'], body: await text(request) }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ n: 3, ...sent }))
}

const aForm = () => {
  const form = new FormData()
  form.append('type', 'passport')
  form.append('file', new Blob(['content'], { type: 'image/png' }), 'p.png')
  return form
}

describe('createHttp', () => {
  let retryAfter: string | undefined
  let address = ''
  const watch = { onProgress: () => undefined, signal: new AbortController().signal }
  const fails = (method: 'GET' | 'POST', path: string): Promise<ApiError> =>
    (method === 'GET' ? http.get({ name: `GET ${path}` }, readN) : http.send({ name: `POST ${path}` })).then(
      () => Promise.reject(new Error(`${path} did not fail`)),
      (error: ApiError) => error,
    )
  const onFailure = vi.fn<(status: number | undefined, name: string) => void>()
  let server: Server
  let http: Http
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/api/upload') return void answerUpload(request, response)
      if (request.url === '/api/headers') return void response.end(JSON.stringify(request.headers))
      if (request.url === '/api/busy')
        return void response
          .writeHead(429, { date: 'Thu, 01 Jan 2026 00:00:00 GMT', ...(retryAfter && { 'retry-after': retryAfter }) })
          .end()
      const [status, body, type = 'application/json'] = answers[request.url?.split('?')[0] ?? ''] ?? [404, '{}']
      response.writeHead(status, { 'content-type': type }).end(body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    http = createHttp(address, { onFailure })
  })
  afterAll(() => void server.close())

  it('returns a body of the expected shape for every status from 200 to 299', async () => {
    expect(await http.get({ name: 'GET /good' }, readN)).toEqual({ n: 1 })
    expect(await http.send({ name: 'POST /created', body: {} }, readN)).toEqual({ n: 2 })
  })

  it.each(['/other-shape', '/html', '/empty'])('rejects %s: another shape', async (path) => {
    const error = await http.get({ name: `GET ${path}` }, readN).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).status).toBe(200)
  })

  it('counts a write as made if its response cannot be read', async () => {
    expect(await http.send({ name: 'POST /other-shape', body: {} }, readN)).toBeUndefined()
    expect(await http.send({ name: 'POST /empty', body: {} }, readN)).toBeUndefined()
    await expect(http.send({ name: 'POST /html', body: {} }, readN)).rejects.toThrow(ApiError)
  })

  it('learns which extension calls the platform does not have, and asks for them no more', async () => {
    const calls = [
      { name: 'GET /spec-call' },
      { name: 'GET /lacking', isExtension: true as const },
      { name: 'GET /lacking/{id}', params: { id: 7 }, isExtension: true as const },
      { name: 'POST /lacking', isExtension: true as const },
      // A change stays on the page, with what the player entered and the error.
      { name: 'PUT /not-offered', isExtension: true as const },
    ]
    for (const call of calls) await http.get(call, readN).catch(() => undefined)
    expect(calls.map(({ name }) => http.absent.has(name))).toEqual([false, true, false, false, false])
    onFailure.mockReset()
    const error = (await http.get(calls[1]!, readN).catch((reason: unknown) => reason)) as ApiError
    expect([error.isAbsent, error.status, onFailure.mock.calls]).toEqual([true, 404, []])
  })

  it.each(['..', '.', '', '../x', String.raw`a\..\b`, '%2e%2E', '.%2e', 'a%2F..', '%252e%252e%252fx', 'a%5c.%255Cb'])(
    'sends no call whose parameter “%s” leads to another path',
    async (id) => {
      const error = (await http
        .get({ name: 'GET /pages/{id}', params: { id } }, readN)
        .catch((reason: unknown) => reason)) as ApiError
      expect(error.message).toContain('GET /pages/{id}')
      expect(error.status).toBe(404)
    },
  )

  it('accepts any body that is not read, except an HTML page', async () => {
    for (const path of ['/other-shape', '/empty', '/good'])
      expect(await http.send({ name: `DELETE ${path}` })).toBeUndefined()
    await expect(http.send({ name: 'DELETE /html' })).rejects.toThrow(ApiError)
  })

  it('reports each failed response and no other', async () => {
    onFailure.mockReset()
    await http.get({ name: 'GET /good' }, readN)
    await http.get({ name: 'GET /broken' }, readN).catch(() => undefined)
    expect(onFailure.mock.calls).toEqual([[500, 'GET /broken']])
  })

  it('keeps the status and the body of a failed call', async () => {
    const error = (await http.get({ name: 'GET /forbidden' }, readN).catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([403, { code: 403, message: 'no' }])
  })

  it('has no body if the response is not the server’s JSON', async () => {
    const error = (await http.get({ name: 'GET /broken' }, readN).catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([500, undefined])
  })

  it.each<[string, unknown, boolean]>([
    ['/detail', { fields: [{ param: 'email', text: 'Already taken.' }], isText: false }, true],
    ['/words', { message: 'This bonus was used already.', fields: [], isText: true }, false],
    ['/problem', { message: 'You are out of funds.', fields: [], isText: false }, true],
    ['/no-problem', undefined, false],
    ['/failed', undefined, false],
    ['/forbidden', undefined, true],
  ])('reads the reason of %s; structured ones alone prove a refusal', async (path, reason, isProven) => {
    for (const error of await Promise.all([fails('GET', path), fails('POST', path)])) {
      expect(error.reason).toEqual(reason)
      expect(isProvenRefusal(error)).toBe(isProven)
    }
  })

  it.each<[string, string | undefined, number]>([
    ['seconds', '120', 120_000],
    ['a date', 'Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['a date that is over', 'Wed, 31 Dec 2025 23:59:00 GMT', 30_000],
    ['a week', '604800', 86_400_000],
    ['nothing', undefined, 30_000],
    ['no time', 'soon', 30_000],
  ])('knows after which time to try again: %s', async (_what, header, ms) => {
    retryAfter = header
    for (const method of ['GET', 'POST'] as const) expect((await fails(method, '/busy')).retryAfterMs).toBe(ms)
  })

  describe('a write that is the player’s own', () => {
    const ownWrite = { name: 'POST /headers', body: {}, isOwnWrite: true as const }
    const own = (playerHeader?: string) =>
      createHttp(address, playerHeader === undefined ? {} : { platform: { playerHeader } })
    const readHeaders: Read<Record<string, string>> = (value) => value as Record<string, string>

    it('is not sent unless the player is confirmed; other calls are', async () => {
      const guarded = own()
      guarded.onOwnWrite(() => Promise.reject(new NotSent('not confirmed')))
      await expect(guarded.send(ownWrite)).rejects.toThrow(NotSent)
      await expect(guarded.upload({ ...ownWrite, name: 'POST /upload' }, readN, aForm(), watch)).rejects.toThrow(
        NotSent,
      )
      expect(await guarded.send({ name: 'POST /headers', body: {} }, readHeaders)).toBeDefined()
    })

    it('carries the player’s id in the header that the manifest names, and no header by default', async () => {
      for (const [name, expected] of [
        ['X-Player-Id', 'a%2F7'],
        [undefined, undefined],
      ] as const) {
        const guarded = own(name)
        guarded.onOwnWrite(async () => 'a/7')
        expect((await guarded.send(ownWrite, readHeaders))?.['x-player-id']).toBe(expected)
        expect((await guarded.send({ name: 'POST /headers', body: {} }, readHeaders))?.['x-player-id']).toBeUndefined()
      }
    })

    it('raises the session-invalid signal if the platform refuses it with 409 by that header', async () => {
      for (const [name, signals] of [
        ['X-Player-Id', 1],
        [undefined, 0],
      ] as const) {
        const guarded = own(name)
        const listener = vi.fn()
        guarded.onSessionInvalid(listener)
        guarded.onOwnWrite(async () => 7)
        await guarded.send({ ...ownWrite, name: 'POST /words' }).catch(() => undefined)
        expect(listener).toHaveBeenCalledTimes(signals)
      }
    })
  })

  it('has neither status nor body without a response', async () => {
    const error = (await createHttp('http://127.0.0.1:1')
      .get({ name: 'GET /x' }, readN)
      .catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([undefined, undefined])
  })

  it('raises the session-invalid signal only for 401, 403 and 419, and still rejects', async () => {
    const listener = vi.fn()
    http.onSessionInvalid(listener)
    await expect(http.get({ name: 'GET /unauthorized' }, readN)).rejects.toThrow(ApiError)
    await expect(http.get({ name: 'GET /forbidden' }, readN)).rejects.toThrow(ApiError)
    await expect(http.get({ name: 'GET /stale' }, readN)).rejects.toThrow(ApiError)
    await expect(http.get({ name: 'GET /broken' }, readN)).rejects.toThrow(ApiError)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('sends a form as multipart with its file unchanged, and reports progress', async () => {
    const parts: number[] = []
    const watch = { onProgress: (part: number) => void parts.push(part), signal: new AbortController().signal }
    const answer = (await http.upload({ name: 'POST /upload' }, readN, aForm(), watch)) as {
      n: number
      type: string
      body: string
    }
    expect(answer.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(answer.body).toContain('name="type"\r\n\r\npassport')
    expect(answer.body).toMatch(/name="file"; filename="p\.png"\r\nContent-Type: image\/png\r\n\r\ncontent\r\n/)
    expect(parts.at(-1)).toBe(1)
  })

  it('cancels a form on request', async () => {
    const giving = new AbortController()
    giving.abort()
    await expect(
      http.upload({ name: 'POST /upload' }, readN, aForm(), { onProgress: () => {}, signal: giving.signal }),
    ).rejects.toThrow(ApiError)
  })
})
