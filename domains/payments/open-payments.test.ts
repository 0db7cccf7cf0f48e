import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { OpenPayments } from './open-payments.ts'
import type { Operation } from './payment.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const operationOf = (key: string, status: Operation['status'] = 'pending') =>
  ({ key, status, direction: 'deposit', methodId: 'card', amount: 50, at: '2026-01-02T10:00:00Z' }) as Operation
const run = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const done = Promise.resolve()

/** The list of a player who follows it; each reading of it answers what `answers` holds next, then nothing. */
async function follow(...answers: (Operation[] | Promise<Operation[]>)[]) {
  const session = observable({ user: { balance: 100 } as User })
  const api = {
    open: vi.fn(async () => answers.shift() ?? []),
    operation: vi.fn(async (key: string) => operationOf(key, 'done')),
    cancel: vi.fn(async (key: string) => operationOf(key, 'cancelled')),
  }
  const payments = new OpenPayments(api, session, { isVisible: () => true }, () => {})
  payments.follow()
  await run()
  api.open.mockClear()
  const pay = (balance: number) => runInAction(() => void (session.user.balance = balance))
  const keys = () => payments.list.value?.map(({ key }) => key)
  return { payments, api, pay, keys }
}

const later = <T>() => {
  let resolve!: (value: T) => void
  return { promise: new Promise<T>((end) => (resolve = end)), resolve: (value: T) => resolve(value) }
}

describe('OpenPayments', () => {
  it('adds the operation that a call has returned, and reads nothing', async () => {
    const { payments, api, keys } = await follow([operationOf('a')])
    payments.add(operationOf('b'), done)
    await run()
    expect([keys(), api.open.mock.calls.length]).toEqual([['b', 'a'], 0])
    payments.add(operationOf('b', 'done'), done)
    await run()
    expect([keys(), api.open.mock.calls.length, api.operation.mock.calls.length]).toEqual([['a'], 0, 0])
  })

  it('takes the end of a cancelled payment from the response, where the platform has no status of payments', async () => {
    const { payments, api, keys } = await follow([operationOf('a'), operationOf('b')], [operationOf('b')])
    api.operation.mockRejectedValue(new ApiError('none', 404))
    await payments.cancel('a')
    await run()
    expect([keys(), payments.ended.map(({ key, status }) => `${key} ${status}`)]).toEqual([['b'], ['a cancelled']])
  })

  it('reads the list for a change of the balance, unless a payment of this tab made it', async () => {
    const { payments, api, pay } = await follow()
    const [payment, balance] = [later<void>(), later<void>()]
    void payments.during(payment.promise)
    pay(110)
    payments.add(operationOf('a', 'done'), balance.promise)
    payment.resolve()
    await run()
    pay(111)
    balance.resolve()
    await run()
    expect(api.open).not.toHaveBeenCalled()
    pay(120)
    await run()
    expect(api.open).toHaveBeenCalledOnce()
  })

  it('reads the list once if the balance changed during a payment that failed', async () => {
    const { payments, api, pay } = await follow()
    const payment = later<void>()
    void payments.during(payment.promise)
    pay(110)
    pay(120)
    await run()
    expect(api.open).not.toHaveBeenCalled()
    payment.resolve()
    await run()
    expect(api.open).toHaveBeenCalledOnce()
  })

  it('stops waiting for a balance after the timeout', async () => {
    const { payments, api, pay } = await follow()
    payments.add(operationOf('a', 'done'), new Promise(() => {}))
    await run(60_000)
    pay(110)
    await run()
    expect(api.open).toHaveBeenCalledOnce()
  })

  it('reads the list again if a read in progress may have missed the operation', async () => {
    const old = later<Operation[]>()
    const { payments, api, keys } = await follow([operationOf('a')], old.promise, [operationOf('b'), operationOf('a')])
    payments.refresh()
    payments.add(operationOf('b'), done)
    await run()
    old.resolve([operationOf('a')])
    await run()
    expect([keys(), api.open.mock.calls.length]).toEqual([['b', 'a'], 2])
  })

  it('reads the list if the last read failed', async () => {
    const { payments, api, keys } = await follow(Promise.reject(new Error('away')), [
      operationOf('b'),
      operationOf('a'),
    ])
    payments.add(operationOf('b'), done)
    await run()
    expect([keys(), api.open.mock.calls.length]).toEqual([['b', 'a'], 1])
  })
})
