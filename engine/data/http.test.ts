import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import type { Call } from '#schemas/calls/http.ts'
import type { Read } from './read.ts'
import { createHttp, type Http } from './http.ts'

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
  '/terms.md': [200, '# Terms', 'text/markdown'],
  '/any.md': [200, '<!doctype html>', 'text/html; charset=utf-8'],
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
  const onFailure = vi.fn<(status: number | undefined, call: Call) => void>()
  let server: Server
  let http: Http
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/api/upload') return void answerUpload(request, response)
      const [status, body, type = 'application/json'] = answers[request.url?.split('?')[0] ?? ''] ?? [404, '{}']
      response.writeHead(status, { 'content-type': type }).end(body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    http = createHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { onFailure })
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

  it('reads a text file of the site, and takes a page of HTML for one that is not there', async () => {
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const read = (name: string) => http.file({ address: `${site}/${name}`, part: 'title' }, (words) => words.length)
    expect(await read('terms.md')).toBe(7)
    await expect(read('any.md')).rejects.toMatchObject({ status: 404 })
    await expect(read('nowhere.md')).rejects.toMatchObject({ status: 404 })
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
    expect(onFailure.mock.calls).toEqual([[500, expect.objectContaining({ name: 'GET /broken' })]])
  })

  it('keeps the status and the body of a failed call', async () => {
    const error = (await http.get({ name: 'GET /forbidden' }, readN).catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([403, { code: 403, message: 'no' }])
  })

  it('has no body if the response is not the server’s JSON', async () => {
    const error = (await http.get({ name: 'GET /broken' }, readN).catch((reason: unknown) => reason)) as ApiError
    expect([error.status, error.body]).toEqual([500, undefined])
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
