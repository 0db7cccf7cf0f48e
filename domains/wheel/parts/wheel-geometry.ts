/** The wheel’s size (spec §9): a unit of its drawings is a pixel at full size. */
const wheelSize = 425
export const discRadius = 184
export const viewBox = [-wheelSize / 2, -wheelSize / 2, wheelSize, wheelSize].join(' ')

/** Returns the path of a sector of `step` degrees, centred at the top. */
export function sectorPath(step: number, radius: number): string {
  // An arc cannot end where it starts.
  const half = (Math.min(step, 359.9) / 360) * Math.PI
  const [x, y] = [radius * Math.sin(half), -radius * Math.cos(half)].map((part) => part.toFixed(2))
  return `M0 0L-${x} ${y}A${radius} ${radius} 0 ${step > 180 ? 1 : 0} 1 ${x} ${y}Z`
}
