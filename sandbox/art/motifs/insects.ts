import { around, at, circle, line, mirrored, path, polar, repeated, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'
import { moves } from './parts.ts'

const cellHex = (r: number) => `${around(6, (angle, index) => `${index ? 'L' : 'M'}${polar(angle, r)}`)}Z`

const wax = path('#6e3503', cellHex(29)) + path('gold', cellHex(27)) + path('#4a2404', cellHex(21))

const full = path('amber', cellHex(20)) + shine('M-14-8L0-17 14-8 0-2Z', 0.5)

const cells = [
  [-48, -42],
  [48, -42],
  [-24, 0],
  [24, 0],
  [72, 0],
  [-72, 0],
  [0, 42],
  [-48, 42],
  [48, 42],
]

const bee = at(
  26,
  14,
  mirrored(
    'be',
    path('#e6f8ff', 'M4-6C20-38 54-34 46-12 40 2 18 4 4-2Z', 'opacity=".8"') +
      line('#8fc4e6', 1.2, 'M8-6C22-22 36-24 42-20', 'opacity=".8"'),
  ) +
    path('gold', 'M0-18C18-18 22 4 16 22 10 36 4 40 0 44-4 40-10 36-16 22-22 4-18-18 0-18Z') +
    path('ink', 'M-18.5-4Q0 4 18.5-4L19 6Q0 14-19 6ZM-17 16Q0 24 17 16L13 26Q0 33-13 26Z') +
    circle('inkO', 0, -22, 12) +
    line('#14172b', 2.4, 'M-5-32Q-8-42-16-42M5-32Q8-42 16-42') +
    circle('#fff', -5, -25, 3) +
    circle('#fff', 5, -25, 3),
  24,
  1.1,
)

const honey =
  repeated('hw', wax, moves(cells)) +
  repeated('hf', full, moves(cells.filter((_, index) => index % 3))) +
  path('amber', 'M-60 66C-56 76-62 84-58 92-50 92-46 84-46 76-42 70-36 68-36 62Z') +
  bee

const wing = (d: string) => path('ice', d, 'opacity=".85"')

const dragonfly =
  mirrored(
    'df',
    wing('M4-32C30-70 84-78 92-58 88-38 40-22 4-22Z') +
      wing('M4-18C34-22 82-2 80 18 66 32 28 6 4-8Z') +
      path(
        'sapphire',
        'M60-66C78-72 90-68 92-58 84-54 72-56 60-66ZM62 4C72 8 80 12 80 18 72 22 66 16 62 4Z',
        'opacity=".7"',
      ) +
      line(
        '#2f7fb8',
        1.2,
        'M6-28C34-50 60-60 88-60M20-38L40-30M40-50L58-34M60-57L72-44M6-14C34-12 60 2 78 16M24-12L34 2M46-4L52 14',
        'opacity=".7"',
      ) +
      shine('M10-34C34-62 70-70 84-62 60-62 34-50 10-34Z', 0.6),
  ) +
  path('emerald', 'M-6-8H6L4 60 0 96-4 60Z') +
  line('#034026', 2, 'M-6 10H6M-5.5 24H5.500M-5 38H5M-4 52H4M-3.5 66H3.5') +
  path('emerald', 'M0-48C14-48 16-26 10-6H-10C-16-26-14-48 0-48Z') +
  path('#b6ffd0', 'M-2-44C-10-42-10-26-7-12-3-20-3-34-2-44Z', 'opacity=".7"') +
  circle('emeraldO', 0, -54, 9) +
  circle('rubyO', -10, -58, 9) +
  circle('rubyO', 10, -58, 9) +
  circle('#fff', -13, -61, 2.6) +
  circle('#fff', 7, -61, 2.6) +
  sparkle(-60, -50, 11) +
  sparkle(64, 12, 9)

const scarab =
  mirrored(
    'sc',
    [
      [84, 84],
      [70, 80],
      [56, 70],
      [42, 56],
    ]
      .map(([angle, reach], index) =>
        at(
          14,
          4,
          path(
            index % 2 ? 'sapphire' : 'emerald',
            `M-3 0C-14-${reach! * 0.4} -11-${reach! * 0.9} 0-${reach}C11-${reach! * 0.9} 14-${reach! * 0.4} 3 0Z`,
          ) + line('gold', 2, `M0-6V-${reach! - 6}`),
          angle!,
        ),
      )
      .join('') +
      line('ink', 6, 'M22 36L46 44 44 64M18 54L34 66 30 82M26 16L52 18') +
      line('gold', 3, 'M22 36L46 44 44 64M18 54L34 66 30 82M26 16L52 18'),
  ) +
  circle('goldO', 0, -64, 20) +
  circle('amberO', 0, -64, 14) +
  path('gold', 'M-26-26Q0-52 26-26L18-12H-18Z') +
  path('ink', 'M-14-30Q0-44 14-30L10-22H-10Z') +
  path('#04143a', 'M0-14C34-14 40 20 34 46 26 74 10 84 0 86-10 84-26 74-34 46-40 20-34-14 0-14Z') +
  path('sapphire', 'M-2-10C-32-10-36 20-30 44-24 68-10 78-2 80ZM2-10C32-10 36 20 30 44 24 68 10 78 2 80Z') +
  shine('M-8-4C-28 0-30 24-26 42-18 20-12 8-8-4Z', 0.5) +
  path('gold', 'M-34-2Q0-22 34-2V8Q0-12-34 8Z') +
  circle('rubyO', 0, -7, 6) +
  sparkle(-14, 16, 10)

/** Beetle, bee and dragonfly. */
export const insects: Record<string, Motif> = {
  scarab: {
    words: 'scarabs?|khepri|amulets?',
    types: ['slots'],
    families: ['warm', 'royal', 'dark'],
    scenes: ['temple', 'dunes', 'rays'],
    sparks: 'sparkles',
    art: scarab,
  },
  honey: {
    words: 'honey\\w*|bees?|hives?|nectar',
    types: ['slots'],
    families: ['dark', 'green', 'bright', 'warm'],
    scenes: ['rays', 'bokeh', 'jungle'],
    sparks: 'embers',
    art: honey,
  },
  dragonfly: {
    words: 'dragonfl(?:y|ies)|butterfl(?:y|ies)|firefl(?:y|ies)|beetles?',
    types: [],
    families: ['royal', 'green', 'cool'],
    scenes: ['jungle', 'bokeh', 'night'],
    sparks: 'petals',
    art: dragonfly,
  },
}
