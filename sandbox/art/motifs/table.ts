import { around, at, circle, dots, ellipse, line, path, polar, rect, repeated, shade, shine, sparkle, spread, turned } from '../svg.ts'
import type { Motif } from './motif.ts'

/** Suits of about 40 x 40 around the origin. */
export const suits = {
  heart: 'M0 20C-32-4-20-24-8-20-3-18 0-14 0-10 0-14 3-18 8-20 20-24 32-4 0 20Z',
  spade: 'M0-22C30 2 22 18 10 17 5 16 3 13 2 10L7 22H-7L-2 10C-3 13-5 16-10 17-22 18-30 2 0-22Z',
  diamond: 'M0-22L17 0 0 22-17 0Z',
  club: 'M-3 8C-20 20-28-4-9-5-16-24 16-24 9-5 28-4 20 20 3 8L8 22H-8Z',
}

const wedge = (from: number, to: number, inner: number, outer: number) =>
  `M${polar(from, outer)}A${outer} ${outer} 0 0 1 ${polar(to, outer)}L${polar(to, inner)}A${inner} ${inner} 0 0 0 ${polar(from, inner)}Z`

const pockets = circle('#15131d', 0, 0, 66) + turned('rp', path('#c5122f', wedge(0, 15, 44, 66)), spread(12, 15)) + path('#0f9d58', wedge(0, 15, 44, 66))
const roulette = `<g transform="scale(1 .94)">${circle('#1f0d04', 0, 10, 86)}${circle('wood', 0, 0, 86)}${circle('brass', 0, 0, 77)}${circle('gold', 0, 0, 71)}${pockets}` +
  `${line('#f3c95c', 1.4, around(24, (angle) => `M${polar(angle, 44)}L${polar(angle, 66)}`))}${dots('#fff', 2.6, spread(12).map((angle) => polar(angle, 72.5)))}` +
  `<circle r="55" fill="none" stroke="#000" stroke-width="5" opacity=".25"/>${circle('goldO', 0, 0, 46)}${circle('wood', 0, 0, 41)}` +
  `${path('#2a1006', around(8, (angle) => `M0 0L${polar(angle, 41)}A41 41 0 0 1 ${polar(angle + 22.5, 41)}Z`), 'opacity=".4"')}` +
  `${turned('rs', line('#5a3305', 7, 'M0-3V-25') + line('gold', 5, 'M-.1-3L0-25') + circle('goldO', 0, -28, 6), spread(4, 45))}${circle('goldO', 0, 0, 15)}${circle('gold', 0, -2, 8)}` +
  `${shine('M-60-52A80 80 0 0 1 30-74 74 74 0 0 0-60-52Z', 0.6)}${circle('#000', 40, -32, 6.5, 'opacity=".5"')}${circle('pearlO', 38, -36, 6.8)}</g>`

const face = rect('pearl', -33, -47, 66, 94, 7) + `<rect x="-29" y="-43" width="58" height="86" rx="5" fill="none" stroke="#b9a36a" stroke-width="1"/>`
const card = (suit: keyof typeof suits, x: number, y: number, turn: number, scale = 1) => {
  const fill = suit === 'heart' || suit === 'diamond' ? 'ruby' : 'ink'
  const pip = (px: number, py: number, size: number, rotate = 0) => at(px, py, path(fill, suits[suit]), rotate, size)
  return at(x, y, rect('#0a0618', -31, -44, 68, 96, 8, 'opacity=".35"') + face + pip(0, 0, 1.02) + pip(-22, -33, 0.3) + pip(22, 33, 0.3, 180) + shine('M-33-40Q-33-47-26-47H26L-33 20Z', 0.3), turn, scale)
}
const cardBack = (x: number, y: number, turn: number, scale = 1) =>
  at(x, y, rect('pearl', -33, -47, 66, 94, 7) + rect('ruby', -28, -42, 56, 84, 4) + `<path fill="none" stroke="#ffd98a" stroke-width="1.2" opacity=".8" d="M-28-14L0-42 28-14M-28 14L0 42 28 14M-28-14L0 14 28-14M-28 14L0-14 28 14"/>` + at(0, 0, path('gold', suits.diamond), 0, 0.6), turn, scale)
const cards = cardBack(-52, 12, -32) + card('club', -26, -4, -14, 1.06) + card('diamond', 14, -8, 5, 1.12) + card('spade', 46, 8, 24, 1.18) + sparkle(16, -62, 12) + sparkle(78, -28, 9)
const aces = card('heart', -36, -2, -16, 1.32) + card('spade', 34, 4, 12, 1.42) + sparkle(-62, -62, 13) + sparkle(66, -54, 9)

const chip = (fill: string, x: number, y: number, r: number, turn: number, suit: keyof typeof suits) => at(x, y,
  circle('#000', 2, 4, 40, 'opacity=".35"') + circle(fill, 0, 0, 40) +
  `<circle r="34" fill="none" stroke="#fff" stroke-width="12" stroke-dasharray="12.5 23.1" opacity=".95"/><circle r="39.5" fill="none" stroke="#000" stroke-width="1" opacity=".35"/>` +
  circle('#fff', 0, 0, 28, 'opacity=".95"') + circle(fill, 0, 0, 26) + `<circle r="21" fill="none" stroke="#fff" stroke-width="1.2" stroke-dasharray="2 2.4" opacity=".8"/>` +
  path('#fff', suits[suit], 'transform="scale(.66)"') + shine('M-37-14A40 40 0 0 1 14-37Q-14-26-37-14Z', 0.5), turn, r / 40)
const stack = (fill: string, x: number, y: number, count: number) => at(x, y,
  repeated(`c${fill}`, path(fill, 'M-34 0A34 11 0 0 0 34 0V9A34 11 0 0 1-34 9Z') + line('#fff', 6, 'M-20 13v-2M0 16v-2M20 13v-2', 'opacity=".9"'), Array.from({ length: count - 1 }, (_, index) => `translate(0 ${-10 - index * 10})`)) + ellipse(fill, 0, -count * 10 + 10, 34, 11) + `<ellipse cy="${-count * 10 + 10}" rx="24" ry="7" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/>`)
const chips = stack('sapphireH', -46, 58, 7) + stack('emeraldH', 48, 60, 10) + stack('inkH', 4, 44, 11) + stack('rubyH', 0, 66, 5) + chip('ruby', -34, -34, 34, -18, 'spade') + chip('gold', 50, 40, 30, 14, 'diamond') + sparkle(-54, -60, 13)

const pips: Record<number, string[]> = { 1: ['50 50'], 2: ['28 28', '72 72'], 3: ['26 26', '50 50', '74 74'], 4: ['28 28', '72 28', '28 72', '72 72'], 5: ['26 26', '74 26', '50 50', '26 74', '74 74'], 6: ['28 24', '72 24', '28 50', '72 50', '28 76', '72 76'] }
const side = (matrix: string, fill: string, count: number, dark: number) =>
  `<g transform="matrix(${matrix})">${rect(fill, 0, 0, 100, 100, 16)}${rect('#16021c', 0, 0, 100, 100, 16, `opacity="${dark}"`)}${dots('#000', 22, pips[count]!, 'opacity=".3"')}${dots('#fff', 19, pips[count]!)}</g>`
const die = (fill: string, x: number, y: number, turn: number, scale: number, faces: [number, number, number]) => at(x, y,
  path(fill, 'M0-46L40-23V23L0 46-40 23V-23Z', 'stroke-linejoin="round"') + side('.4 .23 -.4 .23 0 -46', fill, faces[0], 0) + side('.4 .23 0 .46 -40 -23', fill, faces[1], 0.22) + side('.4 -.23 0 .46 0 0', fill, faces[2], 0.45) +
  line('#fff', 1.6, 'M-36-22L0-1 36-22M0-1V40', 'opacity=".45"') + shine('M-30-24L0-41 8-37-22-19Z', 0.55), turn, scale)
const dice = die('ruby', -34, 22, -14, 1.12, [5, 1, 3]) + die('sapphire', 40, -18, 18, 1.02, [6, 2, 4]) + sparkle(-66, -16, 12) + sparkle(70, -52, 11)

const sectors = ['ruby', 'gold', 'sapphire', 'emerald', 'amethyst', 'amber']
const fortune = path('wood', 'M-46 86L-14 0H14L46 86Z') + shade('M10 0H14L46 86H26Z') + circle('#3a1604', 0, 5, 78) + circle('gold', 0, -2, 78) + circle('#5a2206', 0, -2, 69) +
  `<g transform="translate(0 -2)">${turned('fs', sectors.map((fill, index) => path(fill, wedge(index * 30, index * 30 + 30, 8, 65))).join(''), [0, 180])}${turned('fd', path('#fff', 'M0-58L5-50 0-42-5-50Z'), spread(6, 15))}${turned('ft', path('#fff', 'M0-55l2.4 5 5.4.6-4 3.8 1 5.6-4.8-2.8-4.8 2.8 1-5.6-4-3.8 5.4-.6Z'), spread(6, 45))}` +
  `${line('#ffe9a8', 1.6, around(12, (angle) => `M${polar(angle, 16)}L${polar(angle, 65)}`))}${dots('#fffbe0', 5.2, spread(24).map((angle) => polar(angle, 73.5)))}${shine('M-52-38A65 65 0 0 1 52-38 80 80 0 0 0-52-38Z', 0.35)}${circle('gold', 0, 0, 19)}${circle('rubyO', 0, 0, 13)}</g>` +
  path('#000', 'M-13-86H15L1-52Z', 'opacity=".4"') + path('pearl', 'M-14-88H14L0-56Z') + circle('rubyO', 0, -80, 6)

/** Cards, chips, dice and wheels. */
export const table: Record<string, Motif> = {
  roulette: { words: 'roulette|ruleta|french', types: ['live', 'table'], families: ['green', 'warm', 'dark', 'royal'], scenes: ['felt', 'velvet', 'bokeh', 'rays'], sparks: 'sparkles', art: roulette },
  aces: { words: 'blackjack|twenty|21|pontoon|baccarat|bacará|punto', types: ['live', 'table'], families: ['green', 'dark', 'cool', 'warm'], scenes: ['felt', 'velvet', 'bokeh'], sparks: 'sparkles', art: aces },
  cards: { words: 'cards?|joker|solitaire|teen|patti|andar|bahar|rummy|hi-?lo|red dog', hints: 'war', types: ['live', 'table'], families: ['green', 'warm', 'royal', 'dark'], scenes: ['felt', 'velvet', 'rays', 'bokeh'], sparks: 'sparkles', art: cards },
  chips: { words: "poker|hold'?em|chips?|stud|omaha|high roller", hints: 'casino', types: ['live', 'table'], families: ['green', 'dark', 'warm', 'cool'], scenes: ['felt', 'velvet', 'bokeh', 'rays'], sparks: 'sparkles', art: chips },
  dice: { words: 'dice|craps|sic ?bo|backgammon|lucky roll', types: ['live', 'table', 'crash'], families: ['green', 'royal', 'cool', 'dark'], scenes: ['felt', 'velvet', 'grid', 'rays'], sparks: 'sparkles', art: dice },
  fortune: { words: 'wheel|spinning|spin a win', hints: 'wheels|spins?|time|crazy', types: ['live', 'tv'], families: ['royal', 'cool', 'bright', 'warm'], scenes: ['stage', 'studio', 'rays', 'bokeh'], sparks: 'confetti', art: fortune },
}
