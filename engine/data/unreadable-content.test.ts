import { expect, it, vi } from 'vitest'
import { gamesCalls } from '#schemas/calls/games.ts'
import { createHttp } from './http.ts'
import { recordContent } from './page-content.ts'

it.each([
  ['an error', { status: 503, body: '' }, 'GET /games: status 503'],
  ['a page of HTML', { status: 200, body: '<!doctype html><p>Maintenance' }, 'GET /games: the response cannot be read'],
  ['the first half of a response', { status: 200, body: '{"count":2,"rows":[{"id"' }, 'cannot be read'],
  ['nothing', { status: 200, body: '' }, 'cannot be read'],
  ['another type', { status: 200, body: { count: 1, rows: 'none' } }, 'cannot be read'],
  ['other items', { status: 200, body: { count: 1, rows: [{ unknown: 1 }, 'x'] } }, 'cannot be read'],
])('says why a read has failed, and keeps nothing of it: %s', async (_what, response, reason) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const http = createHttp('', { sendGet: async () => ({ ...response, date: null }) })
  const { http: recorded, content, failures, settled } = recordContent(http)
  void gamesCalls(recorded).list({ size: 2 })
  await settled()
  expect([content.values, [...failures.keys()]]).toEqual([{}, ['/games?size=2']])
  expect(failures.get('/games?size=2')).toContain(reason)
})
