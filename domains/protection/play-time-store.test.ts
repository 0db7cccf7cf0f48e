// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { forgetPlayTime } from './play-time-record.ts'
import { PlayTimeStore } from './play-time-store.ts'

const minute = 60_000
const start = Date.UTC(2026, 0, 5, 12)
const clock = { now: start }
const at = (minutes: number) => {
  clock.now = start + minutes * minute
  return new PlayTimeStore(clock)
}

afterEach(() => localStorage.clear())

it('counts whole minutes', () => {
  const store = at(0)
  clock.now += 90_000
  expect(store.minutes).toBe(1)
})

it('continues after a reload if the player was seen within half an hour', () => {
  const store = at(0)
  clock.now = start + 20 * minute
  store.note()
  expect(at(49).minutes).toBe(49)
  expect(at(50).minutes).toBe(0)
})

it('starts again after signing out, and if the stored value is invalid or in the future', () => {
  at(0).note()
  forgetPlayTime()
  expect(at(5).minutes).toBe(0)
  for (const kept of [
    '{',
    'null',
    '{"startedAt":"1","seenAt":2}',
    JSON.stringify({ startedAt: start + 99 * minute, seenAt: start + 99 * minute }),
  ]) {
    localStorage.setItem('play-time', kept)
    expect([kept, at(7).minutes]).toEqual([kept, 0])
  }
})
