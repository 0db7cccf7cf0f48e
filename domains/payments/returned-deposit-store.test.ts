import { runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { open, paymentOf, rowOf, run, said } from './testing/returned-deposit.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('ReturnedDepositStore', () => {
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

  it('takes a deposit that is made while another one is shown', async () => {
    const { store, leave } = open({ operations: async () => [rowOf({ status: 'failed' })] })
    await run()
    store.receive(paymentOf({ amount: 20 }))
    expect(said(store)).toBe('failed 70')
    leave()
    store.follow()
    await run()
    expect(said(store)).toBe('paid 20')
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
