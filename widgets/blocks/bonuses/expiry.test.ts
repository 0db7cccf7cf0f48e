import { expect, it } from 'vitest'
import { timeUntil } from './expiry.tsx'

const minutes = 60_000
const hours = 60 * minutes

it.each([
  [5.5 * 24 * hours, 'in 5 days'],
  [47 * hours, 'in 47 hours'],
  [1.5 * hours, 'in 1 hour'],
  [59.5 * minutes, 'in 60 minutes'],
  [1, 'in 1 minute'],
  [-5, 'in 0 minutes'],
])('formats %d ms', (left, words) => {
  expect(timeUntil('en', 1000 + left, 1000)).toBe(words)
})

it('uses the language', () => {
  expect(timeUntil('de', 72 * hours, 0)).toBe('in 3 Tagen')
})
