import { around, at, circle, line, path, rect, ring, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const scales = [
  [-44, 18],
  [-30, 0],
  [-24, 22],
  [-10, -16],
  [-6, 8],
  [10, -30],
  [14, -8],
  [30, -20],
]
  .map(([x, y]) => `M${x} ${y}q10 4 9 15`)
  .join('')

const fish =
  path('ruby', 'M-60 48C-88 36-98 58-94 86-84 76-76 76-66 80-56 84-44 90-30 84-42 74-50 62-60 48Z') +
  path('ruby', 'M-50-4L-66-46-42-42-36-72-14-62-2-88 14-70 28-58C-4-50-32-36-50-4Z') +
  line(
    '#5c041f',
    1.6,
    'M-48-12L-62-42M-34-28L-36-66M-14-44L-3-82M-62 52L-88 76M-58 56L-66 76M-54 56L-38 80',
    'opacity=".5"',
  ) +
  path('ruby', 'M-20 30C-28 52-18 66-2 70-2 56 4 42 14 28Z') +
  path('#3a0412', 'M56-36L80-46 76-14 56-24Z') +
  path(
    'leaf',
    'M-72 60C-82 8-44-46 24-60 50-66 72-62 84-48 76-42 68-38 60-32 64-26 72-20 78-16 62 10 24 28-12 38-36 44-56 50-72 60Z',
  ) +
  path(
    'sand',
    'M-72 60C-58 34-20 26 16 6 36-6 48-18 56-28L60-30C64-26 72-20 78-16 62 10 24 28-12 38-36 44-56 50-72 60Z',
  ) +
  line('#0d4720', 2.2, scales, 'opacity=".45"') +
  shine('M-62 14C-54-20-20-46 26-54 46-58 62-56 72-52 30-50-30-34-62 14Z', 0.4) +
  line('#0d4720', 2.4, 'M36-54C24-40 22-14 34 6', 'opacity=".6"') +
  path('ruby', 'M18 2C4 4-10 16-8 32 6 28 20 18 26 8Z') +
  circle('#fff6c4', 50, -46, 8.5) +
  circle('inkO', 52, -46, 6) +
  circle('#fff', 54, -49, 2) +
  line('#0d4720', 3, 'M40-56Q50-60 60-52') +
  line('#7a4a20', 2, 'M60-30Q66-22 76-17', 'opacity=".7"') +
  [
    [84, 8, 7],
    [70, 32, 5],
    [90, -74, 5],
    [50, 58, 8],
    [34, 76, 4],
    [-80, 14, 5],
  ]
    .map(([x, y, r]) =>
      path(
        'iceO',
        `M0-${r! * 1.5}C${r} -${r! * 0.2} ${r} ${r} 0 ${r}S-${r}-${r! * 0.2} 0-${r! * 1.5}Z`,
        `transform="translate(${x} ${y})" opacity=".9"`,
      ),
    )
    .join('')

const compass =
  circle('#3a1a04', 0, 6, 84) +
  circle('gold', 0, 0, 84) +
  circle('#7a3e06', 0, 0, 73) +
  circle('night', 0, 0, 70) +
  ring('#f3d27a', 1.4, 0, 0, 62) +
  ring('#f3d27a', 4, 0, 0, 66.5, 66.5, 'stroke-dasharray="1.4 7.3" stroke-linecap="butt"') +
  around(4, (angle) => path('brass', 'M0 0L-9-12 0-46 9-12Z', `transform="rotate(${angle})"`), 45) +
  around(
    4,
    (angle) =>
      path('pearl', 'M0 0L-12-14 0-60Z', `transform="rotate(${angle})"`) +
      path('sapphire', 'M0 0L12-14 0-60Z', `transform="rotate(${angle})"`),
  ) +
  at(
    0,
    0,
    path('#000', 'M-9 3L3-50 15 3 3 56Z', 'opacity=".35"') +
      path('ruby', 'M-11 0L0-56 11 0Z') +
      path('silver', 'M-11 0L0 56 11 0Z') +
      shine('M-11 0L0-56V56Z', 0.3),
    28,
  ) +
  circle('goldO', 0, 0, 11) +
  circle('#7a3e06', 0, 0, 4) +
  shine('M-66-22A70 70 0 0 1 22-66Q-36-56-66-22Z', 0.3) +
  sparkle(-54, -58, 13)

const anchor =
  path(
    'steel',
    'M-9-48H9V52Q30 46 44 26L32 28 58-6 72 34 60 30Q44 72 0 88-44 72-60 30L-72 34-58-6-32 28-44 26Q-30 46-9 52Z',
  ) +
  shade('M0-48H9V52Q30 46 44 26L32 28 58-6 72 34 60 30Q44 72 0 88Z', 0.3) +
  rect('steel', -40, -40, 80, 15, 6) +
  circle('goldO', -40, -32.5, 9) +
  circle('goldO', 40, -32.5, 9) +
  '<circle cy="-66" r="18" fill="none" stroke="url(#gold)" stroke-width="9"/>' +
  shine('M-6-44H-1V70Q-6 68-6 52Z', 0.6) +
  line('#5a3208', 11, 'M-16-72C-60-60-56-20-14-14 34-8 36 24-4 34-40 44-40 66-24 84') +
  line('sand', 8, 'M-16-72C-60-60-56-20-14-14 34-8 36 24-4 34-40 44-40 66-24 84') +
  line(
    '#7a4a20',
    2,
    'M-16-72C-60-60-56-20-14-14 34-8 36 24-4 34-40 44-40 66-24 84',
    'stroke-dasharray="1 7" opacity=".8"',
  ) +
  path('steel', 'M-9 20H9V52H-9Z') +
  sparkle(52, -6, 11)

const sail = (d: string, fold: string) => path('pearl', d) + shade(fold, 0.16)

const ship =
  line('#3a1a08', 6, 'M-4-92V40M-46-62V36M44-66V36') +
  path('ruby', 'M-4-92L26-84-4-76ZM-46-64L-24-58-46-52Z') +
  sail('M-36-70Q-30-40-36-6H32Q46-40 30-74Q-2-62-36-70Z', 'M10-68Q26-40 14-6H32Q46-40 30-74Z') +
  sail('M-72-48Q-64-22-72 4H-34Q-28-24-34-50Z', 'M-48-49Q-40-20-46 4H-34Q-28-24-34-50Z') +
  sail('M28-54Q36-26 28 2L76 8Q58-26 56-50Z', 'M52-50Q56-26 62 6L76 8Q58-26 56-50Z') +
  path('ruby', 'M-12-40L2-54 16-40 2-26Z', 'opacity=".9"') +
  path('wood', 'M-84 14L-62 22H52L88 4 70 54Q60 72 36 74H-46Q-68 70-74 48Z') +
  path('gold', 'M-84 14L-62 22H52L88 4 86 14 54 32H-62L-82 24Z') +
  shade('M-78 38H74L70 54Q60 72 36 74H-46Q-68 70-74 48Z', 0.35) +
  [-48, -24, 0, 24, 46].map((x) => circle('#2a1004', x, 46, 6) + circle('#ffd27a', x, 46, 3.6)).join('') +
  line('#ffe2a0', 1.2, 'M-4-90L-84 14M-4-90L86 6', 'opacity=".5"') +
  path('sapphire', 'M-92 70Q-76 56-60 66T-28 66 4 66 36 66 68 66 92 68V86H-92Z') +
  line('#fff', 2.6, 'M-92 70Q-76 56-60 66T-28 66 4 66 36 66 68 66 92 68', 'opacity=".85"')

const lighthouse =
  path('#fff6c4', 'M8-66L94-96V-34ZM-8-66L-94-92V-38Z', 'stroke="none" opacity=".26"') +
  path('steel', 'M-80 86L-58 56-20 62 20 54 56 60 82 86Z') +
  shine('M-58 56L-20 62-36 74Z', 0.3) +
  path('pearlH', 'M-19-46H19L32 62H-32Z') +
  path('rubyH', 'M-22.2-20H22.200L25.5 6H-25.500ZM-28.6 34H28.600L31 58H-31Z') +
  shade('M6-46H19L32 62H14Z', 0.22) +
  rect('ink', -27, -54, 54, 10, 3) +
  rect('gold', -16, -80, 32, 27) +
  rect('#fffbe0', -10, -78, 20, 24) +
  line('#5a3204', 2.4, 'M-5-80V-54M5-80V-54') +
  path('ruby', 'M-22-78Q-16-98 0-102 16-98 22-78Z') +
  circle('goldO', 0, -102, 4.5) +
  circle('x-glow', 0, -66, 34, 'stroke="none"') +
  path('wood', 'M-8 62V44Q0 34 8 44V62Z') +
  circle('#2a1438', 0, 12, 5) +
  path('#fff', 'M-92 84Q-70 74-50 82T0 80 50 82 92 82Q0 104-92 84Z', 'opacity=".8"') +
  sparkle(0, -67, 16)

/** The sea and those who sail it. */
export const sea: Record<string, Motif> = {
  fish: {
    words:
      'fish\\w*|ocean|seas?|bass|shark|reefs?|aqua|dolphins?|whales?|mermaid|poseidon|atlantis|underwater|octopus|angler',
    hints: 'deep|catch|sunken|coral',
    types: ['slots'],
    families: ['cool', 'cool', 'green'],
    scenes: ['deep', 'deep', 'waves'],
    sparks: 'bubbles',
    art: fish,
  },
  anchor: {
    words: 'anchors?|marina|admiral',
    types: [],
    families: ['cool', 'warm', 'dark'],
    scenes: ['waves', 'deep', 'rays'],
    sparks: 'bubbles',
    art: anchor,
  },
  ship: {
    words: 'ships?|sailors?|sail\\w*|voyages?|galleon|armada|columbus|harbou?rs?',
    types: ['slots'],
    families: ['cool', 'warm', 'royal'],
    scenes: ['clouds', 'night', 'waves', 'rays'],
    sparks: 'sparkles',
    art: ship,
  },
  lighthouse: {
    words: 'lighthouses?|beacons?',
    types: [],
    families: ['cool', 'royal', 'dark'],
    scenes: ['night', 'waves', 'clouds'],
    sparks: 'sparkles',
    art: lighthouse,
  },
  compass: {
    words: 'compass|astrolabe|expeditions?|explor\\w*|navigator',
    hints: 'atlas|trail|quest|voyage|distant|wandering|roaming|lost',
    types: ['slots'],
    families: ['warm', 'cool', 'dark', 'green'],
    scenes: ['waves', 'rays', 'night', 'dunes'],
    sparks: 'sparkles',
    art: compass,
  },
}
