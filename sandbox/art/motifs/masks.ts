import { at, circle, line, mirrored, path, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const sword = (turn: number) =>
  at(
    0,
    22,
    path('silver', 'M-7 40L-8-98 0-122 8-98 7 40Z') +
      shade('M0-122L8-98 7 40H0Z', 0.25) +
      path('gold', 'M-24 34Q0 46 24 34L22 46Q0 54-22 46Z') +
      path('leather', 'M-5 48H5V72H-5Z') +
      circle('goldO', 0, 78, 8),
    turn,
  )

const skull =
  sword(42) +
  sword(-42) +
  path('ruby', 'M-56-30C-56-74-26-88 0-88S56-74 56-30Q0-50-56-30Z') +
  path('ruby', 'M48-40L78-52 70-36 84-26 54-26Z') +
  path('bone', 'M-54-26C-58 14-44 28-32 34L-28 62Q0 76 28 62L32 34C44 28 58 14 54-26 30-44-30-44-54-26Z') +
  shade('M30-38C46-34 54-28 54-26 58 14 44 28 32 34L28 62Q16 68 4 69 22 40 40 20 42-10 30-38Z', 0.2) +
  path('ruby', 'M-57-24Q0-50 57-24L56-40Q0-66-56-40Z') +
  line('#ffd9d9', 2, 'M-54-40Q0-64 54-40', 'opacity=".6"') +
  [
    [-32, -60],
    [0, -70],
    [32, -60],
    [-14, -54],
    [16, -54],
  ]
    .map(([x, y]) => circle('#fff', x!, y!, 3.6, 'opacity=".85"'))
    .join('') +
  path('ink', 'M-42-6C-42-20-14-22-10-8-8 8-18 18-30 16-40 12-42 4-42-6ZM0 14L9 30Q4 34 0 28-4 34-9 30Z') +
  path('#120a1c', 'M8-12C14-24 44-22 46-8 48 10 38 20 26 18 14 14 8 4 8-12Z') +
  line('#120a1c', 4.5, 'M-52-24L12-14M44-14L56-22') +
  circle('#ff3b3b', -26, -2, 5.5) +
  circle('#ffd0a0', -27.5, -4, 2) +
  line('#5a4526', 2.6, 'M-22 42V62M-11 45V66M0 46V68M11 45V66M22 42V62') +
  line('#5a4526', 2, 'M-26 50Q0 60 26 50') +
  path('gold', 'M5 45H16L15 64H6Z') +
  shine('M-48-18C-30-32-10-34-4-34-24-28-40-14-46 6-50-2-50-10-48-18Z', 0.5)

const plume = [
  [-46, 'amethyst', 92],
  [46, 'amethyst', 92],
  [-24, 'sapphire', 104],
  [24, 'sapphire', 104],
  [0, 'ruby', 114],
]
  .map(([turn, fill, length]) =>
    at(
      0,
      -14,
      path(fill as string, `M0 0C-18-20-20-60 0-${length}C20-60 18-20 0 0Z`) +
        line(
          '#fff',
          1.6,
          `M0-10V-${(length as number) - 16}M0-40L-9-52M0-40L9-52M0-60L-7-72M0-60L7-72`,
          'opacity=".45"',
        ) +
        circle('goldO', 0, -(length as number) + 30, 6) +
        circle('emeraldO', 0, -(length as number) + 30, 3.4),
      turn as number,
      0.82,
    ),
  )
  .join('')

const mask =
  plume +
  path(
    '#6b4302',
    'M0 2C26-26 66-28 86-14 80 26 56 58 28 54 12 50 8 36 0 36S-12 50-28 54C-56 58-80 26-86-14-66-28-26-26 0 2Z',
  ) +
  path(
    'pearl',
    'M0-4C26-30 64-32 84-18 78 22 56 52 28 48 12 44 8 32 0 32S-12 44-28 48C-56 52-78 22-84-18-64-32-26-30 0-4Z',
  ) +
  mirrored(
    'mk',
    path('base', 'M0-4C26-30 64-32 84-18 80 8 72 26 60 38 66 6 40-14 0 8Z', 'opacity=".9"') +
      path('#140a20', 'M18 8C30-8 54-6 62 6 50 24 30 24 18 8Z') +
      line('gold', 3.6, 'M18 8C30-8 54-6 62 6 50 24 30 24 18 8Z') +
      line('gold', 2.2, 'M6 4C30-18 60-22 78-14M30 42C46 42 62 30 70 10M40-14Q50-26 62-20Q66-14 58-12') +
      circle('rubyO', 74, -8, 4),
  ) +
  line(
    'gold',
    4,
    'M0-4C26-30 64-32 84-18 78 22 56 52 28 48 12 44 8 32 0 32S-12 44-28 48C-56 52-78 22-84-18-64-32-26-30 0-4Z',
  ) +
  path('gold', 'M0-30L13-10 0 12-13-10Z') +
  path('rubyO', 'M0-22L8-10 0 4-8-10Z') +
  shine('M-78-14C-62-24-40-20-26-12-48-14-66-6-76 2Z', 0.6) +
  sparkle(-4, -16, 9)

const aztec =
  mirrored(
    'az',
    path('emerald', 'M34-44L52-84 60-58 84-72 74-44 90-34 62-20Z') +
      path('ruby', 'M22-50L30-92 44-58Z') +
      path('gold', 'M0-60H42L52-20V28L38 60 18 76 0 80Z') +
      path('#7a3e06', 'M0-46H34L40-22H0Z', 'opacity=".4"') +
      path('emerald', 'M4-42H16V-26H4ZM22-42H32L36-26H22Z') +
      path('#5a2a04', 'M8-8L34-14 44-2 34 12 14 10Z') +
      path('emeraldO', 'M14-4L32-8 38 0 30 7 17 6Z') +
      circle('#04140c', 26, -1, 4.5) +
      path('gold', 'M0-18L9-12 14 22 0 28Z') +
      shade('M0 14L13 14 14 22 0 28Z', 0.3) +
      path('#3a1204', 'M0 38H28L24 60H0Z') +
      path('bone', 'M2 39H10V49H2ZM13 39H21V49H13ZM2 60H9V52H2ZM12 60H20V52H12Z') +
      circle('goldO', 56, 34, 12) +
      circle('emeraldO', 56, 34, 7) +
      path('sapphire', 'M44 14L52 10V22L46 24Z') +
      line('#7a3e06', 2, 'M38 60L30 30 46 22'),
  ) +
  path('emerald', 'M-14-56L0-100 14-56Z') +
  path('ruby', 'M-7-60L0-82 7-60Z') +
  path('gold', 'M-46-62H46L44-50H-44Z') +
  circle('rubyO', 0, -33, 9) +
  shine('M-40-58H0V-48H-38L-48-20V0L-52-20Z', 0.3) +
  sparkle(-36, -58, 10)

/** Faces that hide or frighten. */
export const masks: Record<string, Motif> = {
  skull: {
    words: 'pirates?|skulls?|buccaneer|corsair|muertos|bones?|zombie\\w*|ghost\\w*|halloween|vampire\\w*|dracula',
    hints: "captain'?s?|dead|daring",
    types: ['slots'],
    families: ['cool', 'dark', 'green', 'royal'],
    scenes: ['waves', 'night', 'deep', 'rays'],
    sparks: 'embers',
    art: skull,
  },
  mask: {
    words: 'masks?|masquerade|carnivals?|carnaval|venetian|opera|phantom|theat(?:re|er)',
    hints: 'venice|velvet',
    types: ['slots'],
    families: ['royal', 'warm', 'cool'],
    scenes: ['stage', 'bokeh', 'velvet', 'arches'],
    sparks: 'confetti',
    art: mask,
  },
  aztec: {
    words: 'aztec\\w*|mayan?|inca\\w*|montezuma|gonzo|el ?dorado|totem|tribal|tiki|idols?',
    hints: 'temples?|lost|ancient|hollow',
    types: ['slots'],
    families: ['green', 'warm', 'cool'],
    scenes: ['jungle', 'rays', 'temple'],
    sparks: 'leaves',
    art: aztec,
  },
}
