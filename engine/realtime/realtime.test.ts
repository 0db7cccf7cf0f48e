// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureManifest } from '#testing/fixture-brands.ts'
import { start, stop } from '#testing/live.ts'
import { player } from '#testing/render.tsx'
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

describe('the connection', () => {
  it('uses the settings of the spec, with websocket only', () => {
    start()
    expect(latest().address).toBe(location.origin)
    expect(latest().options).toMatchObject({
      transports: ['websocket'],
      withCredentials: true,
      forceNew: true,
      reconnection: false,
      timeout: 20_000,
    })
  })

  it('sends the user id, or the time of each connect', () => {
    const { session } = start(null)
    const [first] = [latest().auth]
    vi.advanceTimersByTime(5000)
    expect([first, latest().auth]).toEqual([{ timestamp: Date.now() - 5000 }, { timestamp: Date.now() }])
    session.receive(player)
    expect(latest().auth).toEqual({ userId: 7 })
  })

  it('is closed with its subscriptions and opened again when, and only when, the user id changes', () => {
    const { session } = start()
    const [before] = sockets
    session.receive({ ...player, balance: 1 })
    expect(sockets).toHaveLength(1)
    session.receive({ ...player, id: 8 })
    expect(sockets).toHaveLength(2)
    expect([before!.disconnect.mock.calls.length, before!.eventNames()]).toEqual([1, []])
    stop()
    expect(latest().disconnect).toHaveBeenCalled()
  })

  it('reports when it is lost and restored', () => {
    const { connection } = start()
    latest().open()
    expect(connection.state).toBe('online')
    latest().lose('ping timeout')
    expect(connection.state).toBe('reconnecting')
    latest().open()
    expect(connection.state).toBe('online')
    latest().emit('connect_error', new Error('no way'))
    expect(connection.state).toBe('reconnecting')
  })

  /** Refuses the connection until it was retried this many times. Returns the delays in milliseconds. */
  function refuse(times: number, chance: number): number[] {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    return Array.from({ length: times }, () => {
      const tries = latest().connect.mock.calls.length
      latest().refuse()
      const since = Date.now()
      while (latest().connect.mock.calls.length === tries && Date.now() - since < 10_000) vi.advanceTimersByTime(10)
      return Date.now() - since
    })
  }

  it('is retried without end, after 1, 2, 4 and then always 5 seconds, and after 1 again once it was connected', () => {
    start()
    const delays = refuse(100, 0.5)
    expect(delays.slice(0, 4)).toEqual([1000, 2000, 4000, 5000])
    expect(new Set(delays.slice(3))).toEqual(new Set([5000]))
    latest().open()
    vi.advanceTimersByTime(6000)
    latest().lose('io server disconnect')
    vi.advanceTimersByTime(1000)
    expect(latest().connect).toHaveBeenCalledTimes(101)
  })

  it.each([
    [0, [500, 1000, 2000, 2500, 2500]],
    [0.999, [1500, 3000, 5000, 5000, 5000]],
  ])('is retried after delays that differ by half, and never exceed 5 seconds: chance %f', (chance, expected) => {
    start()
    expect(refuse(5, chance)).toEqual(expected)
  })

  it('is retried every second or so where the brand asks for constant delays', () => {
    start(player, {}, '', fixtureManifest('swift').realtime)
    expect(new Set(refuse(50, 0.5))).toEqual(new Set([1000]))
    expect(new Set(refuse(50, 0))).toEqual(new Set([500]))
  })

  it('is retried at once when the browser is online again, and not twice', () => {
    start()
    latest().open()
    window.dispatchEvent(new Event('online'))
    expect(latest().connect).not.toHaveBeenCalled()
    latest().lose('transport close')
    window.dispatchEvent(new Event('online'))
    expect(latest().connect).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(latest().connect).toHaveBeenCalledOnce()
  })

  it('is left alone once it is closed', () => {
    const { session } = start()
    const [before] = sockets
    before!.lose('transport close')
    before!.refuse()
    session.receive(null)
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(10_000)
    expect(before!.connect).not.toHaveBeenCalled()
  })

  it('is opened again on return to the page after a silence longer than a heartbeat', () => {
    start()
    latest().open()
    const look = () => document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(40_000)
    latest().io.emit('ping')
    vi.advanceTimersByTime(40_000)
    look()
    expect(latest().io.engine.close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(6000)
    look()
    expect(latest().io.engine.close).toHaveBeenCalledOnce()
  })
})
