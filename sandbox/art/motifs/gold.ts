import { at, circle, ellipse, line, mirrored, path, rect, repeated, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'
import { coinFace } from './parts.ts'

const layer =
  path('goldH', 'M-32 0A32 10 0 0 0 32 0V9A32 10 0 0 1-32 9Z') +
  line('#8a4603', 1.2, 'M-32 9A32 10 0 0 0 32 9', 'opacity=".8"')

const pile = (x: number, y: number, count: number) =>
  at(
    x,
    y,
    Array.from({ length: count }, (_, index) => `<use href="#cl" x="${index % 2 ? 2 : -1}" y="${-index * 10}"/>`).join(
      '',
    ) +
      ellipse('gold', 1, -count * 10 + 10, 32, 10) +
      ellipse('#b8700c', 1, -count * 10 + 10, 22, 6, 'opacity=".5"'),
  )

const coins =
  `<defs><g id="cl">${layer}</g></defs>` +
  pile(-46, 62, 8) +
  pile(40, 58, 13) +
  pile(4, 72, 6) +
  at(-16, 24, coinFace, -10, 1.06) +
  at(52, 46, coinFace, 14, 0.82) +
  at(-50, -52, coinFace, 0, '.3 .56') +
  at(4, -64, coinFace, 30, '.5 .34') +
  sparkle(-44, 2, 15) +
  sparkle(70, -66, 11)

const bar =
  path('#7d4203', 'M-44 22L-32-16H32L44 22V28H-44Z') +
  path('gold', 'M-44 22L-32-16H32L44 22Z') +
  path('#fff6c4', 'M-32-16H32L26-25H-26Z') +
  path('#a85a06', 'M-28 12L-22-8H22L28 12Z', 'opacity=".45"') +
  path('gold', 'M-27 13L-21-6H21L27 13Z') +
  shine('M-38 20L-27-14H-17L-26 20Z', 0.55)

const bars =
  repeated('br', at(0, -46, bar, 0, 0.95), [
    'translate(-42 48)',
    'translate(42 48)',
    'translate(-84 98)',
    'translate(84 98)',
    'translate(0 98)',
  ]) +
  sparkle(-20, -62, 17) +
  sparkle(74, -8, 12) +
  sparkle(-76, 44, 9)

const chest =
  path('wood', 'M-72-14C-76-66-44-76 0-76S76-66 72-14Z') +
  path('#2a0f04', 'M-64-12C-66-54-40-64 0-64S66-54 64-12Z') +
  path('gold', 'M-80-12C-84-72-48-84 0-84S84-72 80-12H68C70-60 42-72 0-72S-70-60-68-12Z') +
  ellipse('#ffe27a', 0, -14, 60, 42, 'opacity=".4"') +
  path('gold', 'M-66 4C-58-22-40-20-34-30-22-24-14-44 0-46 16-44 20-28 34-30 44-18 58-20 66 4Z') +
  repeated('cc', at(4, -34, coinFace, 20, '.34 .27'), [
    'translate(-26 14)',
    'translate(24 14)',
    'translate(-52 26)',
    'translate(46 28)',
    'translate(-38 34)',
    'translate(8 26)',
    'translate(-10 28)',
  ]) +
  path('rubyO', 'M34-30L46-38 56-28 46-14Z') +
  path('emeraldO', 'M-52-22L-40-32-30-22-40-10Z') +
  circle('pearlO', -8, -36, 7) +
  circle('pearlO', 20, -38, 5) +
  rect('wood', -74, 0, 148, 72, 6) +
  line('#3d1d08', 2, 'M-70 24H70M-70 48H70', 'opacity=".8"') +
  shine('M-74 6H74V12H-74Z', 0.25) +
  rect('gold', -80, -4, 160, 12, 4) +
  rect('gold', -80, 62, 160, 14, 4) +
  mirrored(
    'ch',
    rect('goldH', 44, -4, 18, 80) +
      circle('#8a4603', 53, 22, 3) +
      circle('#8a4603', 53, 50, 3) +
      rect('goldH', 72, -4, 9, 80, 3),
  ) +
  path('gold', 'M-18-6H18V22Q18 38 0 42-18 38-18 22Z') +
  circle('#3d1d08', 0, 14, 6) +
  path('#3d1d08', 'M-3 16H3L5 30H-5Z') +
  sparkle(-20, -40, 14) +
  sparkle(52, -26, 10)

/** Gold in every form. */
export const gold: Record<string, Motif> = {
  coins: {
    words: 'coins?|money|dollars?|jackpots?',
    hints: 'cash|rich(?:es)?|fortunes?|win(?:s|ner)?|cascade|doubles',
    types: ['slots'],
    families: ['green', 'royal', 'warm', 'cool'],
    scenes: ['rays', 'velvet', 'bokeh', 'stage'],
    sparks: 'coins',
    art: coins,
  },
  bars: {
    words: 'bullion|vault|bank',
    hints: 'gold|golden|amber|saffron|miner?|deluxe',
    types: ['slots'],
    families: ['dark', 'royal', 'green', 'warm'],
    scenes: ['rays', 'velvet', 'arches'],
    sparks: 'coins',
    art: bars,
  },
  chest: {
    words: 'treasures?|chest|loot|bounty|hoard',
    types: ['slots'],
    families: ['cool', 'green', 'royal'],
    scenes: ['deep', 'rays', 'jungle', 'arches'],
    sparks: 'coins',
    art: chest,
  },
}
