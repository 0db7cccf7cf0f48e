import { makeAutoObservable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountOperation, PaymentOperation, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { userHash } from '#engine/data/intentions.ts'
import { PaymentRecords } from './payment-records.ts'
import { ReturnedDeposit } from './returned-deposit.ts'
import { shownResult } from './shown-result.ts'
import { FakeTabs, type FakeTab } from './testing/tabs.ts'
import type { Trust } from './trust.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const key = 'k'.repeat(32)
const absent = () => Object.assign(new ApiError('no call', 404), { isAbsent: true })
const run = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const paymentOf = (changes: Partial<PaymentOperation> = {}): PaymentOperation => ({
  id: 1,
  key,
  direction: 'deposit',
  methodId: 'card',
  amount: 70,
  currency: 'TND',
  status: 'done',
  at: minutesAgo(2),
  ...changes,
})
const rowOf = (changes: Partial<AccountOperation> = {}): AccountOperation => ({
  id: '11',
  kind: 'deposit',
  amount: 70,
  currency: 'TND',
  status: 'completed',
  at: minutesAgo(2),
  ...changes,
})

interface Setting {
  tab?: FakeTab
  trust?: Trust
  /** Whose payment the tab made. */
  madeBy?: number
  operation?: () => Promise<PaymentOperation>
  operations?: () => Promise<AccountOperation[]>
}

/** A page of player 7 that was opened after a payment page, in the tab that made a payment of 70 if `madeBy` is given. */
function open({
  tab = new FakeTabs().open(),
  trust = 'none',
  madeBy,
  operation = async () => Promise.reject(new ApiError('none', 404)),
  operations = async () => [],
}: Setting = {}) {
  if (madeBy !== undefined) {
    const records = new PaymentRecords(tab.shared, tab.tab)
    const record = { user: userHash(madeBy), key, direction: 'deposit' as const, method: 'card' }
    records.put(
      { ...record, amount: 70, currency: 'TND', time: Date.now() - 60_000 },
      { methodId: 'card', amount: 70, fields: {} },
    )
    records.settle(key, { status: 'redirect' })
  }
  const api = {
    operation: vi.fn(operation),
    operations: vi.fn(async () => operations().then((rows) => ({ count: rows.length, rows }))),
  }
  const user = { id: 7, currency: 'TND', balance: 1 } as User | null
  const session = makeAutoObservable({ user, load: vi.fn(async () => {}) }, { load: false })
  const manifest = { platform: { idempotency: { payments: trust } } }
  const http = { now: Date.now, absent: { has: () => false } }
  const store = new ReturnedDeposit(api, { session, http, manifest: manifest as never }, tab)
  const leave = store.follow()
  return { store, api, session, tab, leave }
}

const said = ({ known }: ReturnedDeposit) => {
  const { state, deposit } = shownResult('success', known)
  return `${state} ${deposit?.amount ?? '–'}`
}

describe('ReturnedDeposit', () => {
  it.each<[string, Setting, string]>([
    ['the payment of this tab', { madeBy: 7, operation: async () => paymentOf() }, 'paid 70'],
    [
      'a response with a status alone, with what this tab knows of it',
      {
        madeBy: 7,
        operation: async () => ({ id: 1, key: '', currency: '', status: 'processing' }),
      },
      'waiting 70',
    ],
    [
      'the payment of this tab, however old',
      { madeBy: 7, operation: async () => paymentOf({ at: minutesAgo(90) }) },
      'paid 70',
    ],
    ['a payment of another key', { madeBy: 7, operation: async () => paymentOf({ key: 'other' }) }, 'unknown –'],
    ['a withdrawal', { madeBy: 7, operation: async () => paymentOf({ direction: 'withdrawal' }) }, 'unknown –'],
    [
      'an object that is no payment',
      { madeBy: 7, operation: async () => ({ key: '', currency: '', status: 'pending' }) },
      'unknown –',
    ],
    ['the latest deposit', { operations: async () => [rowOf({ amount: 20 })] }, 'paid 20'],
    [
      'the latest of several, whatever their order',
      { operations: async () => [rowOf({ amount: 5, at: minutesAgo(9) }), rowOf({ amount: 20 })] },
      'paid 20',
    ],
    ['a deposit of an hour ago', { operations: async () => [rowOf({ at: minutesAgo(60) })] }, 'unknown –'],
    ['a withdrawal among them', { operations: async () => [rowOf({ kind: 'withdrawal' })] }, 'unknown –'],
    [
      'no deposit of another sum where this tab made one',
      { madeBy: 7, operations: async () => [rowOf({ amount: 20 })] },
      'unknown –',
    ],
    ['the listed one where this tab’s has no status', { madeBy: 7, operations: async () => [rowOf()] }, 'paid 70'],
    ['no call to list them', { operations: async () => Promise.reject(absent()) }, 'reported –'],
    [
      'neither a list nor the status of payments',
      {
        madeBy: 7,
        operation: async () => Promise.reject(absent()),
        operations: async () => Promise.reject(absent()),
      },
      'reported –',
    ],
    [
      'no list, and 404 from a platform that is not known to keep the status',
      { madeBy: 7, operations: async () => Promise.reject(absent()) },
      'reported –',
    ],
    [
      'no list, and 404 from one that keeps it',
      { madeBy: 7, trust: 'status', operations: async () => Promise.reject(absent()) },
      'unknown –',
    ],
    ['a list that fails', { operations: async () => Promise.reject(new ApiError('fault', 500)) }, 'unknown –'],
  ])('%s', async (_name, setting, expected) => {
    const { store } = open(setting)
    expect(said(store)).toBe('loading –')
    await run()
    expect(said(store)).toBe(expected)
  })

  it('asks for no payment of another player who used this tab', async () => {
    const { store, api } = open({ madeBy: 8, operation: async () => paymentOf() })
    await run()
    expect([said(store), api.operation.mock.calls]).toEqual(['unknown –', []])
  })

  it('says nothing of the player before once another one is signed in, or nobody', async () => {
    const rows = [[rowOf()], [rowOf({ amount: 20 })]]
    const { store, api, session } = open({ operations: async () => rows.shift()! })
    await run()
    expect(said(store)).toBe('paid 70')
    runInAction(() => void (session.user = { ...session.user!, id: 8 }))
    expect(said(store)).toBe('loading –')
    await run()
    expect(said(store)).toBe('paid 20')
    runInAction(() => void (session.user = null))
    await run()
    expect([said(store), api.operations.mock.calls.length]).toEqual(['unknown –', 2])
  })

  it('waits ten seconds; a later response counts', async () => {
    let answer = (_rows: AccountOperation[]) => {}
    const { store } = open({ operations: () => new Promise((resolve) => (answer = resolve)) })
    await run(9900)
    expect(said(store)).toBe('loading –')
    await run(200)
    expect(said(store)).toBe('unknown –')
    answer([rowOf()])
    await run()
    expect(said(store)).toBe('paid 70')
  })

  it('asks every five seconds for a deposit that is waited for, and then for the balance', async () => {
    const answers = [
      async () => [rowOf({ status: 'pending' })],
      async () => Promise.reject(new ApiError('fault', 500)),
      async () => [rowOf()],
    ]
    const { store, api, session } = open({ operations: async () => (answers.shift() ?? (async () => []))() })
    await run()
    expect(said(store)).toBe('waiting 70')
    await run(5000)
    expect([said(store), session.load.mock.calls.length]).toEqual(['waiting 70', 0])
    await run(5000)
    expect([said(store), session.load.mock.calls.length]).toEqual(['paid 70', 1])
    await run(20_000)
    expect(api.operations).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['completed', 'unknown –'],
    ['failed', 'unknown –'],
    ['pending', 'waiting 70'],
  ] as const)('a deposit that is %s, shown and left, is then: %s', async (status, expected) => {
    const operations = async () => [rowOf({ status })]
    const first = open({ operations })
    await run()
    first.leave()
    const second = open({ tab: first.tab, operations })
    await run()
    expect(said(second.store)).toBe(expected)
    const other = open({ tab: first.tab.reload(), operations })
    await run()
    expect(said(other.store)).toBe(expected)
  })

  it('shows a newer deposit after one was shown, and the same one again after a reload', async () => {
    const rows = [rowOf()]
    const first = open({ operations: async () => rows })
    await run()
    // A reload stops nothing: the page is gone.
    const second = open({ tab: first.tab.reload(), operations: async () => rows })
    await run()
    expect(said(second.store)).toBe('paid 70')
    second.leave()
    await run(1000)
    rows.push(rowOf({ amount: 20, at: new Date(Date.now()).toISOString() }))
    const third = open({ tab: second.tab, operations: async () => rows })
    await run()
    expect(said(third.store)).toBe('paid 20')
  })

  it('forgets the payment of this tab once its outcome was shown, and keeps it until then', async () => {
    const operation = paymentOf({ status: 'processing' })
    const first = open({ madeBy: 7, operation: async () => operation })
    await run()
    first.leave()
    const second = open({ tab: first.tab, operation: async () => paymentOf() })
    await run()
    expect(said(second.store)).toBe('paid 70')
    second.leave()
    const third = open({ tab: first.tab, operation: async () => paymentOf(), operations: async () => [rowOf()] })
    await run()
    expect([said(third.store), third.api.operation.mock.calls]).toEqual(['unknown –', []])
  })
})
