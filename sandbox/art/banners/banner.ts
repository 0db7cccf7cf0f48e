import type { Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { dots, n } from '../svg.ts'

/** One banner: its colours, and what stands on the 1200 x 480 field, its subject between x = 640 and x = 1160. */
export interface Banner {
  palette: Palette
  draw: (palette: Palette, random: Random) => string
}

/** `count` round dots of one size within a box. */
export const sprinkle = (
  random: Random,
  colour: string,
  size: number,
  count: number,
  [x, y, width, height]: [number, number, number, number],
  more = '',
) =>
  dots(
    colour,
    size,
    Array.from({ length: count }, () => `${n(random.between(x, x + width))} ${n(random.between(y, y + height))}`),
    more,
  )

/** `count` drawings at random places in a box, each turned and scaled between `small` and `large`. */
export function strewn(
  random: Random,
  id: string,
  art: string,
  count: number,
  [x, y, width, height]: [number, number, number, number],
  small: number,
  large: number,
) {
  const size = () => random.between(small, large).toFixed(2)
  const uses = Array.from({ length: count }, () => {
    const place = `translate(${n(random.between(x, x + width))} ${n(random.between(y, y + height))}) rotate(${n(random.between(-60, 60))})`
    return `<use href="#${id}" transform="${place} scale(${size()} ${size()})"/>`
  })
  return `<defs><g id="${id}">${art}</g></defs>${uses.join('')}`
}
