import { beforeEach, expect, it, vi } from 'vitest'
import { sessionCalls } from '#schemas/calls/session.ts'
import { createHttp } from '../data/http.ts'
import { isNobody } from './nobody.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))

/** What is known after a reading of the current user that this response ended. */
async function nobodyAfter(status: number, body: string): Promise<boolean> {
  fetched.mockResolvedValue(new Response(status === 204 ? null : body, { status }))
  return sessionCalls(createHttp(''))
    .me()
    .then(() => false, isNobody)
}

it.each<[number, string]>([
  [204, ''],
  [401, ''],
  [401, '<html>'],
  [403, '{"code":403}'],
  [400, '{"message":"Not signed in"}'],
  [404, '{"code":404}'],
  [404, ''],
  [419, ''],
  [440, ''],
  [200, ''],
  [200, 'null'],
  [200, 'false'],
  [200, '{}'],
  [200, '[]'],
  [200, '{"user":null}'],
  [200, '{"success":true,"data":null}'],
  [200, '{"data":{"user":null}}'],
  [200, '{"authenticated":false}'],
  [200, '{"code":401,"message":"Unauthenticated"}'],
  [200, 'Not signed in'],
])('%i %s says that nobody is signed in', async (status, body) => {
  expect(await nobodyAfter(status, body)).toBe(true)
})

it.each<[number, string]>([
  [500, '{"code":500}'],
  [502, '<html>'],
  [503, ''],
  [408, ''],
  [425, ''],
  [429, '{"code":429}'],
  [451, ''],
  [404, '<html>Not found</html>'],
  [200, '<!doctype html><title>Sign in to the network</title>'],
  [200, '{"id":7}'],
])('%i %s does not say it', async (status, body) => {
  expect(await nobodyAfter(status, body)).toBe(false)
})

it('a lost call and any other error do not say it', async () => {
  fetched.mockRejectedValue(new TypeError('lost'))
  expect(await sessionCalls(createHttp('')).me().catch(isNobody)).toBe(false)
  expect(isNobody(new TypeError('x'))).toBe(false)
})
