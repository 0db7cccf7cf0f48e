import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pam as standIn } from '../../../sandbox/platforms/pam/index.ts'
import { type ApiCall, resourceSchemas } from '../../../sandbox/app/schemas.ts'
import { buildSandbox, type Sandbox } from '../../../sandbox/app/server.ts'
import type { SendRequest } from '#engine/data/platform-adapter.ts'
import { createPlatform } from './index.ts'
import { check, host, numbered, signedIn } from '#testing/platform-page.ts'

const calls = resourceSchemas.flatMap(({ $id, 'x-calls': list = [] }) =>
  list.map((call: ApiCall) => ({ ...call, $id, name: `${call.method} ${call.path}` })),
)

/** What the platform does not have. */
const lacks = [
  'PUT /my/reality-check',
  'PUT /my/limit-review',
  'GET /my/chat-identity',
  'GET /my/net-position',
  'GET /payments/operations/{key}',
  'GET /addresses',
  'GET /my/verification',
  'POST /my/verification/token',
  'POST /my/verification/link',
  'GET /sport/events',
  'GET /wins',
]

const folder = mkdtempSync(join(tmpdir(), 'pam-'))

let pam: Sandbox
/** A sandbox with its own API over the same database: sessions of the platform are valid there. */
let own: Sandbox
beforeAll(async () => {
  const options = { database: join(folder, 'sandbox.sqlite'), control: true }
  pam = await buildSandbox({ ...options, platform: 'pam' })
  own = await buildSandbox(options)
})
afterAll(async () => {
  await Promise.all([pam.close(), own.close()])
  rmSync(folder, { recursive: true })
})

const reads: Record<string, Record<string, unknown>> = {
  'GET /auth/me': {},
  'GET /signup-currency': {},
  'GET /my/full-data': {},
  'GET /my/documents': {},
  'GET /my/limits': {},
  'GET /last-cashback': {},
  'GET /fortune-wheel/status': {},
  'GET /info/max-balances': {},
  'GET /info/jackpot': {},
  'GET /banners': { lang: 'en' },
  'GET /pages/client': {},
  'GET /popups': { page: 1, size: 5, lang: 'en' },
  'GET /promotions': { lang: 'en' },
  'GET /games': { page: 3, size: 20, type: 'slots,crash', sort: 'name', lang: 'en' },
  'GET /games/providers': { type: 'live' },
  'GET /games/categories': { type: 'slots', lang: 'en' },
  'GET /my/favourites': {},
  'GET /my/recent-games': { size: 5 },
  'GET /bonuses': { lang: 'en' },
  'GET /payments/methods': { direction: 'deposit', lang: 'en' },
  'GET /payments/operations': {},
}

describe('what a page reads is what the sandbox itself answers', () => {
  const liveTables: [string, Record<string, unknown>] = ['GET /games', { page: 1, size: 50, type: 'live' }]
  it.each([...Object.entries(reads), liveTables])('%s %j', async (name, query) => {
    const page = await signedIn(pam.app, createPlatform())
    await pam.app.inject({ method: 'POST', url: '/__sandbox/users/amine/cashbacks', payload: { amount: 4.5 } })
    const search = new URLSearchParams(query as Record<string, string>).toString()
    const headers = { cookie: page.browser.cookieHeader, host }
    const ours = await own.app.inject({ url: `/api${name.slice(4)}?${search}`, headers })
    const { answer = '', $id } = calls.find((call) => call.name === name)!
    const body = await page.read(name, { query })
    check(answer, $id, body)
    // The platform does not say when players reviewed their limits.
    const known = ours.json()
    delete known.review
    expect(numbered(body)).toEqual(known)
  })
})

describe('every call', () => {
  it.each(calls)('$name is performed, or the platform lacks it', async ({ name }) => {
    const failing: SendRequest = async () => ({ status: 418, body: { errorCode: 'PAM-162' } })
    const { status } = await createPlatform().perform(
      { name, params: {}, query: {}, body: { kind: 'loss' }, headers: {} },
      failing,
    )
    expect(status).toBe(lacks.includes(name) ? 501 : 418)
  })
})

describe('the feed', () => {
  const jackpot = { id: 'mini', name: 'Mini', kind: 'games', level: 1, amount: 12.5, currency: 'TND' }
  it.each([
    ['balance', { balance: 10.5, bonusBalance: 0 }],
    ['notification', { type: 'info', content: [{ lang: 'en', message: 'Hello' }] }],
    ['fortuneWheel', { status: 'NEW' }],
    ['jackpot', [jackpot]],
  ])('%s', (name, payload) => {
    const told = standIn.event(name, payload)
    expect(told).not.toEqual(payload)
    expect(createPlatform().event!(name, told)).toEqual(payload)
  })

  it('leaves an event that is not wrapped as it is', () => {
    expect(createPlatform().event!('balance', null)).toBeNull()
  })
})
