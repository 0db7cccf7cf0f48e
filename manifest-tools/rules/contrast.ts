const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const luminances = new Map<string, number>()

function luminance(colour: string): number {
  const known = luminances.get(colour)
  if (known !== undefined) return known
  const [red, green, blue] = [1, 3, 5].map((start) => linear(parseInt(colour.slice(start, start + 2), 16) / 255))
  const value = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  luminances.set(colour, value)
  return value
}

/** Returns the WCAG 2 contrast ratio of two colours (`#rrggbb`): 1 for equal ones, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}
