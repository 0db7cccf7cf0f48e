import { around, at, circle, dots, ellipse, line, n, path, polar, rect, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const digits: Record<number, string> = { 1: 'M-4-5L1-9V9', 2: 'M-5-5C-4-11 6-10 5-3 4 1-3 4-5 9H6', 3: 'M-5-8H5L0-2C8-1 7 9 0 9-3 9-5 8-6 6', 5: 'M5-9H-4L-5-1C6-4 8 9 0 9-3 9-5 8-6 6', 7: 'M-5-9H6C1-3-1 3-2 9', 8: 'M0-1C-6-2-6-9 0-9S6-2 0-1C-8 0-7 9 0 9S8 0 0-1' }
const ball = (fill: string, x: number, y: number, r: number, digit: keyof typeof digits, turn = 0) => at(x, y,
  circle(`${fill}O`, 0, 0, 40) + at(2, 2, circle('#000', 1, 1.6, 20, 'opacity=".25"') + circle('pearlO', 0, 0, 20) + line('#1a1430', 4.4, digits[digit]!, 'transform="scale(1.12)"'), turn) +
  ellipse('#fff', -14, -24, 13, 7, 'opacity=".65" transform="rotate(-32 -14 -24)"') + `<path d="M-26 24A36 36 0 0 0 32 16" fill="none" stroke="#fff" stroke-width="2.4" opacity=".35" stroke-linecap="round"/>`, 0, n(r / 40))

const balls = ball('emerald', -46, -34, 30, 3, -12) + ball('amethyst', 44, -42, 28, 8, 10) + ball('sapphire', -52, 38, 36, 2, -16) + ball('gold', 54, 32, 38, 5, 14) + ball('ruby', 0, 6, 50, 7, -6)

const inside: [string, number, number, 1 | 2 | 3 | 5 | 7 | 8][] = [['gold', -32, 12, 1], ['emerald', 34, 14, 2], ['amethyst', 16, -30, 8], ['sapphire', -22, -26, 5], ['amber', 2, 34, 3], ['ruby', 4, 0, 7]]
const drum = path('steel', 'M-40 86L-26 50H26L40 86Z') + rect('gold', -54, 78, 108, 12, 5) + path('gold', 'M-10-90H10L14-68H-14Z') + circle('#0a1030', 0, -8, 68, 'opacity=".35"') +
  inside.map(([fill, x, y, digit], index) => ball(fill, x, y - 8, 17.5, digit, index * 40 - 90)).join('') +
  `<circle cx="0" cy="-8" r="68" fill="#bfe4ff" opacity=".16"/><g fill="none" stroke="url(#gold)"><circle cx="0" cy="-8" r="68" stroke-width="5"/><ellipse cx="0" cy="-8" rx="34" ry="68" stroke-width="1.6" opacity=".65"/><ellipse cx="0" cy="-8" rx="67" ry="20" stroke-width="3.4"/></g>` +
  shine('M-52-40A62 62 0 0 1-8-68C-34-52-42-30-44-8-52-14-56-28-52-40Z', 0.5) + shine('M40 34A60 60 0 0 0 58 4C62 22 52 40 40 34Z', 0.35) + circle('goldO', 0, -88, 7)

const ticket = (fill: string, turn: number, x: number, y: number) => {
  const cells = Array.from({ length: 15 }, (_, index) => {
    const cx = -36 + (index % 5) * 18
    const cy = -14 + Math.floor(index / 5) * 18
    return `${cx} ${cy}`
  })
  const marked = (_: string, index: number) => index % 4 === 1 || index === 8
  return at(x, y, rect('#000', -46, -38, 98, 86, 9, 'opacity=".3"') + rect(fill, -49, -44, 98, 88, 9) + rect('#fff', -42, -38, 84, 9, 4, 'opacity=".85"') + path('#fff', cells.map((cell) => `M${cell}m-7.5-7.500h15v15h-15z`).join('')) + line('#c4bfd8', 2.4, cells.map((cell) => `M${cell}m-3 0h6`).join('')) + dots(fill, 12.8, cells.filter(marked)), turn)
}
const bingo = ticket('#1246c4', 12, 24, 18) + ticket('#d0142f', -9, -18, -2) + ball('gold', 46, -48, 27, 8, 10) + ball('emerald', -52, 50, 30, 5, -10) + sparkle(-62, -40, 12)

const pentagon = (r: number, turn: number) => `${around(5, (angle, index) => `${index ? 'L' : 'M'}${polar(angle + turn, r)}`)}Z`
/** A football of radius 76. */
export const footballArt = circle('pearlO', 0, 0, 76) + path('ink', pentagon(27, 0)) +
  around(5, (angle) => at(0, 0, line('#3a3d55', 2.6, 'M0-27V-47') + path('ink', 'M-21-61A76 76 0 0 1 21-61L23-73A76 76 0 0 0-23-73Z M-14-55L0-47 14-55 19-73.5A76 76 0 0 0-19-73.5Z') + line('#3a3d55', 2.6, 'M14-55L28-39M-14-55L-28-39'), angle)) +
  shade('M38-66A76 76 0 1 1-66 38 84 84 0 0 0 38-66Z', 0.28) + ellipse('#fff', -28, -42, 26, 14, 'opacity=".75" transform="rotate(-36 -28 -42)"')

const horse = path('#3a1a0a', 'M-22-74C-58-52-78 0-66 80H-40Z') + path('wood', 'M4-84L14-62C34-54 46-38 52-20L72 18C78 30 70 44 58 44L46 42C40 52 28 48 22 36L2 22C0 40 16 58 20 80H-58C-66 30-54-40-22-68L-10-76-2-66Z') +
  shade('M2 22C0 40 16 58 20 80H-14C-24 50-20 20-2-6 8 10 14 20 22 36Z', 0.35) + shine('M14-60C32-52 44-36 49-20L64 12C40 6 20-20 14-60Z', 0.22) +
  path('amber', 'M-22-68L-6-78C-2-66-14-60-22-54-14-54-8-50-6-44-18-46-28-40-32-30-24-32-18-28-16-22-28-22-38-14-42-2-34-6-28-2-26 4-38 6-46 16-48 32-42 28-36 32-34 38-46 42-50 56-48 80H-70C-78 20-64-44-22-68Z') +
  path('ink', 'M14-34C22-36 30-32 32-26 24-22 18-26 14-34Z') + circle('#fff', 22, -31, 2) + ellipse('#1c0a04', 62, 26, 4.5, 6, 'transform="rotate(30 62 26)"') + line('#3a1a0a', 2.4, 'M46 42C50 36 54 34 60 36') +
  line('gold', 4, 'M16-58C12-44 2-20-4-4M30 30C36 14 46 2 58-6M-2-2C10 6 22 12 32 24') + circle('goldO', 32, 26, 5.5) + circle('goldO', -3, -3, 5) + line('#ffe9a8', 2, 'M32 30C10 50-20 56-52 52')

/** Draws, broadcast games and sport. */
export const draws: Record<string, Motif> = {
  bingo: { words: 'bingo|loto|tombola|scratch', types: ['tv'], families: ['bright', 'royal', 'cool'], scenes: ['studio', 'stage', 'rays', 'bokeh'], sparks: 'confetti', art: bingo },
  drum: { words: 'lottery|lotto|draws?', hints: 'studio', types: ['tv'], families: ['cool', 'royal', 'warm'], scenes: ['studio', 'stage', 'bokeh'], sparks: 'sparkles', art: drum },
  balls: { words: 'keno|numbers?|powerball', hints: 'balls?|pick|rapid', types: ['tv'], families: ['cool', 'royal', 'bright', 'green'], scenes: ['studio', 'rays', 'tunnel', 'stage'], sparks: 'confetti', art: balls },
  football: { words: 'football|soccer|goals?|penalty|striker', hints: 'cup|league|champions?', types: [], families: ['green', 'cool', 'dark'], scenes: ['rays', 'studio', 'tunnel', 'bokeh'], sparks: 'confetti', art: footballArt },
  horse: { words: 'horses?|derby|stallions?|mustang|pegasus|gallop|chariots?|couriers?', hints: 'races?|racing', types: [], families: ['green', 'warm', 'cool'], scenes: ['mountains', 'rays', 'bokeh', 'dunes'], sparks: 'leaves', art: horse },
}
