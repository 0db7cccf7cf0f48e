import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { answerTimeoutMs } from './resource.ts'
import { retryUntilResponse } from './retry.ts'
import { withTimeout } from './timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('settles as the call does, in time', async () => {
  expect(await withTimeout(Promise.resolve(1))).toBe(1)
  await expect(withTimeout(Promise.reject(new ApiError('no', 500)))).rejects.toMatchObject({ status: 500 })
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects after the timeout and ignores how the call ends', async () => {
  let fail = (_error: unknown) => {}
  const outcome = withTimeout(new Promise((_resolve, reject) => (fail = reject))).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(answerTimeoutMs)
  expect(await outcome).toBeInstanceOf(ApiError)
  fail(new Error('late'))
  await vi.advanceTimersByTimeAsync(0)
})

it('repeats a call without a response', async () => {
  const call = vi
    .fn()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue('there')
  const answer = retryUntilResponse<string>(call)
  await vi.advanceTimersByTimeAsync(answerTimeoutMs + 1000)
  expect([await answer, call.mock.calls.length]).toEqual(['there', 2])
})
