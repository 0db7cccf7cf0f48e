// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#api'
import { ApiError } from '../data/api-error.ts'
import { SessionStore } from './session-store.ts'
import { user } from '#testing/user.ts'

interface Asked {
  resolve(answer: User): void
  reject(reason: unknown): void
}

/** A session whose calls the test resolves. */
function asking() {
  const asked: Asked[] = []
  const me = () => new Promise<User>((resolve, reject) => asked.push({ resolve, reject }))
  const api = { me, signIn: vi.fn(), signOut: vi.fn().mockResolvedValue(undefined) }
  const reload = vi.fn()
  const session = new SessionStore(api, reload)
  session.receive(user)
  return { session, asked, reload }
}

beforeEach(() => sessionStorage.clear())

describe('reading the user again', () => {
  it('does not wait for an earlier call, whose response no longer counts', async () => {
    const { session, asked } = asking()
    session.confirm()
    const refreshed = session.refresh()
    expect(asked).toHaveLength(2)
    asked[1]!.resolve({ ...user, balance: 20 })
    await refreshed
    asked[0]!.resolve({ ...user, balance: 15 })
    await vi.waitFor(() => expect(session.user?.balance).toBe(20))
    await Promise.resolve()
    expect(session.user?.balance).toBe(20)
  })

  it('keeps the balance of an event received meanwhile', async () => {
    const { session, asked } = asking()
    const refreshed = session.refresh()
    session.receiveChange({ balance: 30, bonusBalance: 3 })
    asked[0]!.resolve({ ...user, isVerificated: true })
    await refreshed
    expect(session.user).toEqual({ ...user, balance: 30, bonusBalance: 3, isVerificated: true })
  })

  it('does not keep the balance of an earlier event', async () => {
    const { session, asked } = asking()
    session.receiveChange({ balance: 30, bonusBalance: 3 })
    const refreshed = session.refresh()
    asked[0]!.resolve(user)
    await refreshed
    expect(session.user).toEqual(user)
  })

  it('shows the user as a domain says, from responses and events', async () => {
    const { session, asked } = asking()
    session.showUserAs((shown) => ({ ...shown, balance: 10 }))
    const refreshed = session.refresh()
    session.receiveChange({ balance: 30, bonusBalance: 3 })
    expect([session.user?.balance, session.user?.bonusBalance]).toEqual([10, 3])
    session.showUserAs((shown) => shown)
    asked[0]!.resolve(user)
    await refreshed
    expect(session.user?.balance).toBe(30)
  })

  it('ends the session, with its notice, if it has expired', async () => {
    const { session, asked, reload } = asking()
    const refreshed = session.refresh()
    asked[0]!.reject(new ApiError('x', 401))
    await refreshed
    expect([session.user, reload.mock.calls.length, session.takeEnded()]).toEqual([null, 1, 'ended'])
  })
})
