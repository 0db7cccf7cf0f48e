import { around, at, circle, dots, line, path, polar, ring, shade, shine, spread, turned } from '../svg.ts'
import type { Motif } from './motif.ts'

const wedge = (from: number, to: number, inner: number, outer: number) =>
  `M${polar(from, outer)}A${outer} ${outer} 0 0 1 ${polar(to, outer)}L${polar(to, inner)}A${inner} ${inner} 0 0 0 ${polar(from, inner)}Z`

const pockets =
  circle('#15131d', 0, 0, 66) +
  turned('rp', path('#c5122f', wedge(0, 15, 44, 66)), spread(12, 15)) +
  path('#0f9d58', wedge(0, 15, 44, 66))

const spokes = (count: number, from: number, to: number) =>
  around(count, (angle) => `M${polar(angle, from)}L${polar(angle, to)}`)
const ringOf = (count: number, radius: number) => spread(count).map((angle) => polar(angle, radius))
const shadows = around(8, (angle) => `M0 0L${polar(angle, 41)}A41 41 0 0 1 ${polar(angle + 22.5, 41)}Z`)
const handle = line('#5a3305', 7, 'M0-3V-25') + line('gold', 5, 'M-.1-3L0-25') + circle('goldO', 0, -28, 6)

/** A roulette wheel seen from above. */
export const roulette = at(
  0,
  0,
  circle('#1f0d04', 0, 10, 86) +
    circle('wood', 0, 0, 86) +
    circle('brass', 0, 0, 77) +
    circle('gold', 0, 0, 71) +
    pockets +
    line('#f3c95c', 1.4, spokes(24, 44, 66)) +
    dots('#fff', 2.6, ringOf(12, 72.5)) +
    ring('#000', 5, 0, 0, 55, 55, 'opacity=".25"') +
    circle('goldO', 0, 0, 46) +
    circle('wood', 0, 0, 41) +
    path('#2a1006', shadows, 'opacity=".4"') +
    turned('rs', handle, spread(4, 45)) +
    circle('goldO', 0, 0, 15) +
    circle('gold', 0, -2, 8) +
    shine('M-60-52A80 80 0 0 1 30-74 74 74 0 0 0-60-52Z', 0.6) +
    circle('#000', 40, -32, 6.5, 'opacity=".5"') +
    circle('pearlO', 38, -36, 6.8),
  0,
  '1 .94',
)

const sectors = ['ruby', 'gold', 'sapphire', 'emerald', 'amethyst', 'amber'].map((fill, index) =>
  path(fill, wedge(index * 30, index * 30 + 30, 8, 65)),
)
const lozenge = path('#fff', 'M0-58L5-50 0-42-5-50Z')
const smallStar = path('#fff', 'M0-55l2.4 5 5.4.6-4 3.8 1 5.6-4.8-2.8-4.8 2.8 1-5.6-4-3.8 5.4-.6Z')

const fortune =
  path('wood', 'M-46 86L-14 0H14L46 86Z') +
  shade('M10 0H14L46 86H26Z') +
  circle('#3a1604', 0, 5, 78) +
  circle('gold', 0, -2, 78) +
  circle('#5a2206', 0, -2, 69) +
  at(
    0,
    -2,
    turned('fs', sectors.join(''), [0, 180]) +
      turned('fd', lozenge, spread(6, 15)) +
      turned('ft', smallStar, spread(6, 45)) +
      line('#ffe9a8', 1.6, spokes(12, 16, 65)) +
      dots('#fffbe0', 5.2, ringOf(24, 73.5)) +
      shine('M-52-38A65 65 0 0 1 52-38 80 80 0 0 0-52-38Z', 0.35) +
      circle('gold', 0, 0, 19) +
      circle('rubyO', 0, 0, 13),
  ) +
  path('#000', 'M-13-86H15L1-52Z', 'opacity=".4"') +
  path('pearl', 'M-14-88H14L0-56Z') +
  circle('rubyO', 0, -80, 6)

/** Wheels that choose a number or a prize. */
export const wheels: Record<string, Motif> = {
  roulette: {
    words: 'roulette|ruleta|french',
    types: ['live', 'table'],
    families: ['green', 'warm', 'dark', 'royal'],
    scenes: ['felt', 'velvet', 'bokeh', 'rays'],
    sparks: 'sparkles',
    art: roulette,
  },
  fortune: {
    words: 'wheel|spinning|spin a win',
    hints: 'wheels|spins?|time|crazy',
    types: ['live', 'tv'],
    families: ['royal', 'cool', 'bright', 'warm'],
    scenes: ['stage', 'studio', 'rays', 'bokeh'],
    sparks: 'confetti',
    art: fortune,
  },
}
