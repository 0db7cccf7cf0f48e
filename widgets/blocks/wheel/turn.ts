/** Duration of the spin to the prize, and of one loop of the idle rotation, in seconds (spec §9). */
export const spinSeconds = 20
/** Full turns of the idle rotation in that time (spec §9). */
export const idleTurns = 7
/** Full turns of the spin to the prize (spec §9). */
export const spinTurns = 12
/** Angle of the wheel before its first spin, in degrees (spec §9). */
export const startAngle = 15

/** Angle (0 ≤ angle < 360) at which the middle of a sector is under the pointer; `place` is its index, clockwise. */
export const restingAngle = (place: number, count: number): number => modulo(-((place + 0.5) * 360) / count, 360)

/** End angle of a spin from `from`: 12 full turns plus the rest to the sector. */
export const endOfTurn = (from: number, place: number, count: number): number =>
  from + spinTurns * 360 + modulo(restingAngle(place, count) - from, 360)

/** Deflection of the pointer by the pegs between the sectors, in degrees; after a peg it swings back past its rest position. */
export function deflection(angle: number, count: number): number {
  const phase = modulo(angle, 360 / count) / (360 / count)
  if (phase > 0.7) return ((phase - 0.7) / 0.3) * -20
  return phase < 0.16 ? (1 - phase / 0.16) * 6 : 0
}

/** Non-negative remainder. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by
