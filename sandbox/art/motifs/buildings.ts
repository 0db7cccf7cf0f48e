import { around, at, circle, line, n, path, polar, rect, shade, shine, sparkle, spread, turned } from '../svg.ts'
import type { Motif } from './motif.ts'

const tile = (r: number, inner: number, count: number, turn = 0) =>
  `${around(count * 2, (angle, index) => `${index ? 'L' : 'M'}${polar(angle + turn, index % 2 ? inner : r)}`)}Z`

/** A round of tiles. */
export const mosaic =
  circle('#14082e', 0, 4, 88) +
  circle('gold', 0, 0, 88) +
  circle('night', 0, 0, 82) +
  turned('me', path('emerald', 'M0-80L7-68 0-56-7-68Z'), spread(16, 11.25)) +
  turned('mr', path('ruby', 'M0-81L4-74-4-74Z'), spread(16)) +
  path('gold', tile(67, 50, 16)) +
  path('sapphire', tile(63, 47, 16)) +
  path('pearl', tile(55, 40, 8)) +
  path('emerald', tile(51, 37, 8)) +
  path('gold', tile(40, 30, 8, 22.5)) +
  path('ruby', tile(37, 27.5, 8, 22.5)) +
  turned('ma', path('amber', 'M0-25L6-13 0-4-6-13Z'), spread(8)) +
  circle('goldO', 0, 0, 9) +
  circle('sapphireO', 0, 0, 5.5) +
  shine('M-70-40A80 80 0 0 1 30-74Q-30-66-70-40Z', 0.4) +
  sparkle(-46, -52, 12)

const gear = (fill: string, x: number, y: number, r: number, teeth: number, turn: number) =>
  at(
    x,
    y,
    turned(
      `g${fill}`,
      path(
        fill,
        `M-${n(r * 0.17)}-${n(r * 0.9)}L-${n(r * 0.11)}-${n(r * 1.2)}H${n(r * 0.11)}L${n(r * 0.17)}-${n(r * 0.9)}Z`,
      ),
      spread(teeth),
    ) +
      circle(fill, 0, 0, r) +
      circle('#2a1206', 0, 0, r * 0.74, 'opacity=".55"') +
      circle(fill, 0, 0, r * 0.7) +
      path(
        '#1c0c04',
        around(
          5,
          (angle) =>
            `M${polar(angle - 22, r * 0.3)}L${polar(angle - 26, r * 0.58)}` +
            `A${n(r * 0.58)} ${n(r * 0.58)} 0 0 1 ${polar(angle + 26, r * 0.58)}L${polar(angle + 22, r * 0.3)}Z`,
        ),
        'opacity=".75"',
      ) +
      circle('goldO', 0, 0, r * 0.2) +
      circle('rubyO', 0, 0, r * 0.11) +
      shine(
        `M${polar(-80, r * 0.96)}A${n(r)} ${n(r)} 0 0 1 ${polar(10, r * 0.96)}` +
          `L${polar(10, r * 0.86)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 0 ${polar(-80, r * 0.86)}Z`,
        0.6,
      ),
    turn,
  )

const gears =
  gear('steel', 48, -40, 34, 10, 8) +
  gear('brass', 42, 46, 30, 10, 12) +
  gear('gold', -24, 2, 52, 14, 0) +
  sparkle(-60, -40, 12)

const tower = (x: number, y: number, width: number, height: number, roof: string) =>
  at(
    x,
    y,
    rect('sand', -width / 2, -height, width, height) +
      shade(`M${width * 0.1} ${-height}H${width / 2}V0H${width * 0.1}Z`, 0.25) +
      rect('sand', -width / 2 - 4, -height - 8, width + 8, 12, 2) +
      path(
        roof,
        `M0-${height + 8 + width * 1.5}C${width * 0.2} -${height + width * 1.1} ${width * 0.8} -${height + width * 0.7} ` +
          `${width / 2 + 3} -${height + 8}H-${width / 2 + 3}C-${width * 0.8} -${height + width * 0.7} ` +
          `-${width * 0.2} -${height + width * 1.1} 0-${height + 8 + width * 1.5}Z`,
      ) +
      shine(
        `M-${width * 0.1}-${height + width * 1.1}C-${width * 0.5} -${height + width * 0.7} -${width * 0.5} -${height + width * 0.4} ` +
          `-${width * 0.36}-${height + 12}L-${width * 0.2}-${height + 12}Z`,
        0.5,
      ) +
      circle('goldO', 0, -height - 8 - width * 1.5, 3.6) +
      path('#3a1830', `M-5-${height * 0.5}V-${height * 0.72}Q0-${height * 0.82} 5-${height * 0.72}V-${height * 0.5}Z`) +
      path(
        '#ffe27a',
        `M-3.5-${height * 0.52}V-${height * 0.7}Q0-${height * 0.78} 3.5-${height * 0.7}V-${height * 0.52}Z`,
      ),
  )

const castle =
  path('leaf', 'M-92 84C-60 62 60 62 92 84Z') +
  tower(-64, 74, 24, 66, 'sapphire') +
  tower(64, 74, 24, 66, 'sapphire') +
  tower(-34, 72, 26, 94, 'ruby') +
  tower(34, 72, 26, 94, 'ruby') +
  tower(0, 66, 40, 84, 'gold') +
  rect('sand', -76, 34, 152, 44, 2) +
  [-70, -50, -30, 18, 38, 58].map((x) => rect('sand', x, 26, 12, 12, 1)).join('') +
  shade('M-76 58H76V78H-76Z', 0.25) +
  path('#3a1830', 'M-18 78V50Q-18 30 0 22 18 30 18 50V78Z') +
  path('#ffcf6b', 'M-12 78V52Q-12 38 0 31 12 38 12 52V78Z') +
  line('#7a4a20', 2.4, 'M-6 78V38M0 78V32M6 78V38M-12 52H12M-12 64H12') +
  line('#8a5a2a', 1, 'M-68 46h12M-52 54h12M-70 66h12M30 46h12M46 54h12M34 66h12M58 44h12', 'opacity=".6"') +
  sparkle(0, -84, 12)

const panels = [
  [-86, -52, 'ruby'],
  [-52, -18, 'pearl'],
  [-18, 18, 'ruby'],
  [18, 52, 'pearl'],
  [52, 86, 'ruby'],
]
  .map(([from, to, fill]) =>
    path(
      fill as string,
      `M0-66L${Number(from) * 0.96} 4Q${(Number(from) + Number(to)) * 0.48} 18 ${Number(to) * 0.96} 4Z`,
    ),
  )
  .join('')

const walls = [
  [-76, -46, 'pearl'],
  [-46, -16, 'ruby'],
  [16, 46, 'ruby'],
  [46, 76, 'pearl'],
]
  .map(([from, to, fill]) => path(fill as string, `M${from} 8H${to}V80H${from}Z`))
  .join('')

const tent =
  line('wood', 4, 'M0-98V-60') +
  path('gold', 'M0-98L34-88 0-76Z') +
  walls +
  path('#2a0612', 'M-16 8H16V80H-16Z') +
  path('#ffcf6b', 'M-10 80Q0 20 10 80Z', 'opacity=".8"') +
  path('gold', 'M-16 8H0C-2 40-12 58-28 66L-16 40ZM16 8H0C2 40 12 58 28 66L16 40Z') +
  shade('M-76 8H76V24H-76Z', 0.35) +
  panels +
  shade('M0-66L83 4Q66 18 50 6Z', 0.25) +
  shine('M0-66L-83 4Q-66 14-54 10Z', 0.3) +
  path(
    'gold',
    'M-84 4Q-67 18-50 6-34 20-17 7 0 20 17 7 34 20 50 6 67 18 84 4L82 14Q66 26 50 14 34 28 17 15 0 28-17 15-34 28-50 14-66 26-82 14Z',
  ) +
  rect('gold', -80, 76, 160, 8, 3) +
  sparkle(-2, -66, 12) +
  [-60, -30, 0, 30, 60].map((x) => circle('#fff6c4', x, 22 - Math.abs(x) * 0.05, 3)).join('')

/** Castles, tents and tiled courts. */
export const buildings: Record<string, Motif> = {
  castle: {
    words: 'castles?|citadels?|fortress|kingdoms?|palaces?|towers?|sultans?|alcazar',
    hints: 'antioch|naples|lisbon|carthage|bosphorus',
    types: ['slots'],
    families: ['bright', 'royal', 'cool', 'warm'],
    scenes: ['clouds', 'mountains', 'night', 'rays'],
    sparks: 'sparkles',
    art: castle,
  },
  tent: {
    words: 'acrobats?|circus|clowns?|tents?|juggler|big top|funfair',
    hints: 'festival|parade|jolly|merry|laughing',
    types: ['slots'],
    families: ['royal', 'cool', 'bright'],
    scenes: ['stage', 'night', 'rays', 'bokeh'],
    sparks: 'confetti',
    art: tent,
  },
  mosaic: {
    words: 'mosaics?|zellige|tiles?|alhambra|fountains?|kaleidoscope',
    hints: 'andalusia|seville|c[oó]rdoba|valencia|tangier|painted',
    types: ['slots'],
    families: ['royal', 'cool', 'warm', 'green'],
    scenes: ['arches', 'rays', 'velvet'],
    sparks: 'sparkles',
    art: mosaic,
  },
  gears: {
    words: 'gears?|clockworks?|clocks?|steam\\w*|machines?|robots?|factory|engines?',
    hints: 'iron|brass|copper',
    types: ['slots'],
    families: ['warm', 'dark', 'cool'],
    scenes: ['tunnel', 'city', 'velvet', 'rays'],
    sparks: 'embers',
    art: gears,
  },
}
