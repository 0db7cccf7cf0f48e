import { beforeEach, expect, it, vi } from 'vitest'
import { NotReached, onReach, send, type Lost } from './send.ts'

let told: (Lost | null)[]
beforeEach(() => {
  told = []
  onReach((lost) => void told.push(lost))
})

const json = (status: number, body: object) => Response.json(body, { status })
const page = (status: number) => new Response('<form>Sign in', { status, headers: { 'content-type': 'text/html' } })
const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', () => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)))

/** The first half of an answer. */
const cutOff = () => {
  const start = (body: ReadableStreamDefaultController) => body.error(new TypeError('network error'))
  return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'application/json' } })
}

it.each<[string, Response | Error, RegExp, boolean]>([
  ['nothing', new TypeError('Failed to fetch'), /does not answer/, false],
  ['a server that ends while it answers', cutOff(), /does not answer/, false],
  ['a proxy whose Studio is gone', page(502), /does not answer/, false],
  ['a way to the sign-in', Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }), /sign-in/, true],
  ['a sign-in page', page(200), /Your sign-in has ended/, true],
  ['a sign-in page as a refusal', page(403), /Your sign-in has ended/, true],
  ['401 of a proxy', new Response('', { status: 401 }), /Your sign-in has ended/, true],
  ['401 of a proxy as JSON', json(401, { error: 'unauthorized' }), /Your sign-in has ended/, true],
  ['401 of a Studio that was started again', json(401, { message: 'Open the address.' }), /^Open the address/, false],
])('%s is told for what it is', async (_what, response, words, isSignedOut) => {
  answer(response)
  await expect(send('GET', '/brands')).rejects.toThrow(NotReached)
  expect(told).toEqual([{ message: expect.stringMatching(words), isSignedOut }])
})

it.each([
  ['an answer', json(200, {})],
  ['no content', new Response(null, { status: 204 })],
  ['a refusal', json(403, { message: 'As viewer you may not save.' })],
  ['a failure of Studio itself', json(500, { message: 'Studio failed.' })],
])('%s of Studio is one', async (_what, response) => {
  answer(response)
  expect(await send('PUT', '/brands/atlas', { text: '' })).toBe(response)
  expect(told).toEqual([null])
})
