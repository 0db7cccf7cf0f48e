// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mutationsOf } from './mutations.ts'
import { sample } from './sample.ts'
import { answered } from './schemas.ts'
import { platform, type Served } from './served.ts'
import { type StoreCase, storeCases } from './stores.ts'
import { type Cell, difference, failing, summary } from './table.ts'

const cells: Cell[] = []

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => console.log(summary('Stores', cells)))

/** Loads a response, and a valid one after an error; returns how what the player gets differs from what it has to be. */
async function play({ open, wanted, otherwise }: StoreCase, mutated: Served, read: unknown, valid: unknown) {
  const want = (value: unknown) => (wanted ? wanted(value as never) : value)
  const served = { ...mutated }
  const reader = open(platform((path) => (otherwise && path === '/auth/me' ? { body: valid } : served)))
  await reader.load()
  const expected = read === undefined ? otherwise?.(valid as never) : want(read)
  const wrong = difference(reader.shown(), expected)
  if (expected !== undefined || wrong.length > 0) return wrong
  served.body = valid
  served.envelope = undefined
  await reader.load()
  return difference(reader.shown(), want(valid)).map((each) => `after a retry, ${each}`)
}

it.each(storeCases)('$title: the player gets what can be read, or an error whose retry works', async (storeCase) => {
  const { title, answer } = storeCase
  const own: Cell[] = []
  for (const shape of answered.find(({ name }) => name === answer)!.shapes) {
    for (const { kind, name, expected, ...served } of mutationsOf(shape))
      own.push({ answer: title, kind, name, wrong: await play(storeCase, served, expected, sample(shape)) })
  }
  cells.push(...own)
  expect(failing(own)).toEqual([])
})
