import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const order = (subjects: string, distance: number) =>
  spread([...subjects], (subject) => ({ type: 'slots', subject }), distance).join('')

test('games that look alike are not beside each other, and the order stays otherwise', () => {
  expect(order('aabbcc', 2)).toBe('abcabc')
  expect(order('abcabc', 2)).toBe('abcabc')
})

test('where there is no other, one that looks alike is taken', () => {
  expect(order('aaab', 1)).toBe('abaa')
  expect(order('', 3)).toBe('')
})
