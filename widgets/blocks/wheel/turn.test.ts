import { expect, it } from 'vitest'
import { deflection, endOfTurn, modulo, restingAngle, startAngle, spinTurns } from './turn.ts'

const counts = [1, 2, 5, 8, 12, 24]
const places = counts.flatMap((count) => Array.from({ length: count }, (_, place) => ({ place, count })))

it('rests with the middle of the sector under the pointer', () => {
  for (const { place, count } of places) {
    const middle = ((place + 0.5) * 360) / count
    expect(modulo(middle + restingAngle(place, count), 360) % 360, `${place} of ${count}`).toBeCloseTo(0)
  }
})

it('turns forwards to a sector from any angle: 12 full turns plus the rest', () => {
  for (const { place, count } of places) {
    for (const from of [startAngle, 0, 359.5, 211.3]) {
      const turned = endOfTurn(from, place, count) - from
      expect(turned).toBeGreaterThanOrEqual(spinTurns * 360)
      expect(turned).toBeLessThan((spinTurns + 1) * 360)
      expect(modulo(endOfTurn(from, place, count) - restingAngle(place, count) + 180, 360)).toBeCloseTo(180)
    }
  }
})

it('has the pointer at rest over the middle of a sector; a peg pushes it, then it swings back', () => {
  for (const { place, count } of places) expect(deflection(restingAngle(place, count), count)).toBe(0)
  expect(deflection(29.9, 12)).toBeLessThan(-18)
  expect(deflection(30.1, 12)).toBeGreaterThan(5)
  expect(deflection(-0.1, 12)).toBeCloseTo(deflection(359.9, 12))
})
