// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { notePlay, opensAt } from './last-provider.ts'

beforeEach(() => localStorage.clear())

it('opens games of another provider so many minutes after the last one', () => {
  notePlay('ada', 'one', 1000)
  expect(opensAt('ada', 'two', 5)).toBe(301_000)
  expect(opensAt('ada', 'one', 5)).toBe(0)
  expect(opensAt('bob', 'two', 5)).toBe(0)
})

it('opens at once where nothing is known', () => {
  expect(opensAt('ada', 'two', 5)).toBe(0)
  localStorage.setItem('last-provider:ada', '{}')
  expect(opensAt('ada', 'two', 5)).toBe(0)
})
