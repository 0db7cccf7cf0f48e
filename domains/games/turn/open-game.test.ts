// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenGame } from './open-game.ts'

const { lock } = vi.hoisted(() => ({ lock: vi.fn() }))
vi.mock('#engine/data/locks.ts', () => ({ lock }))

/** A lock of which one tab at a time has it. */
function fakeLock() {
  let held: Promise<void> | null = null
  return async (_: string, ifAvailable: boolean) => {
    if (held && ifAvailable) return null
    await held
    let end!: () => void
    held = new Promise((resolve) => (end = resolve))
    return () => {
      held = null
      end()
    }
  }
}

const notified: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  lock.mockImplementation(fakeLock())
  notified.length = 0
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    notified.push(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
  })
})
afterEach(() => vi.useRealTimers())

async function enter(game = new OpenGame('ada')) {
  void game.enter()
  await vi.advanceTimersByTimeAsync(1000)
  return game
}

it('lets one tab play at a time', async () => {
  const [first, second] = [await enter(), await enter()]
  expect([first.state, second.state]).toEqual(['here', 'elsewhere'])
  first.leave()
  expect((await enter()).state).toBe('here')
})

it('moves to the tab that takes over', async () => {
  const [first, second] = [await enter(), await enter()]
  await second.takeOver()
  expect([first.state, second.state, notified]).toEqual(['moved', 'here', ['open-game:ada']])
  await first.takeOver()
  expect([first.state, second.state]).toEqual(['here', 'moved'])
})

it('follows a game of the same tab that is just being closed', async () => {
  const first = await enter()
  const second = new OpenGame('ada')
  void second.enter()
  first.leave()
  await vi.advanceTimersByTimeAsync(1000)
  expect(second.state).toBe('here')
})
