import { afterEach, beforeEach, vi } from 'vitest'
import type { PaymentOperation, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { PaymentsCalls } from '#schemas/calls/payments.ts'
import type { PaymentDirection, PaymentRequest } from '../payment-records.ts'
import { FakeTabs, type FakeTab } from '#testing/tabs.ts'
import { PaymentStore } from '../payment-store.ts'

const latencyMs = 100

/** What happens to a call. */
export type Loss = 'request' | 'answer' | 500 | 422 | 401 | 'hang'

/** A server that makes one operation per key and loses calls in the order of `losses`. */
export class FakePayments {
  readonly made = new Map<string, { operation: PaymentOperation; body: string }>()
  losses: Loss[] = []
  sent = 0
  reads = 0
  isSignedIn = true
  /** The status of a new operation. */
  status: PaymentOperation['status'] = 'pending'

  api(tab: FakeTab): PaymentsCalls {
    const send = (direction: PaymentDirection) => (key: string, body: PaymentRequest) =>
      this.send(tab, direction, key, body)
    const read = async (key: string) => {
      this.reads++
      await this.travel(tab)
      if (tab.isClosed) await new Promise(() => {})
      if (!this.isSignedIn) throw new ApiError('who?', 401)
      const known = this.made.get(key)
      if (!known) throw new ApiError('none', 404)
      return known.operation
    }
    const open = async () =>
      [...this.made.values()]
        .map(({ operation }) => operation)
        .filter(({ status }) => status === 'pending' || status === 'redirect')
    return {
      deposit: send('deposit'),
      withdraw: send('withdrawal'),
      operation: read,
      open,
      cancel: vi.fn(),
      methods: vi.fn(),
    }
  }

  private async send(tab: FakeTab, direction: PaymentDirection, key: string, body: PaymentRequest) {
    this.sent++
    const loss = this.losses.shift()
    await this.travel(tab)
    if (loss === 'request') throw new ApiError('lost')
    if (typeof loss === 'number') throw new ApiError('refused', loss)
    const operation = this.make(direction, key, body)
    if (loss === 'hang') await new Promise((resolve) => setTimeout(resolve, 20_000))
    await this.travel(tab)
    if (tab.isClosed) await new Promise(() => {})
    if (loss === 'answer') throw new ApiError('lost')
    return operation
  }

  make(direction: PaymentDirection, key: string, body: PaymentRequest): PaymentOperation {
    const known = this.made.get(key)
    const text = JSON.stringify(body)
    if (known && known.body !== text) throw new ApiError('key', 409)
    if (known) return known.operation
    const { methodId, amount } = body
    const operation: PaymentOperation = {
      id: this.made.size + 1,
      key,
      direction,
      methodId,
      amount,
      fee: 0,
      currency: 'TND',
      status: this.status,
      at: new Date().toISOString(),
    }
    this.made.set(key, { operation, body: text })
    return operation
  }

  private async travel(tab: FakeTab) {
    await new Promise((resolve) => setTimeout(resolve, latencyMs))
    if (!tab.online) throw new ApiError('offline')
  }
}

/** Opens a tab, or uses the given one, and follows the player’s payments there. */
function openStore(server: FakePayments, tabs: FakeTabs, tab = tabs.open(), id = 7) {
  const session = { user: { id, currency: 'TND', balance: 100 } as User, load: vi.fn(async () => {}) }
  const others = {
    session,
    language: { current: 'en' },
    location: { search: '', addressOf: (path: string) => path },
    http: { absent: { has: () => false } },
    manifest: { pages: { DEPOSIT: { path: '/deposit' } }, platform: { idempotency: { payments: 'status' } } },
  } as never
  const store = new PaymentStore(server.api(tab), others, tab)
  store.follow()
  return { store, tab, reload: () => openStore(server, tabs, tab.reload(), id) }
}

/** The order that tests send. */
export const order = { methodId: 'mobile', amount: 50.25, fields: { phone: '+21655' } }

/** The server of the current test: see `resetBeforeEachTest`. */
export let server: FakePayments
export let tabs: FakeTabs

export const open = (tab = tabs.open(), id = 7) => openStore(server, tabs, tab, id)
export const run = (ms = 3000) => vi.advanceTimersByTimeAsync(ms)
/** The number of items in the storage shared by all tabs. */
export const kept = () => tabs.shared.length

/** Gives each test of a file its own server, tabs and clock. */
export function resetBeforeEachTest() {
  beforeEach(() => {
    vi.useFakeTimers()
    server = new FakePayments()
    tabs = new FakeTabs()
  })
  afterEach(() => void vi.useRealTimers())
}
