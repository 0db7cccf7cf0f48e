import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOperation } from '#api'
import { ApiError } from '#engine/data/api-error.ts'
import type { PaymentState } from './payment.ts'
import { PaymentRun } from './payment-run.ts'
import type { Trust } from './trust.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const key = 'k'
const made: PaymentOperation = { id: 1, key, currency: 'TND', status: 'pending', amount: 50 }
const error = (status?: number) => new ApiError('no', status, { message: 'no' })
const request = { methodId: 'card', amount: 50, fields: {}, lang: 'en' as const }

/** A run against a server whose calls answer in turn; the last answer stays. */
function runOf(trust: Trust, answers: { send: unknown[]; read: unknown[] }) {
  const stub = (given: unknown[]) =>
    vi.fn(async () => {
      const answer = given.length > 1 ? given.shift() : given[0]
      if (answer instanceof Error) throw answer
      return answer as PaymentOperation
    })
  const api = { deposit: stub(answers.send), withdraw: vi.fn(), operation: stub(answers.read) }
  const payment = { key, direction: 'deposit', methodId: 'card', amount: 50, currency: 'TND', startedAt: Date.now() }
  const said: PaymentState[] = []
  const run = new PaymentRun(
    api as never,
    payment as never,
    () => trust,
    (state) => said.push(state),
  )
  const outcome = async (act: Promise<void>, ms = 30_000) => {
    await Promise.all([act, vi.advanceTimersByTimeAsync(ms)])
    const { stage, isAbsent } = said.at(-1)!
    return { stage, isAbsent: isAbsent ?? false, sent: api.deposit.mock.calls.length }
  }
  return { run, api, said, outcome }
}

const unclear = [undefined, 401, 404, 408, 429, 500, 502, 503, 504]

describe('none', () => {
  it.each(unclear)(
    'after %s: the outcome is unknown, and nothing is sent again, even if the player asks',
    async (status) => {
      const { run, outcome } = runOf('none', { send: [error(status)], read: [error(404)] })
      expect(await outcome(run.perform(request))).toEqual({ stage: 'unknown', isAbsent: false, sent: 1 })
      expect(await outcome(run.ask(request, true))).toEqual({ stage: 'unknown', isAbsent: false, sent: 1 })
    },
  )

  it('takes the word of a platform that has the payment after all', async () => {
    const { run, outcome } = runOf('none', { send: [error(500)], read: [error(404), made] })
    expect(await outcome(run.perform(request))).toMatchObject({ stage: 'done', sent: 1 })
  })

  it('does not take an object that names no payment for one', async () => {
    const read = [{ key: '', currency: '', status: 'pending' }]
    const { run, outcome } = runOf('none', { send: [error(500)], read })
    expect(await outcome(run.perform(request))).toMatchObject({ stage: 'unknown' })
  })
})

describe('key', () => {
  it.each(unclear)('after %s: sends once more under the key', async (status) => {
    const { run, outcome } = runOf('key', { send: [error(status), made], read: [error(404)] })
    expect(await outcome(run.perform(request))).toMatchObject({ stage: 'done', sent: 2 })
  })

  it('does not wait for a status call that hangs', async () => {
    const { run, api, outcome } = runOf('key', { send: [error(500), made], read: [] })
    api.operation.mockReturnValue(new Promise(() => {}))
    expect(await outcome(run.perform(request))).toMatchObject({ stage: 'done', sent: 2 })
  })

  it('takes the refusal of a repeated request for no proof', async () => {
    const { run, outcome } = runOf('key', { send: [error(500), error(409)], read: [error(404)] })
    expect(await outcome(run.perform(request))).toEqual({ stage: 'unknown', isAbsent: false, sent: 2 })
  })
})

describe('status', () => {
  it('believes that nothing was made when the server says so twice', async () => {
    const { run, outcome } = runOf('status', { send: [error(500), made], read: [error(404)] })
    expect(await outcome(run.perform(request))).toMatchObject({ stage: 'done', sent: 2 })
    const late = runOf('status', { send: [error(500)], read: [error(404), made] })
    expect(await late.outcome(late.run.perform(request))).toMatchObject({ stage: 'done', sent: 1 })
    expect(late.said.some(({ isAbsent }) => isAbsent)).toBe(false)
  })

  it.each([401, 404, 408, 429])('after %s: failed once the server has nothing', async (status) => {
    const { run, outcome } = runOf('status', { send: [error(status)], read: [error(404)] })
    expect(await outcome(run.perform(request))).toMatchObject({ stage: 'failed', sent: 1 })
    const lying = runOf('status', { send: [error(status)], read: [made] })
    expect(await lying.outcome(lying.run.perform(request))).toMatchObject({ stage: 'done', sent: 1 })
  })
})

it.each([undefined, { key: '', currency: '', status: 'pending' }])(
  'status: asks after a response that cannot be read, %j, and sends again what was not made',
  async (unreadable) => {
    const kept = runOf('status', { send: [unreadable], read: [{ ...made, status: 'redirect' }] })
    expect(await kept.outcome(kept.run.perform(request))).toMatchObject({ stage: 'done', sent: 1 })
    expect(kept.said.at(-1)?.operation?.status).toBe('redirect')
    const { run, outcome } = runOf('status', { send: [unreadable], read: [error(404)] })
    expect(await outcome(run.perform(request))).toEqual({ stage: 'unknown', isAbsent: true, sent: 2 })
  },
)

it('accepts a payment whose response cannot be read', async () => {
  const { run, outcome } = runOf('none', { send: [undefined], read: [error(404)] })
  expect(await outcome(run.perform(request))).toMatchObject({ stage: 'done', sent: 1 })
})
