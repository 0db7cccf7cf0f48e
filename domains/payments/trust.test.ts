import { expect, it } from 'vitest'
import type { ErrorBody } from '#api'
import { ApiError, NotSent } from '#engine/data/api-error.ts'
import { isFinal, trustOf } from './trust.ts'

const error = (status?: number, body: ErrorBody | undefined = { message: 'no' }) => new ApiError('no', status, body)
const statuses = [400, 401, 402, 403, 404, 405, 408, 409, 419, 422, 425, 429, 500, 502, 503, 504]
const finalOf = (...of: [trust: Parameters<typeof isFinal>[1], isFirst: boolean]) =>
  statuses.filter((status) => isFinal(error(status), ...of))

it('knows nothing of a platform unless its manifest says so', () => {
  expect([trustOf(undefined, false), trustOf({}, false), trustOf({ idempotency: { payments: 'key' } }, false)]).toEqual(
    ['none', 'none', 'key'],
  )
})

it('trusts the keys alone of a platform whose status call is absent', () => {
  const platform = { idempotency: { payments: 'status' } } as const
  expect([trustOf(platform, false), trustOf(platform, true)]).toEqual(['status', 'key'])
})

it.each(['none', 'key'] as const)('%s: takes a refusal of the first request alone for final', (trust) => {
  expect([finalOf(trust, true), finalOf(trust, false)]).toEqual([[400, 402, 403, 409, 422], []])
})

it('status: asks after 403 and 409, which may be about a request before', () => {
  expect([finalOf('status', true), finalOf('status', false)]).toEqual([
    [400, 402, 422],
    [400, 402, 422],
  ])
})

it('takes nothing for final without an error body of the platform, or without a response', () => {
  const given = [error(422, {}), error(422, { errors: [] }), new ApiError('no', 422), error(), new Error('no')]
  expect(given.filter((each) => isFinal(each, 'none', true))).toEqual([])
  expect([{ code: 0 }, { errors: [{ code: 7 }] }].every((body) => isFinal(error(422, body), 'none', true))).toBe(true)
})

it.each(['none', 'key', 'status'] as const)(
  '%s: what was not sent ends a payment that was sent never before',
  (trust) => {
    const notSent = new NotSent('the player is not confirmed')
    expect([isFinal(notSent, trust, true), isFinal(notSent, trust, false)]).toEqual([true, false])
  },
)
