import { afterEach, beforeEach, vi } from 'vitest'
import type { PaymentOperation, User } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { PaymentsApi } from '../payments-api.ts'
import type { PaymentRequest } from '../money-records.ts'
import { FakeTabs, type FakeTab } from './money.ts'
import { OperationStore } from '../operation-store.ts'

const latencyMs = 100

/** What befalls a call. */
export type Loss = 'request' | 'answer' | 500 | 422 | 401 | 'hang'

/** A server that makes one operation under a key, and whose calls get lost as `losses` says, one after the other. */
export class FakePayments {
  readonly made = new Map<string, { operation: PaymentOperation; body: string }>()
  losses: Loss[] = []
  sent = 0
  reads = 0
  isSignedIn = true

  api(tab: FakeTab): PaymentsApi {
    const send = (direction: PaymentOperation['direction']) => (key: string, body: PaymentRequest) =>
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

  private async send(tab: FakeTab, direction: PaymentOperation['direction'], key: string, body: PaymentRequest) {
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

  make(direction: PaymentOperation['direction'], key: string, body: PaymentRequest): PaymentOperation {
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
      status: 'pending',
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

/** Opens a tab, or the given one, in which this player follows their payments. */
function openStore(server: FakePayments, tabs: FakeTabs, tab = tabs.open(), id = 7) {
  const session = { user: { id, currency: 'TND', balance: 100 } as User, load: vi.fn(async () => {}) }
  const others = {
    session,
    language: { current: 'en' },
    manifest: { pages: { DEPOSIT: { path: '/deposit' } } },
  } as never
  const store = new OperationStore(server.api(tab), others, tab)
  store.follow()
  return { store, tab, reload: () => openStore(server, tabs, tab.reload(), id) }
}

/** What a test orders. */
export const order = { methodId: 'mobile', amount: 50.25, fields: { phone: '+21655' } }

/** Of the test that runs: see `eachTestAnew`. */
export let server: FakePayments
export let tabs: FakeTabs

export const open = (tab = tabs.open(), id = 7) => openStore(server, tabs, tab, id)
export const run = (ms = 3000) => vi.advanceTimersByTimeAsync(ms)
/** How much every tab knows of. */
export const kept = () => tabs.shared.length

/** Gives each test of a file a server, tabs and a clock of its own. */
export function eachTestAnew() {
  beforeEach(() => {
    vi.useFakeTimers()
    server = new FakePayments()
    tabs = new FakeTabs()
  })
  afterEach(() => void vi.useRealTimers())
}
