/** How long the turn to the prize takes, and each round of the idle turning, in seconds (spec §9). */
export const spinSeconds = 20
/** The turnovers of the idle turning in that time, and those of the turn to the prize (spec §9). */
export const idleTurnovers = 7
export const turnovers = 12
/** How far the wheel is turned before its first spin, in degrees (spec §9). */
export const startAngle = 15

/** Where a wheel stands with the middle of a sector under the pointer, in degrees from 0 up to 360; `place`: the sector’s, clockwise. */
export const restingAngle = (place: number, count: number): number => modulo(-((place + 0.5) * 360) / count, 360)

/** Where the turn to a sector ends that begins at `from`: after 12 turnovers, and as much as is missing to the sector. */
export const endOfTurn = (from: number, place: number, count: number): number =>
  from + turnovers * 360 + modulo(restingAngle(place, count) - from, 360)

/** How far the pegs between the sectors push the pointer, in degrees against the wheel; let go, it swings back past its place. */
export function deflection(angle: number, count: number): number {
  const phase = modulo(angle, 360 / count) / (360 / count)
  if (phase > 0.7) return ((phase - 0.7) / 0.3) * -20
  return phase < 0.16 ? (1 - phase / 0.16) * 6 : 0
}

/** A remainder that is never negative. */
export const modulo = (value: number, by: number): number => ((value % by) + by) % by
