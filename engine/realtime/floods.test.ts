// @vitest-environment jsdom
import { jackpotStore } from '#domains/jackpots/jackpot-store.ts'
import { reaction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asked, start, stop } from '#testing/live.ts'
import { player } from '#testing/render.tsx'
import type { FakeSocket } from './socket.fixture.ts'

const sockets = vi.hoisted((): FakeSocket[] => [])
vi.mock('socket.io-client', async () => {
  const { FakeSocket } = await import('./socket.fixture.ts')
  return {
    io: (...given: ConstructorParameters<typeof FakeSocket>) => sockets[sockets.push(new FakeSocket(...given)) - 1],
  }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  sockets.length = 0
  vi.useRealTimers()
})

const seconds = 5

/** Sends this many events within five seconds, and waits another one. */
async function flood(event: string, count: number, payload: (number: number) => object) {
  for (let number = 1; number <= count; number++) {
    sockets.at(-1)!.emit(event, payload(number))
    await vi.advanceTimersByTimeAsync((seconds * 1000) / count)
  }
  await vi.advanceTimersByTimeAsync(1000)
}

const counts = [20, 200, 1000, 5000]

describe.each(counts)('of %i events in five seconds', (count) => {
  it('the last balance is shown, after ten a second at most', async () => {
    const { session } = start()
    let changes = 0
    const stopCounting = reaction(
      () => session.user?.balance,
      () => changes++,
    )
    await flood('balance', count, (balance) => ({ balance, bonusBalance: 0 }))
    stopCounting()
    expect(session.user?.balance).toBe(count)
    expect(changes).toBeLessThanOrEqual(Math.min(count, seconds * 10 + 2))
  })

  it('the last jackpots are shown, after four a second at most', async () => {
    const { get } = start()
    const { list } = get(jackpotStore)
    let changes = 0
    const stopCounting = reaction(
      () => list.value?.[0]?.amount,
      () => changes++,
    )
    await flood('jackpot', count, (amount) => [
      { id: 'a', name: 'A', kind: 'games', level: 1, amount, currency: 'TND' },
    ])
    stopCounting()
    expect(list.value?.[0]?.amount).toBe(count)
    expect(changes).toBeLessThanOrEqual(Math.min(count, seconds * 4 + 2))
  })

  it('three notifications are shown at once, and the latest is among those that follow', async () => {
    const { toasts } = start()
    await flood('notification', count, (number) => ({
      type: 'info',
      content: [{ lang: 'en', message: `Number ${number}` }],
    }))
    const read = []
    for (let shown = toasts.toasts; shown.length > 0; shown = toasts.toasts) {
      expect(shown.length).toBeLessThanOrEqual(3)
      read.push(shown[0]!.text)
      toasts.dismiss(shown[0]!.id)
    }
    expect(read.slice(0, 3)).toEqual(['Number 1', 'Number 2', 'Number 3'])
    expect(read.at(-1)).toBe(`Number ${count}`)
    expect(read).toHaveLength(Math.min(count, 23))
  })

  it('wheel and cashback are read once a second at most', async () => {
    start()
    await flood('fortuneWheel', count, () => ({ status: 'IN_PROGRESS' }))
    await flood('cashback-pop-up', count, () => ({}))
    for (const path of ['/fortune-wheel/status', '/last-cashback']) {
      const times = asked.filter((each) => each === path).length
      expect(times).toBeGreaterThan(1)
      expect(times).toBeLessThanOrEqual(seconds + 2)
    }
  })

  it.each(['balance', 'jackpot', 'notification', 'fortuneWheel'])(
    'malformed ones change nothing and are logged once: %s',
    async (event) => {
      const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { session, toasts, get } = start()
      await flood(event, count, () => ({ balance: {}, content: {} }))
      expect([session.user, toasts.toasts, get(jackpotStore).list.value, asked]).toEqual([player, [], undefined, []])
      expect(log.mock.calls.filter(([text]) => text.includes(event))).toHaveLength(1)
    },
  )
})

it.each([
  ['a value that is shown', 'balance', 5 * 11],
  ['a value that is read again', 'fortuneWheel', 5 * 2],
  ['one that counts each time', 'notification', 100 * 11],
])('of malformed ones only some a second are read: %s', async (_kind, event, perSecond) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  start()
  let read = 0
  const count = () => void read++
  for (let number = 0; number < 20_000; number++) {
    sockets
      .at(-1)!
      .emit(
        event,
        Object.defineProperties({}, { balance: { get: count }, status: { get: count }, content: { get: count } }),
      )
    if (number % 20 === 0) await vi.advanceTimersByTimeAsync(1)
  }
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThanOrEqual(2 * perSecond)
})

it('a malformed event does not hide a valid one right before it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { session } = start()
  for (const balance of [1, 2, 'much']) sockets.at(-1)!.emit('balance', { balance, bonusBalance: 0 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.user?.balance).toBe(2)
})
