import { afterEach, expect, test, vi } from 'vitest'
import { Clock } from './clock.ts'
import { openDatabase } from './db/database.ts'
import { demoAccounts } from '../domains/account/seed-accounts.ts'
import { reseed, seedIfEmpty } from './seed.ts'
import { texts } from '../domains/content/texts.ts'
import { testDatabase } from '../testing/database.ts'

const tables = [
  'users',
  'accounts',
  'transactions',
  'entries',
  'providers',
  'games',
  'categories',
  'category_names',
  'game_categories',
  'banners',
  'pages',
  'jackpots',
  'bets',
  'operations',
  'cashbacks',
  'promotions',
  'popups',
  'popup_texts',
  'bonuses',
] as const

async function dump(act?: 'reseed') {
  const db = await openDatabase(await testDatabase('empty'))
  const clock = new Clock()
  await seedIfEmpty(db, clock)
  if (act) await reseed(db, clock)
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  // A database returns rows in any order.
  for (const list of rows) list.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  await db.destroy()
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]!]))
}

afterEach(() => vi.useRealTimers())

test('the seed is always the same, also after a reset', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1), toFake: ['Date'] })
  const first = await dump()
  expect(await dump()).toEqual(first)
  expect(await dump('reseed')).toEqual(first)
})

test('games and providers have unique names, and every type exists', async () => {
  const { games, providers } = await dump()
  expect(games).toHaveLength(1200)
  expect(new Set(games?.map((game) => 'name' in game && game.name)).size).toBe(1200)
  expect(providers).toHaveLength(40)
})

test('the demo accounts cover the roles', () => {
  expect(demoAccounts).toHaveLength(8)
  expect(new Set(demoAccounts.map(({ currency }) => currency))).toEqual(new Set(['TND', 'EUR', 'USD', 'XOF', 'MAD']))
  const wheels = demoAccounts.filter(({ currency }) => currency === 'TND').map(({ wheel }) => wheel)
  expect(wheels).toEqual(expect.arrayContaining(['ALLOWED', 'IN_PROGRESS']))
  expect(demoAccounts.some(({ isVerificated }) => !isVerificated)).toBe(true)
  expect(demoAccounts.some(({ isPaymentSystemUser }) => !isPaymentSystemUser)).toBe(true)
  expect(demoAccounts.some(({ balance }) => balance === 0)).toBe(true)
})

test('every demo player has their own address and number', async () => {
  const all = (await dump()).users as { login: string; email: string; phone: string }[]
  const users = all.filter(({ login }) => demoAccounts.some((account) => account.login === login))
  expect(users.map(({ email }) => email)).toEqual(demoAccounts.map(({ login }) => `${login}@players.example`))
  expect(new Set(users.map(({ phone }) => phone)).size).toBe(demoAccounts.length)
  for (const { phone } of users) expect(phone).toMatch(/^\+[1-9]\d{6,11}$/)
})

test('every language has every text, and translates it', () => {
  const shape = (words: object) =>
    JSON.parse(JSON.stringify(words), (_key, value) => (typeof value === 'string' ? 'text' : value))
  for (const [lang, words] of Object.entries(texts)) {
    expect([lang, shape(words)]).toEqual([lang, shape(texts.en)])
    if (lang !== 'en') expect(words.pages.terms.sections[0]?.text).not.toBe(texts.en.pages.terms.sections[0]?.text)
  }
})
