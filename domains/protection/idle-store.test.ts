// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClockStore } from '#engine/shell/clock-store.ts'
import { IdleStore } from './idle-store.ts'

const minute = 60_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 5, 12) })
})
afterEach(() => vi.useRealTimers())

const open = () => new IdleStore(30, new ClockStore(() => Date.now()))
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const notifyOthers = () =>
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'last-activity', newValue: localStorage.getItem('last-activity') }),
  )

it('asks one minute before the time is over', () => {
  const idle = open()
  pass(29 * minute - 1)
  expect(idle.isAsking).toBe(false)
  pass(1)
  expect([idle.isAsking, idle.isOver, idle.left]).toEqual([true, false, minute])
  pass(minute)
  expect(idle.isOver).toBe(true)
})

it('starts again with activity in any tab', () => {
  const [idle, other] = [open(), open()]
  pass(28 * minute)
  other.note()
  notifyOthers()
  pass(28 * minute)
  expect(idle.isAsking).toBe(false)
})

it('takes only the answer once it asks', () => {
  const idle = open()
  pass(29 * minute)
  idle.note()
  expect(idle.isAsking).toBe(true)
  idle.stay()
  expect([idle.isAsking, idle.left]).toEqual([false, 30 * minute])
})

it('counts the opening of a page as activity, unless the time was over before', () => {
  open()
  pass(29.5 * minute)
  expect(open().isAsking).toBe(false)
  pass(30 * minute)
  expect(open().isOver).toBe(true)
})
