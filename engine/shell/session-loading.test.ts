// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { answerTimeoutMs } from '../data/resource.ts'
import { SessionStore } from './session-store.ts'
import { user } from '#testing/user.ts'

it('says whether the first reading is under way, done or failed, one that takes too long among them', async () => {
  vi.useFakeTimers()
  const me = vi.fn()
  let answer!: (user: unknown) => void
  me.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const session = new SessionStore({ me, signIn: vi.fn(), signOut: vi.fn() }, vi.fn())
  const reading = session.load()
  expect(session.loading).toBe('waiting')
  vi.advanceTimersByTime(answerTimeoutMs)
  expect(session.loading).toBe('failed')
  answer(user)
  await reading
  expect([session.loading, session.user]).toEqual(['done', user])
  for (const [status, loading] of [
    [401, 'done'],
    [500, 'failed'],
  ] as const) {
    me.mockRejectedValueOnce(new ApiError('x', status))
    await session.load()
    expect(session.loading, String(status)).toBe(loading)
  }
  vi.useRealTimers()
})
