import { circle, line, path, picture, rect } from './svg.ts'

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const tile = (from: string, to: string, motif: string) =>
  picture(120, 80, gradient('tile', from, to), rect('tile', 0, 0, 120, 80, 14) + motif)

/** The pictures of the payment methods by their ids, three by two. */
export const paymentArt: Record<string, string> = {
  card: tile(
    '#3a6df0',
    '#1b2a7a',
    rect('#ffffff', 28, 20, 64, 40, 6) +
      rect('#1b2a7a', 28, 28, 64, 8) +
      rect('#f5c64a', 35, 43, 13, 9, 2) +
      line('#8d9bc9', 3, 'M56 47h28M56 53h16'),
  ),
  'mobile-money': tile(
    '#ff9d2e',
    '#d1491c',
    rect('#ffffff', 44, 12, 32, 56, 7) +
      rect('#7a2708', 48, 19, 24, 37, 2) +
      circle('#ffb84d', 60, 37, 9) +
      line('#7a2708', 2.6, 'M60 32v10M56.500 35h7M56.500 39h7') +
      circle('#d1491c', 60, 62, 2.2),
  ),
  voucher: tile(
    '#21b98b',
    '#0b5c57',
    path('#ffffff', 'M26 24h68v10a6 6 0 0 0 0 12v10H26V46a6 6 0 0 0 0-12z') +
      line('#0b5c57', 2.4, 'M70 28v24', 'stroke-dasharray="3 5"') +
      line('#21b98b', 3.4, 'M36 35h24M36 45h15') +
      circle('#f5c64a', 82, 40, 5),
  ),
  prepaid: tile(
    '#a14bf0',
    '#4a1391',
    rect('#ffffff', 26, 18, 68, 44, 6) +
      rect('#4a1391', 33, 42, 54, 12, 3) +
      [38, 46, 54, 62, 70, 78].map((x) => circle('#f1d6ff', x + 2, 48, 2)).join('') +
      line('#a14bf0', 3.4, 'M34 27h22M34 34h32'),
  ),
  crypto: tile(
    '#2b3346',
    '#0d111c',
    line('#f5a524', 3.5, 'M60 40 38 27M60 40 82 27M60 40v25M38 27v25l22 13 22-13V27L60 15z') +
      [
        [60, 15],
        [38, 27],
        [82, 27],
        [38, 52],
        [82, 52],
        [60, 65],
      ]
        .map(([x, y]) => circle('#ffd98a', x!, y!, 4.5))
        .join('') +
      circle('#ffffff', 60, 40, 7),
  ),
  premium: tile(
    '#c9a24a',
    '#5f4413',
    path('#fff8e6', 'M60 15 92 30v4H28v-4z') +
      [36, 50, 64, 78].map((x) => rect('#fff8e6', x, 37, 6, 17, 1)).join('') +
      rect('#fff8e6', 28, 57, 64, 6, 2) +
      circle('#c9a24a', 60, 26, 3),
  ),
}
