import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ApiError, NotSent } from './api-error.ts'
import { createHttp, type Http } from './http.ts'
import type { Read } from './read.ts'
import { isProvenRefusal } from './retry.ts'

const readAny: Read<Record<string, string>> = (value) => value as Record<string, string>
const answers: Record<string, [status: number, body: string, type?: string]> = {
  '/api/detail': [422, '{"detail":[{"loc":["body","email"],"msg":"Already taken."}]}'],
  '/api/words': [409, 'This bonus was used already.', 'text/plain'],
  '/api/problem': [400, '{"title":"You are out of funds."}', 'application/problem+json'],
  '/api/no-problem': [400, '{"title":"You are out of funds."}'],
  '/api/failed': [500, '{"detail":"The table users is gone."}'],
  '/api/forbidden': [403, '{"code":403,"message":"no"}'],
}
const unwatched = { onProgress: () => undefined, signal: new AbortController().signal }

describe('refusals and what is not sent', () => {
  let retryAfter: string | undefined
  let address = ''
  const fails = (path: string): Promise<ApiError> =>
    http.send({ name: `POST ${path}` }).then(
      () => Promise.reject(new Error(`${path} did not fail`)),
      (error: ApiError) => error,
    )
  let server: Server
  let http: Http
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/api/headers') return void response.end(JSON.stringify(request.headers))
      if (request.url === '/api/busy')
        return void response
          .writeHead(429, { date: 'Thu, 01 Jan 2026 00:00:00 GMT', ...(retryAfter && { 'retry-after': retryAfter }) })
          .end()
      const [status, body, type = 'application/json'] = answers[request.url ?? ''] ?? [404, '{}']
      response.writeHead(status, { 'content-type': type }).end(body)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    http = createHttp(address)
  })
  afterAll(() => void server.close())

  it.each<[string, unknown, boolean]>([
    ['/detail', { fields: [{ param: 'email', text: 'Already taken.' }], isText: false }, true],
    ['/words', { message: 'This bonus was used already.', fields: [], isText: true }, false],
    ['/problem', { message: 'You are out of funds.', fields: [], isText: false }, true],
    ['/no-problem', undefined, false],
    ['/failed', undefined, false],
    ['/forbidden', undefined, true],
  ])('reads the reason of %s; structured ones alone prove a refusal', async (path, reason, isProven) => {
    const error = await fails(path)
    expect(error.reason).toEqual(reason)
    expect(isProvenRefusal(error)).toBe(isProven)
  })

  it.each<[string, string | undefined, number]>([
    ['seconds', '120', 120_000],
    ['a date', 'Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['a date that is over', 'Wed, 31 Dec 2025 23:59:00 GMT', 30_000],
    ['a week', '604800', 86_400_000],
    ['nothing', undefined, 30_000],
    ['no time', 'soon', 30_000],
  ])('knows after which time to try again: %s', async (what, header, ms) => {
    retryAfter = header
    const wait = (await fails('/busy')).retryAfterMs!
    // A date is compared with the clock: a millisecond may pass meanwhile.
    expect(what === 'a date' ? Math.round(wait / 1000) * 1000 : wait).toBe(ms)
  })

  describe('a write that is the player’s own', () => {
    const ownWrite = { name: 'POST /headers', body: {}, isOwnWrite: true as const }
    const own = (playerHeader?: string) =>
      createHttp(address, playerHeader === undefined ? {} : { platform: { playerHeader } })
    it('is not sent unless the player is confirmed; other calls are', async () => {
      const guarded = own()
      guarded.onOwnWrite(() => Promise.reject(new NotSent('not confirmed')))
      await expect(guarded.send(ownWrite)).rejects.toThrow(NotSent)
      await expect(
        guarded.upload({ ...ownWrite, name: 'POST /upload' }, readAny, new FormData(), unwatched),
      ).rejects.toThrow(NotSent)
      expect(await guarded.send({ name: 'POST /headers', body: {} }, readAny)).toBeDefined()
    })

    it('carries the player’s id in the header that the manifest names, and no header by default', async () => {
      for (const [name, expected] of [
        ['X-Player-Id', 'a%2F7'],
        [undefined, undefined],
      ] as const) {
        const guarded = own(name)
        guarded.onOwnWrite(async () => 'a/7')
        expect((await guarded.send(ownWrite, readAny))?.['x-player-id']).toBe(expected)
        expect((await guarded.send({ name: 'POST /headers', body: {} }, readAny))?.['x-player-id']).toBeUndefined()
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
})
