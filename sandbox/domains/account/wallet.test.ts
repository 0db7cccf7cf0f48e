import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Clock } from '../../app/clock.ts'
import { type Database, openDatabase } from '../../app/db/database.ts'
import { demoAccounts } from './seed-accounts.ts'
import { seedIfEmpty } from '../../app/seed.ts'
import { Signals } from '../../app/signals.ts'
import { toMajor, toMinor } from '../../app/money.ts'
import { Wallet } from './wallet.ts'
import { testDatabase } from '../../testing/database.ts'

const amine = 1001
const fatou = 1005
let db: Database
let wallet: Wallet
let events: unknown[]

beforeEach(async () => {
  db = await openDatabase(await testDatabase('empty'))
  await seedIfEmpty(db, new Clock())
  const signals = new Signals()
  events = []
  signals.on('balance', (userId, balances) => events.push([userId, balances]))
  wallet = new Wallet(db, new Clock(), signals)
})
afterEach(() => db.destroy())

const ledger = async () => (await db.selectFrom('entries').select('amount').execute()).map(({ amount }) => amount)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('the opening balances are those of the demo accounts, and the ledger sums to zero', async () => {
  for (const [index, { balance, bonusBalance }] of demoAccounts.entries()) {
    expect(await wallet.balances(amine + index)).toEqual({ balance, bonusBalance })
  }
  expect(sum(await ledger())).toBe(0)
})

test('a move changes the purses, emits an event and keeps the ledger balanced', async () => {
  const after = { balance: 1250.625, bonusBalance: 119.999 }
  expect(await wallet.move(amine, 'test', { real: 125, bonus: -1 })).toEqual(after)
  expect(await wallet.balances(amine)).toEqual(after)
  expect(events).toEqual([[amine, after]])
  expect(sum(await ledger())).toBe(0)
})

test('an overdraft is refused, writes nothing and emits nothing', async () => {
  const before = await ledger()
  await expect(wallet.move(amine, 'test', { real: 100, bonus: -120_001 })).rejects.toThrow('the account is overdrawn')
  expect(await wallet.balances(amine)).toEqual({ balance: 1250.5, bonusBalance: 120 })
  expect(await ledger()).toEqual(before)
  expect(events).toEqual([])
})

test('parallel moves do not affect each other', async () => {
  await Promise.all(Array.from({ length: 20 }, () => wallet.move(fatou, 'test', { real: -2000 })))
  expect(await wallet.balances(fatou)).toEqual({ balance: 5000, bonusBalance: 5000 })
  await wallet.setTo(fatou, 'test', { real: 9 })
  expect(await wallet.balances(fatou)).toEqual({ balance: 9, bonusBalance: 5000 })
})

describe('the database itself refuses', () => {
  const open = () =>
    db.insertInto('transactions').values({ kind: 'test', at: 0, posted: 0 }).returning('id').executeTakeFirstOrThrow()
  const post = (id: number) => db.updateTable('transactions').set({ posted: 1 }).where('id', '=', id).execute()
  const enter = (id: number, entries: [account: number, amount: number][]) =>
    db
      .insertInto('entries')
      .values(entries.map(([account_id, amount]) => ({ transaction_id: id, account_id, amount })))
      .execute()
  const account = async (purse: 'real' | 'house', currency: string) => {
    const accounts = db.selectFrom('accounts').where('purse', '=', purse).where('currency', '=', currency)
    return (await accounts.select('id').orderBy('id').executeTakeFirstOrThrow()).id
  }

  test('an unbalanced or empty transaction, which does not count until it is posted', async () => {
    const { id } = await open()
    await expect(post(id)).rejects.toThrow('do not sum to zero')
    await enter(id, [
      [await account('real', 'TND'), 5],
      [await account('house', 'TND'), -4],
    ])
    await expect(post(id)).rejects.toThrow('do not sum to zero')
    expect(await wallet.balances(amine)).toEqual({ balance: 1250.5, bonusBalance: 120 })
  })

  test('two currencies in one transaction', async () => {
    const { id } = await open()
    await enter(id, [
      [await account('real', 'TND'), 5],
      [await account('house', 'EUR'), -5],
    ])
    await expect(post(id)).rejects.toThrow('mix currencies')
  })

  test('any change of a posted transaction', async () => {
    await expect(db.insertInto('transactions').values({ kind: 'test', at: 0, posted: 1 }).execute()).rejects.toThrow(
      'starts open',
    )
    await expect(enter(1, [[1, 5]])).rejects.toThrow('is posted')
    await expect(db.updateTable('entries').set({ amount: 5 }).where('id', '=', 1).execute()).rejects.toThrow(
      'never changes',
    )
    await expect(db.deleteFrom('entries').where('id', '=', 1).execute()).rejects.toThrow('keeps its entries')
    await expect(db.updateTable('transactions').set({ posted: 0 }).execute()).rejects.toThrow('never changes')
  })
})

test.each([
  [1250.5, 'TND', 1_250_500],
  [45_000, 'XOF', 45_000],
  [820.4, 'EUR', 82_040],
  [0.1, 'EUR', 10],
  [0.001, 'EUR', null],
  [1.5, 'XOF', null],
])('%d %s is %s of the minor unit', (major, currency, minor) => {
  expect(toMinor(major, currency)).toBe(minor)
  if (minor !== null) expect(toMajor(minor, currency)).toBe(major)
})
