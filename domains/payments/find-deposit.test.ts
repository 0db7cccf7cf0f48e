import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { absent, minutesAgo, open, paymentOf, rowOf, run, said, type Setting } from './testing/returned-deposit.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('findDeposit', () => {
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
})
