// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NotSent } from '../data/api-error.ts'
import { SessionStore } from './session-store.ts'
import { user } from '#testing/user.ts'

const api = { me: vi.fn(), signIn: vi.fn(), signOut: vi.fn() }
const reload = vi.fn()

function signedIn() {
  const session = new SessionStore(api, reload)
  session.receive(user)
  return session
}

const turnTab = () => document.dispatchEvent(new Event('visibilitychange'))
const outcomeOf = (session: SessionStore) => session.confirmPlayer().catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') })
  vi.resetAllMocks()
  sessionStorage.clear()
  api.me.mockResolvedValue(user)
  api.signOut.mockResolvedValue(undefined)
})
afterEach(() => void vi.useRealTimers())

it('asks nothing for two minutes after the user was read, then once for all writes', async () => {
  const session = signedIn()
  vi.advanceTimersByTime(119_000)
  expect(await session.confirmPlayer()).toBe(user.id)
  expect(api.me).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(await Promise.all([session.confirmPlayer(), session.confirmPlayer()])).toEqual([user.id, user.id])
  await session.confirmPlayer()
  expect(api.me).toHaveBeenCalledTimes(1)
})

it('asks after the tab was hidden, and a reading from before does not count', async () => {
  const session = signedIn()
  let answer: (value: unknown) => void = () => undefined
  api.me.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  session.confirm()
  vi.advanceTimersByTime(1000)
  turnTab()
  vi.advanceTimersByTime(1000)
  answer(user)
  await vi.advanceTimersByTimeAsync(0)
  expect(await session.confirmPlayer()).toBe(user.id)
  expect(api.me).toHaveBeenCalledTimes(2)
})

it.each<[string, () => Promise<unknown>, string]>([
  ['another player', async () => ({ ...user, id: 8 }), 'replaced'],
  ['nobody', () => Promise.reject(new ApiError('x', 401)), 'ended'],
])('sends nothing if %s is signed in: the page starts again, and says why', async (_who, me, notice) => {
  const session = signedIn()
  api.me.mockImplementation(me)
  turnTab()
  vi.advanceTimersByTime(1)
  expect(await outcomeOf(session)).toBeInstanceOf(NotSent)
  expect([session.user, reload.mock.calls.length, session.takeEnded()]).toEqual([null, 1, notice])
})

it.each<[string, () => Promise<unknown>]>([
  ['fails', () => Promise.reject(new ApiError('lost'))],
  ['is a fault of the server', () => Promise.reject(new ApiError('x', 503))],
  ['does not come', () => new Promise(() => undefined)],
])('sends nothing if the reading %s: the player stays, and may try again', async (_what, me) => {
  const session = signedIn()
  api.me.mockImplementation(me)
  vi.advanceTimersByTime(200_000)
  const outcome = outcomeOf(session)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toBeInstanceOf(NotSent)
  expect([session.user, reload.mock.calls.length]).toEqual([user, 0])
  api.me.mockResolvedValue({ ...user, balance: 3 })
  expect(await session.confirmPlayer()).toBe(user.id)
})

it('a page without a player sends nothing of a player', async () => {
  const session = new SessionStore(api, reload)
  expect(await outcomeOf(session)).toBeInstanceOf(NotSent)
})
