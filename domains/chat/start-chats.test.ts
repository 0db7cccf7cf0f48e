// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFirstInteraction } from './start-chats.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function wait() {
  const run = vi.fn()
  onFirstInteraction(run)
  return run
}

it.each(['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'])('runs once, shortly after a %s', (gesture) => {
  const run = wait()
  window.dispatchEvent(new Event(gesture))
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  window.dispatchEvent(new Event(gesture))
  vi.advanceTimersByTime(20_000)
  expect(run).toHaveBeenCalledOnce()
})

it('runs after some seconds without a gesture', () => {
  const run = wait()
  vi.advanceTimersByTime(5900)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2100)
  expect(run).toHaveBeenCalledOnce()
})
