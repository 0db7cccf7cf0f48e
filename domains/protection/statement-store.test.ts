// @vitest-environment jsdom
import { observable, runInAction } from 'mobx'
import { beforeEach, expect, it } from 'vitest'
import { StatementStore } from './statement-store.ts'
import { forgetStatement } from './statement-record.ts'

const hourMs = 3_600_000
const clock = { now: Date.UTC(2030, 0, 5, 12) }
const session = observable({ user: { id: 7 } as { id: number } | null })
const state = observable({ isAvailable: true })
const make = (every: 'signIn' | 'day') =>
  new StatementStore(every, { session, now: () => clock.now, isAvailable: () => state.isAvailable })

beforeEach(() => {
  localStorage.clear()
  clock.now = Date.UTC(2030, 0, 5, 12)
  runInAction(() => {
    session.user = { id: 7 }
    state.isAvailable = true
  })
})

it.each(['signIn', 'day'] as const)(
  '%s: is due until confirmed, also after a reload, and again after 24 hours',
  (every) => {
    const store = make(every)
    expect(store.isDue).toBe(true)
    store.confirm()
    expect([store.isDue, make(every).isDue]).toEqual([false, false])
    clock.now += 24 * hourMs
    // A game that runs is not interrupted: the next page asks.
    expect(store.isDue).toBe(false)
    store.check()
    expect(store.isDue).toBe(true)
  },
)

it('after a sign-out the next sign-in asks again, or not before a day has passed', () => {
  for (const every of ['signIn', 'day'] as const) make(every).confirm()
  forgetStatement()
  expect([make('signIn').isDue, make('day').isDue]).toEqual([true, false])
})

it('is of one player', () => {
  const store = make('day')
  store.confirm()
  runInAction(() => (session.user = { id: 8 }))
  expect(store.isDue).toBe(true)
  runInAction(() => (session.user = null))
  expect(store.isDue).toBe(false)
})

it('is due in no other tab once it is confirmed', () => {
  const store = make('day')
  make('day').confirm()
  const newValue = localStorage.getItem('statement-of-day')
  window.dispatchEvent(new StorageEvent('storage', { key: 'statement-of-day', newValue }))
  expect(store.isDue).toBe(false)
})

it('is never due where there is none to show', () => {
  const store = make('signIn')
  runInAction(() => (state.isAvailable = false))
  expect(store.isDue).toBe(false)
})
