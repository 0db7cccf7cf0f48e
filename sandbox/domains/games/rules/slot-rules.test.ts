import { describe, expect, test } from 'vitest'
import { keyedChance } from '../../../app/secure-chance.ts'
import { slotRules } from './slot-rules.ts'
import { bestOf } from './slot-lines.ts'
import { profiles, returnOf } from './slot-pays.ts'

const volatilities = ['low', 'medium', 'high'] as const

describe.each(volatilities)('a slot of %s volatility', (volatility) => {
  test.each([0.94, 0.962, 0.978])('returns %d, calculated over all combinations of its own reels and pays', (rtp) => {
    const { reels, pays5 } = slotRules(`p/${volatility}`, volatility, rtp)
    const weights = reels.map((reel) => pays5.map((_, symbol) => reel.filter((one) => one === symbol).length))
    expect(weights).toEqual(profiles[volatility].weights)
    expect(returnOf(weights, pays5) * 10).toBeCloseTo(rtp, 3)
  })

  test('pays as often and as much as expected over many spins', () => {
    const slot = slotRules(`p/${volatility}`, volatility, 0.96)
    const chance = keyedChance('test', volatility)
    const rounds = 30_000
    let [sum, squares, hits] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const win = slot.pays('spin', slot.draw(chance))
      sum += win
      squares += win ** 2
      if (win > 0) hits++
    }
    const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2)
    expect(Math.abs(sum / rounds - 0.96)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
    expect(hits / rounds).toBeGreaterThan(0.25)
    expect(hits / rounds).toBeLessThan(0.45)
  })
})

test('the highest pay depends on the volatility', () => {
  const [low, medium, high] = volatilities.map((volatility) =>
    Math.max(...slotRules('p/x', volatility, 0.96).pays5.flat()),
  )
  expect(high! > medium! * 2 && medium! > low! * 2).toBe(true)
})

const pays = [
  [50, 250, 1500],
  [25, 110, 500],
  [16, 70, 280],
  [12, 45, 170],
]

test.each([
  [[1, 1, 1, 2, 1], { symbol: 1, count: 3, win: 25 }],
  [[1, 0, 1, 1, 2], { symbol: 1, count: 4, win: 110 }],
  [[0, 0, 0, 3, 2], { symbol: 0, count: 3, win: 50 }],
  [[0, 0, 3, 3, 3], { symbol: 3, count: 5, win: 170 }],
  [[0, 0, 0, 0, 0], { symbol: 0, count: 5, win: 1500 }],
  [[1, 1, 2, 1, 1], null],
  [[2, 1, 1, 1, 1], null],
])('the line %j pays %j', (symbols, win) => {
  expect(bestOf(symbols, pays)).toEqual(win)
})

test('each slot has its own constant reels, without adjacent wild symbols', () => {
  const reelsOf = (key: string) => slotRules(key, 'low', 0.95).reels
  expect(reelsOf('p/one')).toEqual(reelsOf('p/one'))
  expect(reelsOf('p/one')).not.toEqual(reelsOf('p/two'))
  for (const reel of Array.from({ length: 50 }, (_, index) => reelsOf(`p/${index}`)).flat()) {
    expect(reel.some((symbol, index) => symbol === 0 && reel[index + 1] === 0)).toBe(false)
  }
})
