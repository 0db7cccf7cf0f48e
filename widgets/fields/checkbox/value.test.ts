// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { initialOf, sentOf } from '#testing/sent-of.ts'

const box = { use: 'checkbox', name: 'marketingEmail' } as const

it.each([
  [undefined, false],
  [false, false],
  [true, true],
])('with checked %s it is at first %s', (checked, initial) => {
  expect(initialOf({ ...box, ...(checked !== undefined && { checked }) })).toBe(initial)
})

it('sends true or false, and must be checked where it is required', () => {
  expect(sentOf(box, false)).toBe(false)
  expect(sentOf(box, true)).toBe(true)
  expect(sentOf({ ...box, required: true }, true)).toBe(true)
  expect(sentOf({ ...box, required: true }, false)).toEqual({ marketingEmail: 'must_be_true' })
})
