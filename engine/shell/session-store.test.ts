// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { domains } from '#domains/domains.ts'
import { ApiError } from '../data/api-error.ts'
import { declareStored } from '../data/clear-storage.ts'
import { SessionStore } from './session-store.ts'
import { user } from '#testing/user.ts'

const api = { me: vi.fn(), signIn: vi.fn(), signOut: vi.fn() }
const reload = vi.fn()
const unauthorized = new ApiError('x', 401)

function signedIn() {
  const session = new SessionStore(api, reload)
  session.receive(user)
  return session
}

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

describe('SessionStore', () => {
  it('loads the current user', async () => {
    api.me.mockResolvedValue(user)
    const session = new SessionStore(api, reload)
    await session.load()
    expect(session.user).toEqual(user)
  })

  it.each([204, 401, 403])('takes %i as “nobody is signed in”', async (status) => {
    api.me.mockRejectedValue(new ApiError('x', status))
    const session = signedIn()
    await session.load()
    expect(session.user).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  it('keeps the user when the server cannot be reached', async () => {
    api.me.mockRejectedValue(new ApiError('offline'))
    const session = signedIn()
    await session.load()
    expect(session.user).toEqual(user)
  })

  it('keeps a player who signed in before the first reading was answered', async () => {
    let refuse = (_error: ApiError) => {}
    api.me.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)))
    const session = new SessionStore(api, reload)
    const loading = session.load()
    session.enter(user)
    refuse(unauthorized)
    await loading
    expect(session.user).toEqual(user)
  })

  it('notifies of every kind of sign-in, but not of an existing session', async () => {
    api.me.mockResolvedValue(user)
    const session = new SessionStore(api, reload)
    const onSignIn = vi.fn()
    session.onSignIn(onSignIn)
    await session.load()
    session.receive(user)
    await session.follow()
    expect(onSignIn).not.toHaveBeenCalled()
    session.enter(user)
    expect(onSignIn.mock.calls).toEqual([[user]])
    expect(session.user).toEqual(user)
  })

  it('returns the user of a sign-in without storing it yet', async () => {
    api.signIn.mockResolvedValue(user)
    const session = new SessionStore(api, reload)
    expect(await session.signIn({ login: 'amina', password: ' x ' })).toEqual(user)
    expect(api.signIn).toHaveBeenCalledWith({ login: 'amina', password: ' x ' })
    expect(session.user).toBeNull()
  })

  it('signs out on the server first, then reloads', async () => {
    const session = signedIn()
    api.signOut.mockRejectedValueOnce(new ApiError('offline'))
    await expect(session.signOut()).rejects.toThrow(ApiError)
    expect(session.user).toEqual(user)
    await session.signOut()
    expect(session.user).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps in the storage only what the next player may see', async () => {
    for (const { stored } of domains) declareStored(stored)
    const kept = ['age-gate', 'consent', 'favourites:ada', 'ref', 'theme:ada', 'unresolved-payments']
    for (const key of [...kept, 'telegram_auth', 'player-recent:ada', 'wheel', 'theme-of-a-vendor', 'preference'])
      localStorage.setItem(key, '1')
    for (const key of ['apikey', 'subid', 'successful-registration', 'successful-deposit', 'deposit-popup'])
      sessionStorage.setItem(key, '1')
    await signedIn().signOut()
    expect(Object.keys(localStorage).sort()).toEqual(kept)
    expect(Object.keys(sessionStorage).sort()).toEqual(['apikey', 'subid'])
  })

  it('accepts a balance event for the signed-in user only', () => {
    const session = signedIn()
    session.receiveChange({ balance: 99.5, bonusBalance: 0 })
    expect(session.user).toMatchObject({ balance: 99.5, bonusBalance: 0, login: 'amina' })
    session.receive(null)
    session.receiveChange({ balance: 1, bonusBalance: 1 })
    expect(session.user).toBeNull()
  })

  describe('when another tab reports a change', () => {
    it.each([
      ['nobody', async () => Promise.reject(unauthorized)],
      ['another player', async () => ({ ...user, id: 8 })],
    ])('reloads the page if %s is signed in', async (_who, me) => {
      api.me.mockImplementation(me)
      const session = signedIn()
      localStorage.setItem('wheel', '1')
      expect(await session.follow()).toBeNull()
      expect([session.user, reload.mock.calls.length, localStorage.length, session.takeEnded()]).toEqual([
        null,
        1,
        0,
        null,
      ])
      expect(api.signOut).not.toHaveBeenCalled()
    })

    it('continues if the player is the same', async () => {
      api.me.mockResolvedValue({ ...user, balance: 5 })
      const session = signedIn()
      expect(await session.follow()).toBeNull()
      expect(session.user?.balance).toBe(5)
      expect(reload).not.toHaveBeenCalled()
    })

    it('keeps the player when the server cannot be reached', async () => {
      api.me.mockRejectedValue(new ApiError('offline'))
      const session = signedIn()
      await session.follow()
      expect(session.user).toEqual(user)
      expect(reload).not.toHaveBeenCalled()
    })

    it('returns the player who signed in there, so that the page can update', async () => {
      api.me.mockResolvedValue(user)
      const session = new SessionStore(api, reload)
      expect(await session.follow()).toEqual(user)
      expect(session.user).toBeNull()
    })

    it('reads again although a reading is under way, whose answer may be of before the change', async () => {
      let refuse = (_error: ApiError) => {}
      api.me.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject))).mockResolvedValueOnce(user)
      const session = new SessionStore(api, reload)
      const early = session.follow()
      expect(await session.follow()).toEqual(user)
      refuse(unauthorized)
      expect(await early).toBeNull()
    })

    it('does not take its own 401 for a signal', async () => {
      const session = signedIn()
      api.me.mockImplementation(async () => {
        await Promise.resolve()
        session.confirm()
        throw unauthorized
      })
      await session.follow()
      expect([api.me.mock.calls.length, api.signOut.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0, 1])
    })
  })

  describe('on the session-invalid signal', () => {
    it('does nothing for a visitor', () => {
      new SessionStore(api, reload).confirm()
      expect(api.me).not.toHaveBeenCalled()
    })

    it('continues if /auth/me still returns the user', async () => {
      api.me.mockResolvedValue(user)
      const session = signedIn()
      session.confirm()
      await vi.waitFor(() => expect(api.me).toHaveBeenCalledTimes(1))
      expect(session.user).toEqual(user)
      expect(reload).not.toHaveBeenCalled()
    })

    it('continues for the same player whose id is a text this time, and keeps the id', async () => {
      api.me.mockResolvedValue({ ...user, id: `${user.id}`, balance: 5 })
      const session = signedIn()
      session.confirm()
      await vi.waitFor(() => expect(session.user?.balance).toBe(5))
      expect(session.user?.id).toBe(user.id)
      expect(reload).not.toHaveBeenCalled()
    })

    it('ends the session if a re-read of the user found it invalid', async () => {
      const session = signedIn()
      api.signOut.mockResolvedValue(undefined)
      api.me
        .mockRejectedValueOnce(unauthorized)
        .mockImplementationOnce(() => new Promise((_resolve, reject) => setTimeout(() => reject(unauthorized))))
      const loading = session.load()
      session.confirm()
      await loading
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      expect(session.takeEnded()).toBe('ended')
    })

    it('ends it also if the user is read again meanwhile', async () => {
      api.me.mockRejectedValue(unauthorized)
      api.signOut.mockResolvedValue(undefined)
      const session = signedIn()
      session.confirm()
      await session.load()
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      expect(session.takeEnded()).toBe('ended')
    })

    it('ends the session once for many signals, with one notice after the reload', async () => {
      api.me.mockRejectedValue(unauthorized)
      api.signOut.mockRejectedValue(unauthorized)
      const session = signedIn()
      for (let signal = 0; signal < 10; signal++) session.confirm()
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      expect([api.me.mock.calls.length, api.signOut.mock.calls.length]).toEqual([1, 1])
      expect(session.user).toBeNull()
      expect([session.takeEnded(), session.takeEnded()]).toEqual(['ended', null])
    })
  })
})
