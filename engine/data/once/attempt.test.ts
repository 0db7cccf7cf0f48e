import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { Attempt } from './attempt.ts'
import type { Policy, Progress } from './policy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = new ApiError('lost')
const refused = new ApiError('no', 422)
const later = <T>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

/** Without proof, nothing is refused, believed or sent again. */
const strict: Policy = { isRefusalAtOnce: () => false, isRefusalAfterAsking: () => false }

/** A call of a server that answers `sent` and `read` in turn; the last answer stays. `said` are the stages. */
function open(policy: Partial<Policy>, { sent, read }: { sent: unknown[]; read: unknown[] }) {
  const turns = (answers: unknown[]) =>
    vi.fn(async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error) throw answer
      return answer as string
    })
  const said: string[] = []
  const note = (progress: Progress<string>) =>
    said.push(progress.stage === 'sent' && progress.isSlow ? 'slow' : progress.stage)
  const [send, reading] = [turns(sent), turns(read)]
  const attempt = new Attempt<string, string>(
    { accept: async (answer) => answer, read: reading },
    () => ({ ...strict, ...policy }),
    note,
  )
  const outcome = async <T>(ended: Promise<T>, ms = 30_000) => {
    await vi.advanceTimersByTimeAsync(ms)
    return ended
  }
  return { attempt, send, reading, said, outcome }
}

describe('a call that fails', () => {
  it.each<[string, Partial<Policy>, sent: unknown[], read: unknown[], said: string, times: number]>([
    ['made, if the server has it', {}, [lost], ['made'], 'sent asking made', 1],
    ['unknown, if the server has nothing', {}, [lost], [null], 'sent asking unknown', 1],
    ['refused at once by a proof', { isRefusalAtOnce: () => true }, [refused], ['made'], 'sent refused', 1],
    [
      'refused once the server has nothing',
      { isRefusalAfterAsking: (_error, hasNothing) => hasNothing },
      [refused],
      [null],
      'sent asking refused',
      1,
    ],
    [
      'not refused while the server does not say',
      { isRefusalAfterAsking: (_error, hasNothing) => hasNothing },
      [refused],
      [undefined],
      'sent asking unknown',
      1,
    ],
    ['sent once more by itself', { repeatsByItself: () => true }, [lost], [null], 'sent asking sent asking unknown', 2],
    ['not sent again without proof', { repeatsByItself: () => true }, [lost], [undefined], 'sent asking unknown', 1],
    [
      'sent again without proof where the server makes one of each key',
      { repeatsByItself: () => true, repeatsWithoutProof: true },
      [lost, 'made'],
      [undefined],
      'sent asking sent made',
      2,
    ],
  ])('is %s', async (_name, policy, sent, read, said, times) => {
    const opened = open(policy, { sent, read })
    await opened.outcome(opened.attempt.perform(opened.send))
    expect([opened.said.join(' '), opened.send.mock.calls.length]).toEqual([said, times])
  })

  it('is told with its error, and with whether the server has nothing', async () => {
    const { attempt, send, outcome } = open({}, { sent: [refused], read: [null] })
    expect(await outcome(attempt.perform(send))).toEqual({ stage: 'unknown', hasNothing: true, error: refused })
  })
})

describe('what was sent before', () => {
  it('is asked about first, and sent only if the player asks for it and nothing was made', async () => {
    const unasked = open({}, { sent: ['made'], read: [null] })
    expect(await unasked.outcome(unasked.attempt.ask(unasked.send))).toMatchObject({ stage: 'unknown' })
    const asked = open({}, { sent: ['made'], read: [null] })
    expect(await asked.outcome(asked.attempt.ask(asked.send, true))).toEqual({ stage: 'made', made: 'made' })
    const known = open({}, { sent: ['twice'], read: ['made'] })
    expect(await known.outcome(known.attempt.ask(known.send, true))).toEqual({ stage: 'made', made: 'made' })
    expect([unasked, asked, known].map(({ send }) => send.mock.calls.length)).toEqual([0, 1, 0])
  })

  it('is unknown if it cannot be sent', async () => {
    const { attempt, outcome } = open({}, { sent: [], read: [null] })
    expect(await outcome(attempt.ask(null, true))).toMatchObject({ stage: 'unknown', hasNothing: true })
  })
})

it('asks once more before it believes that nothing was made', async () => {
  const { attempt, send, outcome, reading } = open(
    { confirmAfterMs: () => 1000 },
    { sent: [lost], read: [null, 'made'] },
  )
  expect(await outcome(attempt.perform(send))).toMatchObject({ stage: 'made' })
  expect(reading).toHaveBeenCalledTimes(2)
})

it('repeats a question that fails, for as long as the policy says', async () => {
  const gone = new ApiError('gone', 404)
  const patient = open({ askForMs: Infinity }, { sent: [lost], read: [lost, lost, 'made'] })
  expect(await patient.outcome(patient.attempt.perform(patient.send))).toMatchObject({ stage: 'made' })
  const once = open({}, { sent: [lost], read: [lost, 'made'] })
  expect(await once.outcome(once.attempt.perform(once.send))).toMatchObject({ stage: 'unknown', hasNothing: false })
  const sure = open({ askForMs: Infinity, saysNothing: (error) => error === gone }, { sent: [lost], read: [gone] })
  expect(await sure.outcome(sure.attempt.perform(sure.send))).toMatchObject({ stage: 'unknown', hasNothing: true })
})

it('asks the server while the response is slow, and takes what comes first', async () => {
  const { attempt, said, outcome } = open(
    { whileSlow: { afterMs: 10_000, everyMs: 5000 } },
    { sent: [], read: [null, lost, 'made'] },
  )
  expect(await outcome(attempt.perform(() => later('late', 60_000)))).toEqual({ stage: 'made', made: 'made' })
  expect(said).toEqual(['sent', 'slow', 'slow', 'slow', 'made'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toHaveLength(5)
})

describe('while the outcome is unknown', () => {
  const policy = { whileUnknown: { everyMs: 5000, forMs: 20_000 } }

  it('notices that the call arrives late', async () => {
    const { attempt, send, said, outcome } = open(policy, { sent: [lost], read: [null, null, 'made'] })
    expect(await outcome(attempt.perform(send), 100)).toMatchObject({ stage: 'unknown' })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(said).toEqual(['sent', 'asking', 'unknown', 'made'])
  })

  it('stops asking after its time, and when it is told to', async () => {
    const { attempt, send, reading, outcome } = open(policy, { sent: [lost], read: [null] })
    await outcome(attempt.perform(send), 100_000)
    expect(reading).toHaveBeenCalledTimes(5)
    await outcome(attempt.ask(null), 6000)
    attempt.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reading).toHaveBeenCalledTimes(7)
  })
})
