import { at, circle, dots, ellipse, line, n, path, rect, ring, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const digits: Record<number, string> = {
  1: 'M-4-5L1-9V9',
  2: 'M-5-5C-4-11 6-10 5-3 4 1-3 4-5 9H6',
  3: 'M-5-8H5L0-2C8-1 7 9 0 9-3 9-5 8-6 6',
  5: 'M5-9H-4L-5-1C6-4 8 9 0 9-3 9-5 8-6 6',
  7: 'M-5-9H6C1-3-1 3-2 9',
  8: 'M0-1C-6-2-6-9 0-9S6-2 0-1C-8 0-7 9 0 9S8 0 0-1',
}

/** A draw ball with its number. */
export const ball = (fill: string, x: number, y: number, r: number, digit: keyof typeof digits, turn = 0) =>
  at(
    x,
    y,
    circle(`${fill}O`, 0, 0, 40) +
      at(
        2,
        2,
        circle('#000', 1, 1.6, 20, 'opacity=".25"') +
          circle('pearlO', 0, 0, 20) +
          line('#1a1430', 4.4, digits[digit]!, 'transform="scale(1.12)"'),
        turn,
      ) +
      ellipse('#fff', -14, -24, 13, 7, 'opacity=".65" transform="rotate(-32 -14 -24)"') +
      `<path d="M-26 24A36 36 0 0 0 32 16" fill="none" stroke="#fff" stroke-width="2.4" opacity=".35" stroke-linecap="round"/>`,
    0,
    n(r / 40),
  )

const balls =
  ball('emerald', -46, -34, 30, 3, -12) +
  ball('amethyst', 44, -42, 28, 8, 10) +
  ball('sapphire', -52, 38, 36, 2, -16) +
  ball('gold', 54, 32, 38, 5, 14) +
  ball('ruby', 0, 6, 50, 7, -6)

const inside: [string, number, number, 1 | 2 | 3 | 5 | 7 | 8][] = [
  ['gold', -32, 12, 1],
  ['emerald', 34, 14, 2],
  ['amethyst', 16, -30, 8],
  ['sapphire', -22, -26, 5],
  ['amber', 2, 34, 3],
  ['ruby', 4, 0, 7],
]

/** A cage with draw balls. */
export const drum =
  path('steel', 'M-40 86L-26 50H26L40 86Z') +
  rect('gold', -54, 78, 108, 12, 5) +
  path('gold', 'M-10-90H10L14-68H-14Z') +
  circle('#0a1030', 0, -8, 68, 'opacity=".35"') +
  inside.map(([fill, x, y, digit], index) => ball(fill, x, y - 8, 17.5, digit, index * 40 - 90)).join('') +
  circle('#bfe4ff', 0, -8, 68, 'opacity=".16"') +
  ring('gold', 5, 0, -8, 68) +
  ring('gold', 1.6, 0, -8, 34, 68, 'opacity=".65"') +
  ring('gold', 3.4, 0, -8, 67, 20) +
  shine('M-52-40A62 62 0 0 1-8-68C-34-52-42-30-44-8-52-14-56-28-52-40Z', 0.5) +
  shine('M40 34A60 60 0 0 0 58 4C62 22 52 40 40 34Z', 0.35) +
  circle('goldO', 0, -88, 7)

const ticket = (fill: string, turn: number, x: number, y: number) => {
  const cells = Array.from({ length: 15 }, (_, index) => {
    const cx = -36 + (index % 5) * 18
    const cy = -14 + Math.floor(index / 5) * 18
    return `${cx} ${cy}`
  })
  const marked = (_: string, index: number) => index % 4 === 1 || index === 8
  return at(
    x,
    y,
    rect('#000', -46, -38, 98, 86, 9, 'opacity=".3"') +
      rect(fill, -49, -44, 98, 88, 9) +
      rect('#fff', -42, -38, 84, 9, 4, 'opacity=".85"') +
      path('#fff', cells.map((cell) => `M${cell}m-7.5-7.500h15v15h-15z`).join('')) +
      line('#c4bfd8', 2.4, cells.map((cell) => `M${cell}m-3 0h6`).join('')) +
      dots(fill, 12.8, cells.filter(marked)),
    turn,
  )
}

const bingo =
  ticket('#1246c4', 12, 24, 18) +
  ticket('#d0142f', -9, -18, -2) +
  ball('gold', 46, -48, 27, 8, 10) +
  ball('emerald', -52, 50, 30, 5, -10) +
  sparkle(-62, -40, 12)

/** Draws and what is bought for them. */
export const draws: Record<string, Motif> = {
  bingo: {
    words: 'bingo|loto|tombola|scratch',
    types: ['tv'],
    families: ['bright', 'royal', 'cool'],
    scenes: ['studio', 'stage', 'rays', 'bokeh'],
    sparks: 'confetti',
    art: bingo,
  },
  drum: {
    words: 'lottery|lotto|draws?',
    hints: 'studio',
    types: ['tv'],
    families: ['cool', 'royal', 'warm'],
    scenes: ['studio', 'stage', 'bokeh'],
    sparks: 'sparkles',
    art: drum,
  },
  balls: {
    words: 'keno|numbers?|powerball',
    hints: 'balls?|pick|rapid',
    types: ['tv'],
    families: ['cool', 'royal', 'bright', 'green'],
    scenes: ['studio', 'rays', 'tunnel', 'stage'],
    sparks: 'confetti',
    art: balls,
  },
}
