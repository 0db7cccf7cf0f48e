import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BetList, CashbackList, OperationList } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { demoAccounts } from '../account/seed-accounts.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { testDatabase } from '../../testing/database.ts'

let sandbox: Sandbox
const browsers = new Map<string, Browser>()
beforeAll(async () => {
  sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  for (const { login } of demoAccounts) browsers.set(login, await signedIn(sandbox.app, login))
})
afterAll(() => sandbox.close())

const read = async <T>(path: string, login = 'claire') => (await browsers.get(login)!.get(`/api/my/${path}`)).json<T>()
const all = 'size=1000'
const round = (amount: number) => Math.round(amount * 1000) / 1000

test('bets are paged, latest first, with totals', async () => {
  const { count, rows, totals } = await read<BetList>(`bets?${all}`)
  expect(count).toBeGreaterThan(40)
  expect(rows).toHaveLength(count)
  expect(rows.map(({ at }) => at)).toEqual(
    rows
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  expect(totals).toEqual({
    stake: round(rows.reduce((sum, { stake }) => sum + stake, 0)),
    win: round(rows.reduce((sum, { win = 0 }) => sum + win, 0)),
    currency: 'EUR',
  })
  const pages = await Promise.all([1, 2, 3].map((page) => read<BetList>(`bets?size=15&page=${page}`)))
  expect(pages.flatMap((page) => page.rows)).toEqual(rows.slice(0, 45))
  expect((await read<BetList>('bets?page=500')).rows).toEqual([])
})

test('bets on games and on sport describe what was bet on', async () => {
  const { rows } = await read<BetList>(`bets?${all}`)
  for (const { kind, game, event, odds, status, win = 0 } of rows) {
    if (kind === 'casino')
      expect(game).toMatchObject({ name: expect.any(String), image: expect.stringContaining('/art/games/') })
    else expect([typeof event, typeof odds]).toEqual(['string', 'number'])
    expect(status).toBe(win > 0 ? 'won' : 'lost')
  }
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['casino', 'sport']))
})

test.each(['kind=sport', 'kind=casino', 'status=won', 'status=lost', 'status=open', 'kind=casino&status=won'])(
  'bets and totals are filtered by %s',
  async (query) => {
    const whole = await read<BetList>(`bets?${all}`)
    const filters = Object.fromEntries(new URLSearchParams(query))
    const expected = whole.rows.filter((row) =>
      Object.entries(filters).every(([name, value]) => row[name as 'kind'] === value),
    )
    const { count, rows, totals } = await read<BetList>(`bets?${all}&${query}`)
    expect(rows).toEqual(expected)
    expect(count).toBe(expected.length)
    expect(totals!.stake).toBe(round(expected.reduce((sum, { stake }) => sum + stake, 0)))
  },
)

test('weeks do not overlap: the start is inclusive, the end exclusive', async () => {
  const { rows } = await read<BetList>(`bets?${all}`)
  const [first, last] = [rows.at(-1)!.at, rows[0]!.at]
  const within = (from: string, to: string) => read<BetList>(`bets?${all}&from=${from}&to=${to}`)
  expect((await within(first, last)).count).toBe(rows.filter(({ at }) => at < last).length)
  const halves = [await within(first, rows[10]!.at), await within(rows[10]!.at, '2100-01-01T00:00:00Z')]
  expect(halves[0]!.count + halves[1]!.count).toBe(rows.length)
  expect((await within('2022-01-01T00:00:00Z', '2022-01-08T00:00:00Z')).rows).toEqual([])
})

test.each(['from=yesterday', 'to=2026-01-01', 'kind=poker', 'page=0', 'size=1001', 'status=pending', 'other=1'])(
  'refuses bets?%s',
  async (query) => {
    expect(await read(`bets?${query}`)).toMatchObject({ code: 110 })
  },
)

test('visitors have no history, and players see only their own', async () => {
  for (const path of ['bets', 'cashbacks', 'operations']) {
    expect((await new Browser(sandbox.app).get(`/api/my/${path}`)).statusCode).toBe(401)
    expect(await read(path, 'sami')).toMatchObject({ count: 0, rows: [] })
  }
  const [one, other] = [await read<BetList>(`bets?${all}`), await read<BetList>(`bets?${all}`, 'amine')]
  expect(one.rows.map(({ id }) => id).some((id) => other.rows.some((row) => row.id === id))).toBe(false)
})

test('cashbacks name their week, with totals', async () => {
  const lists = await Promise.all(demoAccounts.map(({ login }) => read<CashbackList>(`cashbacks?${all}`, login)))
  const rows = lists.flatMap((list) => list.rows)
  expect(rows.length).toBeGreaterThan(5)
  for (const { period = { from: '', to: '' }, at, amount } of rows) {
    expect(Date.parse(period.to) - Date.parse(period.from)).toBe(7 * 24 * 60 * 60_000)
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(period.to))
    expect(amount).toBeGreaterThan(0)
  }
  for (const list of lists)
    expect(list.totals!.paid).toBe(
      round(list.rows.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0)),
    )
})

test('operations are filtered, and totals include only completed ones', async () => {
  const whole = await read<OperationList>(`operations?${all}`)
  const sum = (counts: (amount: number) => boolean) =>
    round(
      whole.rows
        .filter(({ status, amount }) => status === 'completed' && counts(amount))
        .reduce((total, { amount }) => total + amount, 0),
    )
  expect(whole.totals).toEqual({
    in: sum((amount) => amount > 0),
    out: round(-sum((amount) => amount < 0)),
    currency: 'EUR',
  })
  const deposits = await read<OperationList>(`operations?${all}&kind=deposit&status=completed`)
  expect(deposits.rows).toEqual(whole.rows.filter(({ kind, status }) => kind === 'deposit' && status === 'completed'))
  expect(deposits.rows.length).toBeGreaterThan(3)
  expect(
    (await read<OperationList>('operations', 'jordan')).rows.some(
      ({ kind }) => kind === 'deposit' || kind === 'withdrawal',
    ),
  ).toBe(false)
})

describe('the seeded past', () => {
  test.each(demoAccounts.map(({ login }) => login))(
    'of %s has no future events and matches the ledger',
    async (login) => {
      const [bets, cashbacks, operations] = await Promise.all([
        read<BetList>(`bets?${all}`, login),
        read<CashbackList>(`cashbacks?${all}`, login),
        read<OperationList>(`operations?${all}`, login),
      ])
      for (const { at } of [...bets.rows, ...cashbacks.rows, ...operations.rows])
        expect(Date.parse(at)).toBeLessThan(Date.now())
      const { balance } = (await browsers.get(login)!.get('/api/auth/me')).json()
      const change =
        bets.totals!.win - bets.totals!.stake + cashbacks.totals!.paid + operations.totals!.in - operations.totals!.out
      // The initial balance before the past is not negative, so the past alone never overdrew the account.
      expect(round(balance - change)).toBeGreaterThanOrEqual(0)
      expect(balance).toBe(demoAccounts.find((account) => account.login === login)!.balance)
    },
  )
})
