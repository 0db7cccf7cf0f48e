// @vitest-environment jsdom
import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Jackpot } from '#api'
import { asked, start, stop } from '#testing/live.ts'
import { player } from '#testing/render.tsx'
import { ApiError } from '../data/api-error.ts'
import { cashbackStore } from '#domains/offers/cashback-store.ts'
import { popupStore } from '#domains/content/popup-store.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import type { FakeSocket } from './socket.fixture.ts'

const sockets = vi.hoisted((): FakeSocket[] => [])
vi.mock('socket.io-client', async () => {
  const { FakeSocket } = await import('./socket.fixture.ts')
  return {
    io: (...given: ConstructorParameters<typeof FakeSocket>) => sockets[sockets.push(new FakeSocket(...given)) - 1],
  }
})
const latest = () => sockets.at(-1)!

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  sockets.length = 0
  vi.useRealTimers()
})

const jackpot: Jackpot = { id: 'a', name: 'A', kind: 'games', level: 1, amount: 5, currency: 'TND' }

describe('after a connect', () => {
  const settle = () => vi.advanceTimersByTimeAsync(2000)
  const wheel = { wheelId: 3, awardList: [] }
  const answers = {
    '/auth/me': { ...player, balance: 9 },
    '/fortune-wheel/status': wheel,
    '/last-cashback': { id: 4, amount: 2, currency: 'TND' },
    '/popups': { count: 0, rows: [] },
  }

  it('reads user, wheel, last cashback, messages and the visible jackpots', async () => {
    const stores = start(player, { ...answers, '/info/jackpot': { currency: 'TND', items: [jackpot] } })
    stores.get(jackpotStore).list.receive([])
    latest().open()
    await settle()
    expect([...asked].sort()).toEqual([
      '/auth/me',
      '/fortune-wheel/status',
      '/info/jackpot',
      '/last-cashback',
      '/popups',
    ])
    expect([
      stores.session.user?.balance,
      stores.get(wheelStore).data.value,
      stores.get(cashbackStore).last?.id,
      stores.get(popupStore).list.value,
      stores.get(jackpotStore).list.value,
    ]).toEqual([9, wheel, 4, [], [jackpot]])
  })

  it('reads nothing if the connection recovered its state', async () => {
    start(player, answers)
    latest().open(true)
    await settle()
    expect(asked).toEqual([])
  })

  it('reads nothing of a player for a visitor', async () => {
    start(null, answers)
    latest().open()
    await settle()
    expect(asked).toEqual([])
  })

  it('spreads players over half a second, each once, however often the connection is restored', async () => {
    start(player, answers)
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    latest().open()
    latest().lose('transport close')
    random.mockReturnValue(0.9)
    latest().open()
    await vi.advanceTimersByTimeAsync(440)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(asked.filter((path) => path === '/auth/me')).toHaveLength(1)
  })

  it('reads nothing for a closed connection or a former user', async () => {
    const { session } = start(player, answers)
    latest().open()
    latest().lose('transport close')
    await settle()
    latest().open()
    session.receive({ ...player, id: 8 })
    await settle()
    expect(asked).toEqual([])
  })

  it('ends a session that expired meanwhile', async () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { ...window.location, reload })
    const { session } = start(player, { ...answers, '/auth/me': new ApiError('no', 401) })
    latest().open()
    await settle()
    expect([session.user, reload.mock.calls.length]).toEqual([null, 1])
  })
})
