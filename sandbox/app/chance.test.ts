import { expect, test } from 'vitest'
import { drawFrom, fraction } from './chance.ts'
import { dealFrom } from '../domains/games/rules/cards.ts'
import { keyedChance, secureChance } from './secure-chance.ts'

test.each([
  ['secure', secureChance],
  ['keyed', keyedChance('key', 'counts')],
])('%s chance draws every number equally often', (_name, chance) => {
  const counts = Array.from({ length: 7 }, () => 0)
  for (let turn = 0; turn < 70_000; turn++) counts[chance.below(7)]!++
  // Six standard deviations of a count of 10,000.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(6 * Math.sqrt(10_000 * (6 / 7)))
})

test('the sequence depends on the key and the purpose alone', () => {
  const sequence = (key: string, purpose: string) => {
    const chance = keyedChance(key, purpose)
    return Array.from({ length: 40 }, () => chance.below(1000))
  }
  expect(sequence('a', 'round 1')).toEqual(sequence('a', 'round 1'))
  expect(sequence('a', 'round 1')).not.toEqual(sequence('a', 'round 2'))
  expect(sequence('a', 'round 1')).not.toEqual(sequence('b', 'round 1'))
})

test('draws and deals never repeat an element', () => {
  const chance = keyedChance('key', 'draws')
  for (let turn = 0; turn < 100; turn++) expect(new Set(drawFrom([1, 2, 3, 4, 5, 6, 7], 7, chance)).size).toBe(7)
  expect(new Set(dealFrom(1, 52, chance)).size).toBe(52)
  const shoe = dealFrom(6, 312, chance)
  expect(shoe.filter((card) => card === 'AS')).toHaveLength(6)
  const first = Array.from({ length: 5200 }, () => dealFrom(1, 1, chance)[0])
  expect(first.filter((card) => card === 'QH').length).toBeGreaterThan(50)
})

test('a fraction is below one', () => {
  for (let turn = 0; turn < 1000; turn++) expect(fraction(secureChance)).toBeLessThan(1)
})
