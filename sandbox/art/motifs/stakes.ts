import { at, circle, dots, ellipse, line, path, rect, repeated, ring, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'
import { suits } from './parts.ts'

const chip = (fill: string, x: number, y: number, r: number, turn: number, suit: keyof typeof suits) =>
  at(
    x,
    y,
    circle('#000', 2, 4, 40, 'opacity=".35"') +
      circle(fill, 0, 0, 40) +
      ring('#fff', 12, 0, 0, 34, 34, 'stroke-dasharray="12.5 23.1" stroke-linecap="butt" opacity=".95"') +
      ring('#000', 1, 0, 0, 39.5, 39.5, 'opacity=".35"') +
      circle('#fff', 0, 0, 28, 'opacity=".95"') +
      circle(fill, 0, 0, 26) +
      `<circle r="21" fill="none" stroke="#fff" stroke-width="1.2" stroke-dasharray="2 2.4" opacity=".8"/>` +
      path('#fff', suits[suit], 'transform="scale(.66)"') +
      shine('M-37-14A40 40 0 0 1 14-37Q-14-26-37-14Z', 0.5),
    turn,
    r / 40,
  )

const stack = (fill: string, x: number, y: number, count: number) =>
  at(
    x,
    y,
    repeated(
      `c${fill}`,
      path(fill, 'M-34 0A34 11 0 0 0 34 0V9A34 11 0 0 1-34 9Z') +
        line('#fff', 6, 'M-20 13v-2M0 16v-2M20 13v-2', 'opacity=".9"'),
      Array.from({ length: count - 1 }, (_, index) => `translate(0 ${-10 - index * 10})`),
    ) +
      ellipse(fill, 0, -count * 10 + 10, 34, 11) +
      `<ellipse cy="${-count * 10 + 10}" rx="24" ry="7" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/>`,
  )

/** Stacks of chips. */
export const chips =
  stack('sapphireH', -46, 58, 7) +
  stack('emeraldH', 48, 60, 10) +
  stack('inkH', 4, 44, 11) +
  stack('rubyH', 0, 66, 5) +
  chip('ruby', -34, -34, 34, -18, 'spade') +
  chip('gold', 50, 40, 30, 14, 'diamond') +
  sparkle(-54, -60, 13)

const pips: Record<number, string[]> = {
  1: ['50 50'],
  2: ['28 28', '72 72'],
  3: ['26 26', '50 50', '74 74'],
  4: ['28 28', '72 28', '28 72', '72 72'],
  5: ['26 26', '74 26', '50 50', '26 74', '74 74'],
  6: ['28 24', '72 24', '28 50', '72 50', '28 76', '72 76'],
}

const side = (matrix: string, fill: string, count: number, dark: number) =>
  `<g transform="matrix(${matrix})">` +
  rect(fill, 0, 0, 100, 100, 16) +
  rect('#16021c', 0, 0, 100, 100, 16, `opacity="${dark}"`) +
  dots('#000', 22, pips[count]!, 'opacity=".3"') +
  dots('#fff', 19, pips[count]!) +
  '</g>'

const die = (fill: string, x: number, y: number, turn: number, scale: number, faces: [number, number, number]) =>
  at(
    x,
    y,
    path(fill, 'M0-46L40-23V23L0 46-40 23V-23Z', 'stroke-linejoin="round"') +
      side('.4 .23 -.4 .23 0 -46', fill, faces[0], 0) +
      side('.4 .23 0 .46 -40 -23', fill, faces[1], 0.22) +
      side('.4 -.23 0 .46 0 0', fill, faces[2], 0.45) +
      line('#fff', 1.6, 'M-36-22L0-1 36-22M0-1V40', 'opacity=".45"') +
      shine('M-30-24L0-41 8-37-22-19Z', 0.55),
    turn,
    scale,
  )

const dice =
  die('ruby', -34, 22, -14, 1.12, [5, 1, 3]) +
  die('sapphire', 40, -18, 18, 1.02, [6, 2, 4]) +
  sparkle(-66, -16, 12) +
  sparkle(70, -52, 11)

/** Chips and dice. */
export const stakes: Record<string, Motif> = {
  chips: {
    words: "poker|hold'?em|chips?|stud|omaha|high roller",
    hints: 'casino',
    types: ['live', 'table'],
    families: ['green', 'dark', 'warm', 'cool'],
    scenes: ['felt', 'velvet', 'bokeh', 'rays'],
    sparks: 'sparkles',
    art: chips,
  },
  dice: {
    words: 'dice|craps|sic ?bo|backgammon|lucky roll',
    types: ['live', 'table', 'crash'],
    families: ['green', 'royal', 'cool', 'dark'],
    scenes: ['felt', 'velvet', 'grid', 'rays'],
    sparks: 'sparkles',
    art: dice,
  },
}
