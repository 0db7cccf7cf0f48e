import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Checks } from './checks.ts'

/** The texts that were sent, and how to answer each. */
let sent: { text: string; answer: (failure?: string) => Promise<void> }[]
let checks: Checks

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string }
    return new Promise((resolve, reject) => {
      const answer = async (failure?: string) => {
        if (failure) reject(new Error(failure))
        else resolve(Response.json({ diagnostics: [{ pointer: `/${text}`, severity: 'error' }], live: [], duties: [] }))
        await vi.advanceTimersByTimeAsync(0)
      }
      sent.push({ text, answer })
    })
  })
  checks = new Checks('atlas')
})

afterEach(() => {
  checks.dispose()
  vi.useRealTimers()
})

const type = async (text: string) => {
  checks.scheduleCheck(text)
  await vi.advanceTimersByTimeAsync(60)
}
const texts = () => sent.map(({ text }) => text)
const found = () => checks.diagnostics.map(({ pointer }) => pointer)

it('checks one text at a time, then the latest', async () => {
  await type('a')
  await type('b')
  await type('c')
  expect(texts()).toEqual(['a'])
  await sent[0]!.answer()
  expect(texts()).toEqual(['a', 'c'])
  expect(found()).toEqual([])
  await sent[1]!.answer()
  expect(found()).toEqual(['/c'])
  expect(texts()).toHaveLength(2)
})

it('checks a text again that is scheduled again while it is checked: a file beside it has changed', async () => {
  await type('a')
  await type('a')
  await sent[0]!.answer()
  expect(texts()).toEqual(['a', 'a'])
})

it('keeps the problems and says why where a check fails, and checks the next text', async () => {
  await type('a')
  await sent[0]!.answer()
  await type('b')
  await sent[1]!.answer('The server cannot be reached.')
  expect(found()).toEqual(['/a'])
  expect(checks.failure).not.toBe('')
  await type('c')
  await sent[2]!.answer()
  expect(found()).toEqual(['/c'])
  expect(checks.failure).toBe('')
})

it('checks nothing after it was disposed of', async () => {
  await type('a')
  await type('b')
  checks.dispose()
  await sent[0]!.answer()
  expect(texts()).toEqual(['a'])
})
