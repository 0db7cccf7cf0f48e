import { mix, type Palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { dots, n } from '../svg.ts'

/** Draws what lies behind a motif on the 300 x 400 field; the motif stands at (150, 178). */
export type Scene = (palette: Palette, random: Random) => string

/** `count` drawings in a row. */
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Stars in three sizes, `count` in all, down to height `foot`. */
export const stars = (random: Random, count: number, foot: number) =>
  [1, 1.8, 3]
    .map((size) =>
      dots(
        '#fff',
        size,
        Array.from({ length: count / 3 }, () => `${n(random.between(0, 300))} ${n(random.between(0, foot))}`),
        `opacity="${n(0.6 + size / 8)}"`,
      ),
    )
    .join('')

/** The colour of things at a distance: 0 is the middle of the sky, 1 its foot. */
export const depth = (palette: Palette, share: number) =>
  mix(mix(palette.middle, palette.top, 0.35), palette.low, share)

/** A rolling skyline across the field around height `y`, filled down to the bottom. */
export function roll(random: Random, y: number, rise: number, waves: number) {
  const width = 340 / waves
  let d = `M-20 400V${n(y)}`
  for (let index = 0; index < waves; index++) {
    d += `q${n(width / 2)} ${n(random.between(0.5, 1) * (index % 2 ? rise : -rise))} ${n(width)} ${n(random.between(-4, 4))}`
  }
  return `${d}V400Z`
}
