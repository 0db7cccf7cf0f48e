import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedStorage, tabStorage } from '#engine/data/storage.ts'
import { userHash } from '#engine/data/once/pending-writes.ts'
import type { Operation, Payment } from './payment.ts'
import type { PaymentDirection, PaymentRecord } from './payment-records.ts'
import { PaymentTabs } from './payment-tabs.ts'
import { FakeTabs } from '#testing/tabs.ts'
import type { Trust } from './trust.ts'

const minute = 60_000
const recordOf = (key: string, minutesAgo: number): PaymentRecord => ({
  key,
  user: userHash(7),
  direction: 'deposit',
  method: 'card',
  amount: 50,
  currency: 'TND',
  time: Date.now() - minutesAgo * minute,
})
const draft: Payment = {
  key: '',
  direction: 'deposit',
  methodId: 'card',
  amount: 50,
  currency: 'TND',
  startedAt: 0,
}
const request = { methodId: 'card', amount: 50, fields: {}, lang: 'en' as const }

let browser: FakeTabs
beforeEach(() => void (browser = new FakeTabs()))

const claim = (
  trust: Trust,
  {
    another = false,
    unpaid = undefined as Operation | undefined,
    amount = 50,
    direction = 'deposit' as PaymentDirection,
  } = {},
) => {
  const payment = { ...draft, direction, amount, startedAt: Date.now() }
  return new PaymentTabs(browser.open()).claim(7, payment, request, { another, trust, unpaid })
}

/** A payment of another visit whose outcome is unknown. */
const leave = (minutesAgo: number) => {
  const key = 'a'.repeat(32)
  browser.shared.setItem(`unresolved-payments:${key}`, JSON.stringify(recordOf(key, minutesAgo)))
  return key
}

describe('where the platform does not keep the status', () => {
  it.each(['none', 'key'] as const)('%s: asks before the same payment within ten minutes', async (trust) => {
    const key = leave(9)
    expect(await claim(trust)).toMatchObject({ isUnknown: true, inProgress: { key, amount: 50 } })
    const sure = await claim(trust, { another: true })
    expect(sure).toMatchObject({ isUsed: false })
    expect('payment' in sure && sure.payment.key).not.toBe(key)
  })

  it.each(['none', 'key'] as const)('%s: asks before one of another amount, too', async (trust) => {
    const key = leave(1)
    expect(await claim(trust, { amount: 20 })).toMatchObject({ isUnknown: true, inProgress: { key, amount: 50 } })
    expect(await claim(trust, { amount: 20, another: true })).toMatchObject({ isUsed: false, payment: { amount: 20 } })
  })

  it.each([
    ['a payment after ten minutes', 11, 'deposit'],
    ['a payment in the other direction', 1, 'withdrawal'],
  ] as const)('makes %s under a new key', async (_name, minutesAgo, direction) => {
    leave(minutesAgo)
    expect(await claim('none', { direction })).toMatchObject({ isUsed: false })
  })
})

it('status: sends under the key that nothing may have been made under', async () => {
  const key = leave(1)
  expect(await claim('status')).toMatchObject({ isUsed: true, payment: { key } })
})

it('asks before a second deposit while one waits for its payment page, and only then', async () => {
  const unpaid = {
    key: 'b',
    direction: 'deposit',
    methodId: 'card',
    amount: 9,
    at: '2029-01-01T00:00:00Z',
  } as Operation
  expect(await claim('none', { unpaid })).toMatchObject({ isUnknown: false, inProgress: { amount: 9 } })
  expect(await claim('none', { unpaid, another: true })).toMatchObject({ isUsed: false })
})

it('keeps the notes of payments for the page where the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', null)
  vi.stubGlobal('sessionStorage', null)
  const tab = Object.assign(browser.open(), { shared: sharedStorage, tab: tabStorage })
  const tabs = new PaymentTabs(tab)
  const payment = { ...draft, startedAt: Date.now() }
  const claimed = await tabs.claim(7, payment, request, { another: false, trust: 'none', unpaid: undefined })
  const key = 'payment' in claimed ? claimed.payment.key : ''
  expect([tabs.records.once.pending.ofUser(7), tabs.records.draft(key)]).toMatchObject([
    [{ key, amount: 50 }],
    { request },
  ])
  tabs.settle(key, { status: 'pending' })
  expect([tabs.records.once.pending.ofUser(7), tabs.records.draft(key), tabs.records.unshown(7)?.key]).toEqual([
    [],
    null,
    key,
  ])
})
