import { expect, test } from 'vitest'
import { flightTime, multiplierAfter } from './crash-rules.ts'

test('a flight’s multiplier and its time are inverse functions', () => {
  for (const at of [1, 1.01, 1.5, 2, 7.77, 50, 200]) {
    expect(multiplierAfter(flightTime(at))).toBeGreaterThanOrEqual(at)
    expect(multiplierAfter(flightTime(at))).toBeLessThan(at * 1.0002)
    if (at > 1) expect(multiplierAfter(flightTime(at) - 2)).toBeLessThan(at)
  }
})
