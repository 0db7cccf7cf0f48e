import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { listen } from '../../../sandbox/testing/live.ts'
import { runIn } from '../cli.fixture.ts'
import type { Report } from './report.ts'
import { pageOrigins } from './command.ts'

const manifests = mkdtempSync(join(tmpdir(), 'doctor-'))
const player = ['--login', 'amine', '--password', 'Demo-1234']
let sandbox: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  copyFileSync('manifests/base.json', join(manifests, 'base.json'))
  writeFileSync(join(manifests, 'lumina.json'), brand)
  sandbox = await listen()
})
afterAll(async () => {
  rmSync(manifests, { recursive: true })
  await sandbox.close()
})
afterEach(() => control('DELETE', 'faults'))

const control = (method: 'POST' | 'GET' | 'DELETE', what: string, payload?: object) =>
  sandbox.app.inject({ method, url: `/__sandbox/${what}`, ...(payload && { payload }) })

const breakCall = (path: string, fault: object) =>
  control('POST', 'faults', { method: 'GET', path: `/api${path}`, times: 1000, ...fault })

const run = (...args: string[]) => runIn(process.cwd(), '--manifests', manifests, 'doctor', ...args)

async function report(
  ...args: string[]
): Promise<{ status: number; report: Report & { errors: number; warnings: number } }> {
  const { status, stdout } = await run('lumina', '--api', sandbox.origin, '--json', ...args)
  return { status, report: JSON.parse(stdout) }
}

describe('against the sandbox', () => {
  it('has no findings for a visitor', async () => {
    const { status, stdout, stderr } = await run('lumina', '--api', sandbox.origin)
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^GET \/banners +spec +ok, 9 requests +\d+ ms$/m)
    expect(stdout).toMatch(/^GET \/my\/favourites +extension +ok: refuses visitors \(status 401\)/m)
    expect(stdout).toMatch(/^XSRF cookie +ok/m)
    expect(stdout).toMatch(/^websocket +ok/m)
    expect(stdout).toMatch(/^call without a token +ok: refused \(status 419\)$/m)
    expect(stdout).toMatch(/\n\nNo problems for players\.\n\n0 errors, 0 warnings · \d+ calls tried/)
    expect(status).toBe(0)
  })

  it('has no findings for a player, signs out, and changes nothing', async () => {
    await control('POST', 'reset')
    const { status, report: found } = await report(...player)
    expect([...found.calls, ...found.host].filter(({ severity }) => severity !== 'ok')).toEqual([])
    expect(found.calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['POST /client-login', 'GET /my/favourites', 'DELETE /logout']),
    )
    expect(found.host.map(({ name }) => name)).toEqual([
      'XSRF cookie',
      'websocket',
      'session cookie',
      'websocket, signed in',
      'payment by an unused key',
      'call without a token',
    ])
    expect(status).toBe(0)

    const log = (await control('GET', 'log')).json<{ method: string; path: string; status: number }[]>()
    const sent = log
      .filter(({ method }) => method !== 'GET')
      .map((call) => `${call.method} ${call.path} ${call.status}`)
    expect(sent).toEqual(['POST /api/client-login 200', 'DELETE /api/logout 419', 'DELETE /api/logout 204'])
  })

  it('reports exactly the five broken calls, with the affected screens', async () => {
    await breakCall('/banners', { kind: 'status' })
    await breakCall('/info/jackpot', { kind: 'html' })
    await breakCall('/games', { kind: 'malformed' })
    await breakCall('/games/providers', { kind: 'empty' })
    await breakCall('/pages/client/*', { kind: 'status', status: 404, body: { code: 404 } })
    const { status, report: found } = await report(...player)
    const bad = [...found.calls, ...found.host].filter(({ severity }) => severity !== 'ok')
    expect(bad.map(({ name, severity, message, screens }) => [name, severity, message, screens])).toEqual([
      ['GET /banners', 'error', 'status 500 (code 400)', ['MAIN /: banners']],
      [
        'GET /games',
        'warning',
        'not valid JSON',
        [
          'MAIN /: game-row',
          'GAMES /games: game-grid',
          'TV_GAMES /tv-games: game-grid',
          'GAME /game/:providerId/:gameId: game',
          'overlay search: search',
        ],
      ],
      [
        'GET /games/providers',
        'warning',
        'an empty response',
        [
          'MAIN /: provider-strip',
          'GAMES /games: game-grid',
          'TV_GAMES /tv-games: game-grid',
          'overlay search: search',
        ],
      ],
      ['GET /info/jackpot', 'error', 'a web page instead of JSON', ['MAIN /: jackpot', 'TV_GAMES /tv-games: jackpot']],
      ['GET /pages/client/{id}', 'error', 'missing (status 404)', ['STATIC_PAGE /static/:pageId: static-page']],
    ])
    expect(found).toMatchObject({ errors: 3, warnings: 2 })
    expect(status).toBe(1)
  })

  it('reports what players see, and on which screens', async () => {
    await breakCall('/banners', { kind: 'status', status: 200, body: [1] })
    await breakCall('/pages/client/terms-uz', { kind: 'status', status: 404 })
    const { status, stdout } = await run('lumina', '--api', sandbox.origin)
    expect(stdout).toContain(
      'error  GET /banners: cannot be read\n  Banner blocks show an error with a retry.\n    MAIN /: banners\n',
    )
    expect(stdout).toContain('GET /pages/client/{id}: missing (status 404) (id=terms-uz: 1 of 36)')
    expect(stdout).toContain('2 errors, 0 warnings')
    expect(status).toBe(1)
  })

  it('reports a missing extension as a warning, which fails with --fail-level warning', async () => {
    await breakCall('/games/providers', { kind: 'status', status: 404 })
    expect(await report()).toMatchObject({ status: 0, report: { errors: 0, warnings: 1 } })
    expect((await report('--fail-level', 'warning')).status).toBe(1)
  })

  it('reports a call that never responds, and one whose connection is closed', async () => {
    await breakCall('/banners', { kind: 'hang' })
    await breakCall('/auth/me', { kind: 'lost-answer' })
    const { report: found } = await report('--timeout', '0.5')
    expect(
      found.calls.filter(({ severity }) => severity === 'error').map(({ name, message }) => [name, message]),
    ).toEqual([
      ['GET /banners', 'no response within 0.5 s'],
      ['GET /auth/me', 'connection closed before the response'],
    ])
  })

  it('reports wrong credentials, and checks the rest', async () => {
    const { status, report: found } = await report('--login', 'amine', '--password', 'wrong')
    const wrong = found.calls.filter(({ severity }) => severity === 'error')
    expect(wrong.map(({ name, message }) => [name, message])).toEqual([
      ['POST /client-login', 'status 400 (code 101): are login and password correct?'],
    ])
    expect(status).toBe(1)
  })
})

describe('if nothing can be checked', () => {
  it('reports in one message that there is no response', async () => {
    const gone = await listen()
    await gone.close()
    const { status, stdout, stderr } = await run('lumina', '--api', gone.origin)
    expect(stdout).toBe('')
    expect(stderr).toBe(
      `No response from ${gone.origin}: connection refused. Is the back end running, and is the address correct?\n`,
    )
    expect(status).toBe(1)
  })

  it.each([
    [['lumina'], "required option '--api <address>' not specified"],
    [['lumina', '--api', 'localhost:4600'], 'It must start with http:// or https://.'],
    [['lumina', '--api', 'http://localhost:4600/api'], 'Remove everything after http://localhost:4600'],
    [['lumnia', '--api', 'http://localhost:4600'], 'no such brand: lumnia'],
    [['lumina', '--api', 'http://localhost:4600', '--password', 'x'], '--password requires --login'],
    [['lumina', '--api', 'http://localhost:4600', '--login', 'x'], '--login requires --password'],
    [['lumina', '--api', 'http://localhost:4600', '--timeout', 'soon'], 'positive number of seconds'],
    [
      ['lumina', '--api', 'http://localhost:4600', '--register', '--field', 'cpf'],
      'the name of a field, = and a value',
    ],
  ])('misuse exits with 2: %j', async (args, message) => {
    const { status, stderr } = await run(...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})

const mirrored = {
  api: { production: 'https://api.lumina.example' },
  hosts: { 'lumina.example': {}, 'www.lumina.example': {}, 'mirror.example': { api: 'https://api.mirror.example' } },
}

it('shows an example if it is not told what to check', () =>
  expect(run()).resolves.toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run brand -- doctor lumina --api https://api.lumina.example'),
  }))

it('returns the hosts whose pages call the API', () => {
  expect(pageOrigins(mirrored, 'https://api.lumina.example')).toEqual([
    'https://lumina.example',
    'https://www.lumina.example',
  ])
  expect(pageOrigins(mirrored, 'https://api.mirror.example')).toEqual(['https://mirror.example'])
})

it('returns the API’s own origin if the manifest does not name it', () => {
  expect(pageOrigins(mirrored, 'http://localhost:4600')).toEqual(['http://localhost:4600'])
  expect(pageOrigins({ api: { production: '' }, hosts: { 'lumina.example': {} } }, 'https://lumina.example')).toEqual([
    'https://lumina.example',
  ])
})
