import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ErrorReports } from '#api'
import { buildSandbox, type Sandbox } from '../server.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
})
afterEach(() => sandbox.close())

const host = 'errors.vendors.localhost'
const visit: ErrorReports = {
  brand: 'lumina',
  version: '1.0.0+a',
  share: 25,
  reports: [{ kind: 'error', page: 'MAIN', message: '<b>a</b>', stack: ['f /assets/a.js:1:2'], count: 2 }],
}
const post = (url: string, payload: unknown, type = 'text/plain;charset=UTF-8') =>
  sandbox.app.inject({ method: 'POST', url, headers: { host, 'content-type': type }, payload: JSON.stringify(payload) })
const list = async () => (await sandbox.app.inject('/__sandbox/errors')).json()

test('accepts reports of browsers from any origin and lists them on a page', async () => {
  const answer = await post('/reports', visit)
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, '*'])
  expect(await list()).toEqual([
    { brand: 'lumina', version: '1.0.0+a', share: 25, ...visit.reports[0], at: expect.any(String) },
  ])
  const page = await sandbox.app.inject({ url: '/__sandbox/errors', headers: { accept: 'text/html' } })
  expect(page.body).toContain('&#60;b&#62;a&#60;/b&#62;')
  expect(page.body).toContain('2 times')
  await sandbox.app.inject({ method: 'POST', url: '/__sandbox/reset' })
  expect(await list()).toEqual([])
})

test.each([
  ['no reports', { ...visit, reports: undefined }],
  ['an unknown kind', { ...visit, reports: [{ ...visit.reports[0], kind: 'rumour' }] }],
  ['additional fields', { ...visit, login: 'claire' }],
])('refuses %s', async (_what, body) => {
  expect((await post('/reports', body)).statusCode).toBe(400)
  expect(await list()).toEqual([])
})

test('refuses a report that is too long', async () => {
  expect((await post('/reports', { ...visit, version: 'x'.repeat(40_000) })).statusCode).toBe(413)
})

test('accepts CSP violation reports in the old and the new format, and drops the queries of their addresses', async () => {
  const address = 'https://lumina.example/games?apikey=k1'
  await post(
    '/violations',
    {
      'csp-report': {
        'document-uri': address,
        'effective-directive': 'script-src',
        'blocked-uri': 'https://spy.example/a.js?b',
      },
    },
    'application/csp-report',
  )
  const inner = { documentURL: address, effectiveDirective: 'img-src', blockedURL: 'inline' }
  await post(
    '/violations',
    [
      { type: 'csp-violation', body: inner },
      { type: 'deprecation', body: {} },
    ],
    'application/reports+json',
  )
  expect(await list()).toMatchObject([
    { kind: 'policy', page: 'https://lumina.example/games', message: 'script-src blocked https://spy.example/a.js' },
    { kind: 'policy', page: 'https://lumina.example/games', message: 'img-src blocked inline' },
  ])
  expect(JSON.stringify(await list())).not.toMatch(/k1|\?/)
})

test('answers preflight requests', async () => {
  const answer = await sandbox.app.inject({ method: 'OPTIONS', url: '/violations', headers: { host } })
  expect([answer.statusCode, answer.headers['access-control-allow-headers']]).toEqual([204, 'content-type'])
})
