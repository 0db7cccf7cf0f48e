import { expect, test } from 'vitest'
import { baccaratRules, coup, points } from './baccarat-rules.ts'
import { winOf } from './rules.ts'

test.each([
  // Natural: nobody draws.
  ['9S 2H KD 3C 5S 5H', ['9S', 'KD'], ['2H', '3C']],
  // The player stands on six, the banker draws to five.
  ['6S 2H KD 3C 5S 5H', ['6S', 'KD'], ['2H', '3C', '5S']],
  // The banker’s three does not draw against an eight.
  ['2S 3H KD KC 8S 5H', ['2S', 'KD', '8S'], ['3H', 'KC']],
  // The banker’s six draws against a seven.
  ['2S 6H KD KC 7S 5H', ['2S', 'KD', '7S'], ['6H', 'KC', '5H']],
])('a coup from %s follows the drawing rules', (shoe, player, banker) => {
  expect(coup(shoe.split(' '))).toEqual({ player, banker })
})

test('computes points, ties and commissions', () => {
  expect([points(['9S', '8H']), points(['KD', 'AC', '9H']), points(['TS', 'JD'])]).toEqual([7, 0, 0])
  const tie = { player: ['9S', 'KD'], banker: ['4H', '5C'] }
  expect(['player', 'banker', 'tie'].map((spot) => baccaratRules.pays(spot, tie))).toEqual([1, 1, 9])
  expect(winOf(baccaratRules, { banker: 101, player: 50 }, { player: ['2S', 'KD'], banker: ['4H', '5C'] })).toBe(196)
})
