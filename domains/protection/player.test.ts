// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import type { PlayerLimit, PlayerLimits } from '#api'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { breakStore } from './break-store.ts'
import { later } from './later.ts'
import { realityCheckStore } from './reality-check-store.ts'
import { createStores, type Stores } from '#engine/shell/stores.ts'
import { forPlayer } from './player.ts'
import { fakeHttp } from '#testing/fake-http.ts'

const { manifest } = readBrands('manifests')[0]!
const off: Manifest['playerProtection'] = {
  sessionClock: false,
  limits: [],
  breaks: false,
  netPosition: false,
  ageGate: false,
  help: [],
}
const session = (used: number): PlayerLimit => ({
  kind: 'session',
  period: 'day',
  amount: 60,
  used,
  resetsAt: '2026-01-06T00:00:00Z',
  change: null,
})

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }))

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

async function start(playerProtection: Partial<Manifest['playerProtection']>, limits: PlayerLimit[] = []) {
  const answer: PlayerLimits = { currency: 'EUR', limits, coolOffHours: 24, break: null, realityCheckMinutes: null }
  const get = vi.fn((path: string) =>
    path === '/my/limits' ? Promise.resolve({ ...answer }) : new Promise(() => undefined),
  )
  const http = fakeHttp({ get })
  const stores = createStores(
    { ...manifest, playerProtection: { ...off, ...playerProtection } },
    http,
    createInstance(),
  )
  stores.session.receive({ id: 7, currency: 'EUR', fortuneWheel: { status: 'FORBIDDEN', stopAt: null } } as never)
  forPlayer(stores)
  await vi.advanceTimersByTimeAsync(0)
  return {
    stores,
    answer,
    asked: () => get.mock.calls.map(([path]) => path),
    pass: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000),
  }
}

it('calls and shows nothing if the brand offers nothing, and still counts', async () => {
  const { stores, asked, pass } = await start({})
  await pass(90)
  expect(asked()).toEqual([])
  expect([stores.overlays.isOpen('session-clock'), stores.overlays.isOpen('reality-check')]).toEqual([false, false])
  expect(JSON.parse(localStorage.getItem('play-time')!)).toEqual({
    startedAt: Date.UTC(2026, 0, 5, 12),
    seenAt: Date.UTC(2026, 0, 5, 13, 30),
  })
})

it('shows the clock without a call', async () => {
  const { stores, asked } = await start({ sessionClock: true })
  expect([stores.overlays.isOpen('session-clock'), asked()]).toEqual([true, []])
})

it('opens the reality check after each interval, until it is answered', async () => {
  const { stores, pass } = await start({ realityCheckMinutes: 30 })
  const isOpen = () => stores.overlays.isOpen('reality-check')
  await pass(29)
  expect(isOpen()).toBe(false)
  await pass(1)
  expect(isOpen()).toBe(true)
  runInAction(() => stores.get(realityCheckStore).answer())
  expect(isOpen()).toBe(false)
  await pass(30)
  expect(isOpen()).toBe(true)
})

it('warns five minutes before a session limit ends, and reads the session when it does', async () => {
  const { stores, asked, pass } = await start({ limits: ['session'] }, [session(50)])
  await pass(4)
  expect(stores.toasts.toasts).toEqual([])
  await pass(1)
  expect(stores.toasts.toasts).toMatchObject([{ type: 'warning' }])
  expect(asked()).not.toContain('/auth/me')
  await pass(5)
  expect(asked()).toContain('/auth/me')
})

describe('a break that began on another device', () => {
  const pause: PlayerLimits['break'] = { kind: 'break', until: '2026-01-06T12:00:00Z' }

  it.each<[string, (stores: Stores) => unknown]>([
    ['on return to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['after a reconnect', (stores) => later.resync!(stores, { user: Promise.resolve(), isCurrent: () => true })],
    [
      'when the balance changes',
      (stores) => later.listen!((_event, _read, receive) => void receive({} as never, () => true), stores),
    ],
  ])('is noticed %s', async (_when, cause) => {
    const { stores, answer } = await start({ breaks: true })
    expect(stores.get(breakStore).current).toBeNull()
    answer.break = pause
    cause(stores)
    await vi.advanceTimersByTimeAsync(0)
    await vi.waitFor(() => expect(stores.get(breakStore).current).toMatchObject(pause))
    answer.break = null
    await cause(stores)
    await vi.waitFor(() => expect(stores.get(breakStore).current).toBeNull())
  })
})
