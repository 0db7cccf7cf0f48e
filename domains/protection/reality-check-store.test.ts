// @vitest-environment jsdom
import { observable, runInAction } from 'mobx'
import { afterEach, expect, it } from 'vitest'
import type { PlayerLimits } from '#api'
import { RealityCheckStore } from './reality-check-store.ts'

const minute = 60_000
const startedAt = Date.UTC(2026, 0, 5, 12)

function make(ownMinutes = 60) {
  const clock = observable({ now: startedAt })
  const limits = observable<{ value: PlayerLimits | undefined }>({ value: undefined })
  const store = new RealityCheckStore({ clock, playTime: { startedAt }, limits }, ownMinutes)
  const pass = (minutes: number) => runInAction(() => (clock.now += minutes * minute))
  const choose = (realityCheckMinutes: number | null) =>
    runInAction(
      () => (limits.value = { currency: 'EUR', limits: [], coolOffHours: 24, break: null, realityCheckMinutes }),
    )
  return { store, pass, choose }
}

afterEach(() => localStorage.clear())

it('is due after the brand’s interval, and again one interval after the answer', () => {
  const { store, pass } = make()
  pass(59)
  expect(store.isDue).toBe(false)
  pass(3)
  expect(store.isDue).toBe(true)
  store.answer()
  expect(store.isDue).toBe(false)
  pass(59)
  expect(store.isDue).toBe(false)
  pass(1)
  expect(store.isDue).toBe(true)
})

it('uses the interval the player chose', () => {
  const { store, pass, choose } = make()
  pass(15)
  choose(15)
  expect([store.minutes, store.isDue]).toEqual([15, true])
  choose(null)
  expect([store.minutes, store.isDue]).toEqual([60, false])
})

it('is never due if the brand has none, even if the player once chose an interval', () => {
  const limits = { value: { currency: 'EUR', limits: [], coolOffHours: 24, break: null, realityCheckMinutes: 15 } }
  const store = new RealityCheckStore(
    { clock: { now: startedAt + 1000 * minute }, playTime: { startedAt }, limits },
    undefined,
  )
  expect([store.minutes, store.isDue]).toEqual([undefined, false])
})

it('is answered in all tabs at once, and across a reload', () => {
  const { store, pass } = make()
  pass(60)
  window.dispatchEvent(new StorageEvent('storage', { key: 'reality-check', newValue: String(startedAt + 60 * minute) }))
  expect(store.isDue).toBe(false)
  pass(60)
  store.answer()
  const again = make()
  again.pass(121)
  expect(again.store.isDue).toBe(false)
})
