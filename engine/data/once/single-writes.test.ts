import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeTabs } from '#testing/tabs.ts'
import { writesIn } from '#testing/writes.ts'
import { ApiError, NotSent } from '../api-error.ts'
import { hashOf, PendingWrites, userHash } from './pending-writes.ts'
import { SingleWrites, UnknownOutcome } from './single-writes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = new ApiError('lost')
const answer = (status: number, code?: number) => new ApiError('no', status, code ? { code } : undefined)

/** A write, and how often it was sent. */
const writeOf = (send: () => Promise<string>, found: string | null | undefined = null) => ({
  subject: 'x',
  send: vi.fn(send),
  find: vi.fn(async () => found),
})
const fails = (reason: Error) => () => Promise.reject(reason)

/** Returns what a write comes to: its result, or the name or code of its error. */
async function outcome(made: Promise<string>): Promise<unknown> {
  const ended = made.catch((error: unknown) => (error instanceof UnknownOutcome ? 'unknown' : error))
  await vi.advanceTimersByTimeAsync(500)
  return ended
}

it.each([true, false])('two tabs send it once, 300 ms apart (Web Locks: %s)', async (hasLocks) => {
  const tabs = new FakeTabs(hasLocks)
  const first = writeOf(() => new Promise((resolve) => setTimeout(() => resolve('made'), 2000)))
  const second = writeOf(async () => 'twice', 'found')
  const made = writesIn('x', tabs.open()).perform(first)
  await vi.advanceTimersByTimeAsync(300)
  const again = writesIn('x', tabs.open()).perform(second)
  await vi.advanceTimersByTimeAsync(3000)
  expect([await made, await again, second.send.mock.calls.length]).toEqual(['made', 'found', 0])
})

it.each([400, 402, 403, 409, 422])('a refusal %s of the platform frees it', async (status) => {
  const writes = writesIn('x')
  const refusal = answer(status, 9)
  expect(await outcome(writes.perform(writeOf(fails(refusal))))).toBe(refusal)
  expect(writes.isOpen('x')).toBe(false)
})

it.each([lost, ...[400, 401, 404, 408, 419, 429, 500, 502, 504].map((status) => answer(status))])(
  'after %s it is sent again only by a player who was told, after a reload and in every tab too',
  async (error) => {
    const tabs = new FakeTabs()
    const tab = tabs.open()
    const write = writeOf(fails(error))
    expect(await outcome(writesIn('x', tab).perform(write))).toBe('unknown')
    for (const page of [tab.reload(), tabs.open()]) {
      const next = writeOf(async () => 'again')
      const writes = writesIn('x', page)
      expect([await outcome(writes.perform(next)), next.send.mock.calls.length]).toEqual(['unknown', 0])
      writes.forgetShown()
      expect([await outcome(writes.perform(next)), next.send.mock.calls.length]).toEqual(['unknown', 0])
    }
    const [writes, next] = [writesIn('x', tabs.open()), writeOf(async () => 'again')]
    await outcome(writes.perform(next))
    expect([await outcome(writes.perform(next)), writes.isOpen('x')]).toEqual(['again', false])
  },
)

it('counts as made if the server has it, whatever the response was', async () => {
  const writes = writesIn('x')
  expect(await outcome(writes.perform(writeOf(fails(answer(409, 9)), 'found')))).toBe('found')
  expect(await outcome(writes.perform(writeOf(fails(lost), 'found')))).toBe('found')
  expect(writes.isOpen('x')).toBe(false)
})

it('is not sent again while the server does not say whether it has it', async () => {
  const writes = writesIn('x')
  const write = { ...writeOf(fails(lost)), find: async () => undefined }
  for (let tries = 0; tries < 3; tries++) expect(await outcome(writes.perform(write))).toBe('unknown')
  expect(write.send).toHaveBeenCalledOnce()
})

it('a refusal of the repeated request proves nothing of the first', async () => {
  const writes = writesIn('x')
  await outcome(writes.perform(writeOf(fails(lost))))
  const refusal = answer(422, 9)
  expect(await outcome(writes.perform(writeOf(fails(refusal))))).toBe(refusal)
  expect(writes.isOpen('x')).toBe(true)
})

it('a player who was told is not asked again after a refusal of the repeated request', async () => {
  const writes = writesIn('x')
  const refusal = answer(409, 9)
  expect(await outcome(writes.perform(writeOf(fails(lost))))).toBe('unknown')
  expect(await outcome(writes.perform(writeOf(fails(refusal))))).toBe(refusal)
  const third = writeOf(async () => 'made')
  expect([await outcome(writes.perform(third)), third.send.mock.calls.length]).toEqual(['made', 1])
})

it('says what a refusal says that proves nothing, if the server has nothing', async () => {
  const attempt = (refusal: Error) => writesIn('x').perform(writeOf(fails(refusal)))
  await expect(attempt(answer(429, 429))).rejects.toMatchObject({ body: { code: 429 } })
  await expect(attempt(answer(500, 7))).rejects.toMatchObject({ body: { code: 'unknown' } })
})

it('is free after ten minutes, and at once if it was not sent as a whole', async () => {
  const writes = writesIn('x')
  expect(await outcome(writes.perform(writeOf(fails(new NotSent('no')))))).toBeInstanceOf(NotSent)
  expect(writes.isOpen('x')).toBe(false)
  await outcome(writes.perform(writeOf(fails(lost))))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(writes.isOpen('x')).toBe(false)
})

it('is one player’s: stored without ids, unlike what the storage may contain otherwise', async () => {
  const { shared } = new FakeTabs().open()
  const pending = { user: userHash(7), key: `${userHash(7)}-${hashOf('x')}`, time: Date.now() }
  for (const [item, value] of [
    ['a', '{'],
    ['b', '{"key":"b"}'],
    ['c', 'null'],
    ['d', JSON.stringify(pending)],
  ])
    shared.setItem(`unresolved-x:${item}`, value!)
  const all = new PendingWrites(shared, 'x', () => true)
  expect(all.ofUser(7)).toEqual([])
  expect(shared.keys()).toEqual([])
  all.put(pending)
  expect([all.ofUser(7), all.ofUser(8)]).toEqual([[pending], []])
  const tab = { shared, claim: async () => () => {}, wait: async () => () => {} }
  const isOpenFor = (id: number) => new SingleWrites('x', { browser: tab, userId: () => id, now: Date.now }).isOpen('x')
  expect([isOpenFor(7), isOpenFor(8)]).toEqual([true, false])
})
