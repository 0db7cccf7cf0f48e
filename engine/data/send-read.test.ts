import { beforeEach, expect, it, vi } from 'vitest'
import { sendRead } from './send-read.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

const answer = (body: string, status = 200) => new Response(body, { status })
const games = { method: 'GET', path: '/games', query: { page: 1, search: 'a b', type: undefined } }

it('sends cookies, the token of the cookie XSRF-TOKEN, and the query without what is undefined', async () => {
  vi.stubGlobal('document', { cookie: 'OLD-XSRF-TOKEN=x; XSRF-TOKEN=a%20b' })
  fetched.mockResolvedValue(answer('{"n":1}'))
  expect(await sendRead('/api', games)).toMatchObject({ status: 200, body: { n: 1 } })
  const [address, options] = fetched.mock.calls[0]!
  expect(address).toBe('/api/games?page=1&search=a+b')
  expect(options).toMatchObject({ credentials: 'include', headers: { 'X-XSRF-TOKEN': 'a b' } })
})

it('returns the text of what is not JSON, and an empty one', async () => {
  fetched.mockResolvedValueOnce(answer('<h1>oops</h1>', 500)).mockResolvedValueOnce(answer(''))
  expect(await sendRead('', { method: 'GET', path: '/a' })).toMatchObject({ status: 500, body: '<h1>oops</h1>' })
  expect(await sendRead('', { method: 'GET', path: '/a' })).toMatchObject({ status: 200, body: '' })
})

it('takes what the shell has read, once', async () => {
  vi.stubGlobal('window', { reads: { '/api/me': Promise.resolve(answer('"early"')) } })
  fetched.mockResolvedValue(answer('"late"'))
  const me = { method: 'GET', path: '/me' }
  expect((await sendRead('/api', me)).body).toBe('early')
  expect((await sendRead('/api', me)).body).toBe('late')
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('reads again what was lost when the shell read it', async () => {
  vi.stubGlobal('window', { reads: { '/api/me': Promise.reject(new TypeError('lost')) } })
  fetched.mockResolvedValue(answer('"again"'))
  expect((await sendRead('/api', { method: 'GET', path: '/me' })).body).toBe('again')
})
