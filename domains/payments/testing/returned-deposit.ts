import { makeAutoObservable } from 'mobx'
import { vi } from 'vitest'
import type { AccountOperation, PaymentOperation, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import { userHash } from '#engine/data/once/pending-writes.ts'
import { PaymentRecords } from '../payment-records.ts'
import { ReturnedDepositStore } from '../returned-deposit-store.ts'
import { shownResult } from '../shown-result.ts'
import { FakeTabs, type FakeTab } from '#testing/tabs.ts'
import type { Trust } from '../trust.ts'

const key = 'k'.repeat(32)
/** The error of a call that the platform does not have. */
export const absent = () => Object.assign(new ApiError('no call', 404), { isAbsent: true })
export const run = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** The payment of 70 that the tab made, as its status call returns it. */
export const paymentOf = (changes: Partial<PaymentOperation> = {}): PaymentOperation => ({
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
/** A deposit of 70 in the history. */
export const rowOf = (changes: Partial<AccountOperation> = {}): AccountOperation => ({
  id: '11',
  kind: 'deposit',
  amount: 70,
  currency: 'TND',
  status: 'completed',
  at: minutesAgo(2),
  ...changes,
})

export interface Setting {
  tab?: FakeTab
  trust?: Trust
  /** Whose payment the tab made. */
  madeBy?: number
  operation?: () => Promise<PaymentOperation>
  operations?: () => Promise<AccountOperation[]>
}

/** A page of player 7 that was opened after a payment page, in the tab that made a payment of 70 if `madeBy` is given. */
export function open({
  tab = new FakeTabs().open(),
  trust = 'none',
  madeBy,
  operation = async () => Promise.reject(new ApiError('none', 404)),
  operations = async () => [],
}: Setting = {}) {
  if (madeBy !== undefined) {
    const records = new PaymentRecords(tab)
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
  const store = new ReturnedDepositStore(api, { session, http, manifest: manifest as never }, tab)
  const leave = store.follow()
  return { store, api, session, tab, leave }
}

/** What is shown at `payment=1`, with the amount. */
export const said = ({ known }: ReturnedDepositStore) => {
  const { state, deposit } = shownResult('success', known)
  return `${state} ${deposit?.amount ?? '–'}`
}
