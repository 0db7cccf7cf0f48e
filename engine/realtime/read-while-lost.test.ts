// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asked, start, stop } from '#testing/live.ts'
import { player } from '#testing/render.tsx'
import { ApiError } from '../data/api-error.ts'
import type { FakeSocket } from './socket.fixture.ts'

const sockets = vi.hoisted((): FakeSocket[] => [])
vi.mock('socket.io-client', async () => {
  const { FakeSocket } = await import('./socket.fixture.ts')
  return {
    io: (...given: ConstructorParameters<typeof FakeSocket>) => sockets[sockets.push(new FakeSocket(...given)) - 1],
  }
})
const latest = () => sockets.at(-1)!
const answers = { '/auth/me': { ...player, balance: 9 } }
const readings = () => asked.filter((path) => path === '/auth/me').length
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = (isVisible: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  stop()
  sockets.length = 0
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('without a socket', () => {
  it('reads the player every minute while the tab is visible', async () => {
    const { session } = start(player, answers)
    latest().refuse()
    await pass(59_000)
    expect(readings()).toBe(0)
    await pass(2000)
    expect([readings(), session.user?.balance]).toEqual([1, 9])
    show(false)
    await pass(600_000)
    expect(readings()).toBe(1)
  })

  it('reads soon after a return to the tab and after a change of page, at most every five seconds', async () => {
    const { location } = start(player, answers)
    latest().refuse()
    show(false)
    await pass(10_000)
    show(true)
    await pass(500)
    expect(readings()).toBe(1)
    for (const path of ['/games', '/profile', '/deposit']) {
      location.receive(path)
      await pass(100)
    }
    expect(readings()).toBe(1)
    await pass(5000)
    expect(readings()).toBe(2)
    await pass(10_000)
    location.receive('/games')
    await pass(500)
    expect(readings()).toBe(3)
  })

  it('ends the session that the server no longer knows', async () => {
    const { session, location } = start(player, { '/auth/me': new ApiError('x', 401) })
    latest().refuse()
    location.receive('/games')
    await pass(500)
    expect(session.user).toBeNull()
  })
})

it('reads nothing for visitors', async () => {
  const { location } = start(null, answers)
  latest().refuse()
  location.receive('/games')
  show(true)
  await pass(120_000)
  expect(readings()).toBe(0)
})

it('reads nothing more while the socket is connected', async () => {
  const { location } = start(player, answers)
  latest().open()
  await pass(1000)
  const before = readings()
  location.receive('/games')
  show(true)
  await pass(300_000)
  expect(readings()).toBe(before)
  latest().lose('transport close')
  location.receive('/profile')
  latest().open()
  await pass(1000)
  const after = readings()
  await pass(120_000)
  expect(readings()).toBe(after)
})
