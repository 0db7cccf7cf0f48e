import { expect, it, vi } from 'vitest'
import { mapEntities } from '#engine/data/map-answers.ts'
import type { Read, Reading } from '#engine/data/read.ts'
import { later } from './later.ts'

const rows = [{ id: 'a', name: 'A', kind: 'games', level: 1, amount: 5, currency: 'TND' }]

/** Reads the payload of an event as the subscription does. */
function read(payload: unknown, map?: Reading['map']) {
  const on = vi.fn()
  later.listen!(on, { get: () => ({ receive: () => undefined }) } as never)
  return (on.mock.lastCall![1] as Read<unknown>)(payload, { onUnreadable: () => undefined, ...(map && { map }) })
}

it('an event is an array, or a list where the platform’s mapping says', () => {
  expect(read(rows)).toEqual(rows)
  expect(read({ rows })).toBeUndefined()
  expect(read({ rows }, mapEntities({ answers: { JackpotList: { items: '/rows' } } }))).toEqual(rows)
})
