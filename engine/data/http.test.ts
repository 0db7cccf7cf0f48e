import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { anything, type Check } from '#schemas/calls/http.ts'
import { createHttp, type Http } from './http.ts'

const isNumber: Check<{ n: number }> = (value): value is { n: number } =>
  typeof (value as { n?: unknown } | null)?.n === 'number'
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
  const onFailure = vi.fn<(status: number | undefined, path: string | undefined) => void>()
  let server: Server
  let http: Http
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/api/upload') return void answerUpload(request, response)
      const [status, body, type = 'application/json'] = answers[request.url?.split('?')[0] ?? ''] ?? [404, '{}']
      response.writeHead(status, { 'content-type': type }).end(body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    http = createHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, onFailure)
  })
  afterAll(() => void server.close())

  it('returns a body of the expected shape for every status from 200 to 299', async () => {
    expect(await http.get('/good', isNumber)).toEqual({ n: 1 })
    expect(await http.send('POST', '/created', isNumber, {})).toEqual({ n: 2 })
  })

  it.each(['/other-shape', '/html', '/empty'])('rejects %s: another shape', async (path) => {
    const error = await http.get(path, isNumber).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).status).toBe(200)
  })

  it('accepts any body that is not read, except an HTML page', async () => {
    for (const path of ['/other-shape', '/empty', '/good']) await http.send('DELETE', path, anything)
    await expect(http.send('DELETE', '/html', anything)).rejects.toThrow(ApiError)
  })

  it('reports each failed response and no other', async () => {
    onFailure.mockReset()
    await http.get('/good', isNumber)
    await http.get('/broken', isNumber).catch(() => undefined)
    expect(onFailure.mock.calls).toEqual([[500, '/broken']])
  })

  it('keeps the status and the body of a failed call', async () => {
    const error = (await http.get('/forbidden', isNumber).catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([403, { code: 403, message: 'no' }])
  })

  it('has no body if the response is not the server’s JSON', async () => {
    const error = (await http.get('/broken', isNumber).catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([500, undefined])
  })

  it('has neither status nor body without a response', async () => {
    const error = (await createHttp('http://127.0.0.1:1')
      .get('/x', isNumber)
      .catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([undefined, undefined])
  })

  it('raises the session-invalid signal only for 401, 403 and 419, and still rejects', async () => {
    const listener = vi.fn()
    http.onSessionInvalid(listener)
    await expect(http.get('/unauthorized', isNumber)).rejects.toThrow(ApiError)
    await expect(http.get('/forbidden', isNumber)).rejects.toThrow(ApiError)
    await expect(http.get('/stale', isNumber)).rejects.toThrow(ApiError)
    await expect(http.get('/broken', isNumber)).rejects.toThrow(ApiError)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('sends a form as multipart with its file unchanged, and reports progress', async () => {
    const parts: number[] = []
    const watch = { onProgress: (part: number) => void parts.push(part), signal: new AbortController().signal }
    const answer = (await http.upload('/upload', isNumber, aForm(), watch)) as { n: number; type: string; body: string }
    expect(answer.type).toMatch(/^multipart\/form-data; boundary=/)
    expect(answer.body).toContain('name="type"\r\n\r\npassport')
    expect(answer.body).toMatch(/name="file"; filename="p\.png"\r\nContent-Type: image\/png\r\n\r\ncontent\r\n/)
    expect(parts.at(-1)).toBe(1)
  })

  it('cancels a form on request', async () => {
    const giving = new AbortController()
    giving.abort()
    await expect(
      http.upload('/upload', isNumber, aForm(), { onProgress: () => {}, signal: giving.signal }),
    ).rejects.toThrow(ApiError)
  })
})
