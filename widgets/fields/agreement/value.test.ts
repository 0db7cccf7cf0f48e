// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { initialOf, sentOf } from '#testing/sent-of.ts'

const terms = { use: 'agreement', name: 'checkTerms', required: true } as const

it('is never checked at first, and must be', () => {
  expect(initialOf(terms)).toBe(false)
  expect(sentOf(terms, false)).toEqual({ checkTerms: 'must_be_true' })
  expect(sentOf(terms, true)).toBe(true)
})
