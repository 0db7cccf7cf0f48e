// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Infinity,
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

  it('is retried with one to five seconds delay if the library gives up', () => {
    start()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const delays = Array.from({ length: 5 }, () => {
      const tries = latest().connect.mock.calls.length
      latest().refuse()
      const since = Date.now()
      while (latest().connect.mock.calls.length === tries && Date.now() - since < 10_000) vi.advanceTimersByTime(100)
      return Date.now() - since
    })
    expect(delays).toEqual([1000, 2000, 4000, 5000, 5000])
    latest().open()
    vi.advanceTimersByTime(6000)
    latest().lose('io server disconnect')
    vi.advanceTimersByTime(1000)
    expect(latest().connect).toHaveBeenCalledTimes(6)
  })

  it('is left alone if the library retries or it is closed', () => {
    const { session } = start()
    const [before] = sockets
    before!.lose('transport close')
    before!.refuse()
    session.receive(null)
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
