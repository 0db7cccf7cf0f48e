// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import type { PlayerLimit, PlayerLimits } from '#api'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { breakStore } from './break-store.ts'
import { later } from './later.ts'
import type { LimitRules } from './limit-rules.ts'
import { limitStore } from './limit-store.ts'
import { realityCheckStore } from './reality-check-store.ts'
import { createStores, type Stores } from '#engine/shell/stores.ts'
import { forPlayer } from './player.ts'
import { fakeHttp } from '#testing/fake-http.ts'

const texts = (name: string) => JSON.parse(readFileSync(`public/locales/en/${name}.json`, 'utf8'))
const i18n = createInstance()
await i18n.init({ lng: 'en', resources: { en: { user: texts('user'), limits: texts('limits') } } })

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
  const send = vi.fn(async (_method: string, _path: string) => undefined)
  const http = fakeHttp({ get, send })
  const stores = createStores({ ...manifest, playerProtection: { ...off, ...playerProtection } }, http, i18n)
  stores.session.receive({ id: 7, currency: 'EUR', fortuneWheel: { status: 'FORBIDDEN', stopAt: null } } as never)
  forPlayer(stores)
  await vi.advanceTimersByTimeAsync(0)
  return {
    stores,
    answer,
    sent: () => send.mock.calls.map(([method, path]) => `${method} ${path}`),
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

describe('the use of limits', () => {
  const loss = (used: number): PlayerLimit => ({ kind: 'loss', period: 'day', amount: 200, used, change: null })
  const told = ({ toasts }: Stores) => toasts.toasts.map(({ text }) => text)
  const rules: LimitRules = { alertsAt: [50, 100], atLimit: 'signOut' }

  async function play(limits: PlayerLimit[], limitRules = rules) {
    const started = await start({ limits: ['loss'], limitRules }, limits)
    await vi.dynamicImportSettled()
    const use = async (used: number) => {
      started.stores.get(limitStore).limits.receive({ ...started.answer, limits: [loss(used)] })
      await vi.advanceTimersByTimeAsync(0)
    }
    return { ...started, use }
  }

  it('is told once when a share has passed, and again after a new period', async () => {
    const { stores, use } = await play([loss(99)])
    expect(told(stores)).toEqual([])
    await use(100)
    await use(120)
    expect(told(stores)).toEqual(['Losses: you have used 50% of \u2068€200.00\u2069 per day.'])
    await use(0)
    await use(101)
    expect(told(stores)).toHaveLength(2)
  })

  it('is told no second time after a reload', async () => {
    await play([loss(110)])
    const { stores } = await play([loss(120)])
    expect(told(stores)).toEqual([])
  })

  it('signs the player out with a sentence when a limit of play is reached', async () => {
    const { stores, sent, use } = await play([loss(150)])
    await use(200)
    expect(sent()).toEqual(['DELETE /logout'])
    expect(stores.session.takeEnded()).toBe(
      'You’ve been signed out because you reached your limit. Losses: \u2068€200.00\u2069 per day.',
    )
  })

  it('lets a player stay who signs in with a limit reached before, to withdraw', async () => {
    const { stores, sent } = await play([loss(200)])
    expect([sent(), told(stores)]).toEqual([[], ['Losses: you have used 100% of \u2068€200.00\u2069 per day.']])
  })

  it('signs nobody out for a deposit, nor where the brand only refuses', async () => {
    const deposit: PlayerLimit = { ...loss(100), kind: 'deposit' }
    const { stores, answer, sent } = await play([deposit])
    stores.get(limitStore).limits.receive({ ...answer, limits: [{ ...deposit, used: 200 }] })
    localStorage.clear()
    const other = await play([loss(150)], { alertsAt: [100] })
    await other.use(200)
    expect([sent(), other.sent()]).toEqual([[], []])
  })
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
