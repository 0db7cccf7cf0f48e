import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { code as codes } from '../../app/errors.ts'
import { type ApiCall, resourceSchemas } from '../../app/schemas.ts'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { Browser } from '../../testing/browser.ts'
import { type Mapping, plain, readMapped } from '../../testing/platform-mapping.ts'
import { accountAnswers } from './account.ts'
import { contentAnswers } from './content.ts'
import { moneyAnswers } from './money.ts'
import file from './platform.json' with { type: 'json' }

const mapping = file as unknown as Mapping
const calls = resourceSchemas.flatMap(({ $id, 'x-calls': list = [] }) =>
  list.map((call: ApiCall) => ({ ...call, name: `${call.method} ${call.path}`, $id })),
)

const folder = mkdtempSync(join(tmpdir(), 'gateway-'))

let gateway: Sandbox
/** A sandbox with its own API over the same database: sessions of the gateway are valid there. */
let own: Sandbox
let player: Browser
beforeAll(async () => {
  const options = { database: join(folder, 'sandbox.sqlite'), control: true }
  gateway = await buildSandbox({ ...options, platform: 'gateway' })
  own = await buildSandbox(options)
  player = await signIn('amine')
  await gateway.app.inject({ method: 'POST', url: '/__sandbox/users/amine/cashbacks', payload: { amount: 4.5 } })
})
afterAll(async () => {
  await Promise.all([gateway.close(), own.close()])
  rmSync(folder, { recursive: true })
})

/** Signs a player in through the gateway. */
async function signIn(login: string): Promise<Browser> {
  const browser = new Browser(gateway.app)
  await browser.get('/api/auth/me')
  expect((await browser.post('/api/client-login', { login, password: 'Demo-1234' })).statusCode).toBe(200)
  return browser
}

const ofOwn = async (path: string) =>
  (await own.app.inject({ url: `/api${path}`, headers: { cookie: player.cookieHeader } })).json()

const read = (entity: string, answer: { json(): { status: string; data: unknown } }) => {
  const { status, data } = answer.json()
  expect(status).toBe('success')
  return plain(readMapped(mapping, entity, data))
}

describe('every call that has an answer', () => {
  const rows = { ...accountAnswers, ...contentAnswers, ...moneyAnswers }
  it.each(calls.filter(({ answer }) => answer))('$name is translated, or the gateway lacks it', ({ name }) => {
    expect(name in rows).toBe(!mapping.lacks.includes(name))
  })

  it.each(mapping.lacks)('%s is refused', async (name) => {
    const [method, path = ''] = name.split(' ')
    const url = `/api${path.replace(/\{\w+\}/g, 'abcdefghijklmnop')}`
    const answer = await player.call(method as 'GET', url)
    expect([404, 405, 501]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ status: 'failed', errCode: 'NOT_FOUND' })
  })
})

/** Entities, and where they are read. */
const reads: Record<string, string> = {
  User: '/auth/me',
  SignupCurrencyList: '/signup-currency',
  FullData: '/my/full-data',
  UserDocumentList: '/my/documents',
  PlayerLimits: '/my/limits',
  LastCashback: '/last-cashback',
  MaxBalanceList: '/info/max-balances',
  BannerList: '/banners?lang=en',
  StaticPageList: '/pages/client',
  PopupList: '/popups?lang=en',
  GameList: '/games?size=50&lang=en',
  FavouriteList: '/my/recent-games',
  ProviderList: '/games/providers',
  CategoryList: '/games/categories?lang=en',
  JackpotInfo: '/info/jackpot',
  BonusList: '/bonuses?lang=en',
  PaymentMethodList: '/payments/methods?direction=withdrawal&lang=en',
  PaymentOperationList: '/payments/operations',
  BetList: '/my/bets?size=20',
  CashbackList: '/my/cashbacks?size=20',
  OperationList: '/my/operations?size=20',
}

describe('platform.json reads the gateway’s answers as the sandbox’s own', () => {
  it.each(Object.entries(reads))('%s', async (entity, path) => {
    const answer = await player.get(`/api${path}`)
    // The gateway does not say when players reviewed their limits.
    const ours = plain(await ofOwn(path)) as { review?: unknown }
    delete ours.review
    expect(read(entity, answer)).toEqual(ours)
    expect(plain(answer.json().data)).not.toEqual(ours)
  })
})

test('platform.json knows every code of an error', () => {
  for (const code of Object.values(codes)) {
    const [theirs] = Object.entries(valuesOf('ErrorBody')).find(([, ours]) => ours === String(code)) ?? []
    expect(theirs, String(code)).toBeDefined()
    expect(valuesOf('ErrorEntry')[theirs!]).toBe(String(code))
  }
})

const valuesOf = (entity: string) => (mapping.answers[entity]!['code'] as { values: Record<string, string> }).values
