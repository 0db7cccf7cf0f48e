import { at, circle, ellipse, line, mirrored, path, shine } from '../svg.ts'
import type { Motif } from './motif.ts'

/** The head of a dragon. */
export const dragon =
  mirrored(
    'dr',
    path('pop', 'M34-20L88-52 80-20 92-6 78 6 84 26 66 26 64 44 44 36Z') +
      line('#12042e', 2, 'M38-14L82-44M42 2L84-6M44 16L76 22M46 28L60 38', 'opacity=".4"') +
      path('bone', 'M14-44C22-74 46-80 66-94 68-70 54-52 40-34Z') +
      line('#7d6440', 2, 'M22-54L38-46M30-66L46-56M42-76L54-66', 'opacity=".7"') +
      path('bone', 'M38-28C54-34 62-44 74-48 70-32 58-22 44-16Z') +
      path('ruby', 'M0-58L20-50 42-28 48-4 38 20 34 46 20 68 0 76Z') +
      path('#5c041f', 'M48-4L38 20 34 46 20 68 0 76V62L18 50 26 22 34 2Z', 'opacity=".4"') +
      path('amber', 'M0-58L9-52 7-30 0-20ZM0-18L7-10 6 6 0 14Z') +
      path('ruby', 'M8-20L36-38 46-24 28-10Z') +
      shine('M12-20L35-35 40-30 26-18Z', 0.35) +
      path('#1c0208', 'M12-8L30-16 46-18C42-2 28 4 16 2Z') +
      path('gold', 'M17-6L30-12 42-13C38-3 28 0 20-1Z') +
      path('#1c0208', 'M30-13L34-12.5 32-1 29-1Z') +
      path('ruby', 'M0 4L10 8 24 24 26 42 14 46 0 44Z') +
      shine('M0 4L10 8 18 20 0 18Z', 0.3) +
      path('#2a0208', 'M8 28C14 24 22 28 22 34 16 38 10 36 8 32Z') +
      path('#3a0208', 'M0 44L14 46 28 40 30 48 18 64 0 68Z') +
      path('#fff', 'M5 45L12 46 9 55ZM17 45L25 42 22 54ZM4 67L8 58 12 65Z') +
      path('amber', 'M0 58L6 56 6 66 0 69Z') +
      path('bone', 'M36 24L52 30 40 38ZM33 42L46 52 30 54Z') +
      line('#ffb0a8', 1.6, 'M30 8a6 6 0 0 1 4 8M34-2a6 6 0 0 1 6 6M26 12a6 6 0 0 1 2 8', 'opacity=".6"'),
  ) +
  path('gold', 'M0-72L10-58 0-40-10-58Z') +
  path('rubyO', 'M0-64L5-57 0-48-5-57Z')

const turtle =
  mirrored(
    'tu',
    path('leaf', 'M30-34C52-66 84-58 88-30 68-34 54-24 46-14ZM34 42C46 58 66 72 72 58 72 44 56 32 46 28Z') +
      line('#0d4720', 2, 'M44-38Q64-50 80-38M50 46Q60 54 66 56', 'opacity=".5"'),
  ) +
  path('leaf', 'M-8 74L0 92 8 74Z') +
  path('leaf', 'M0-92C18-92 22-70 14-54H-14C-22-70-18-92 0-92Z') +
  circle('#06200c', -10, -76, 3) +
  circle('#06200c', 10, -76, 3) +
  ellipse('#3d2106', 0, 14, 58, 68) +
  ellipse('brass', 0, 10, 56, 66) +
  path('emerald', 'M0-50C30-50 46-20 46 12S28 70 0 70-46 44-46 12-30-50 0-50Z') +
  path('leaf', 'M0-30L22-16V16L0 30-22 16V-16Z') +
  line(
    '#7a4a12',
    4,
    'M0-30L22-16V16L0 30-22 16V-16ZM0-30V-52M22-16L44-24M22 16L44 30M0 30V70M-22 16L-44 30M-22-16L-44-24',
  ) +
  line(
    'gold',
    1.6,
    'M0-30L22-16V16L0 30-22 16V-16ZM0-30V-52M22-16L44-24M22 16L44 30M0 30V70M-22 16L-44 30M-22-16L-44-24',
  ) +
  path('goldO', 'M0-10L9 0 0 10-9 0Z') +
  shine('M-38-16C-32-40-14-46 0-46-20-36-30-20-34 4Z', 0.4)

const segments = [0, 1, 2, 3, 4, 5]
  .map((index) =>
    line(
      '#8a5a06',
      3,
      `M-${15 - index * 0.8} ${22 + index * 9}Q0 ${28 + index * 9} ${15 - index * 0.8} ${22 + index * 9}`,
    ),
  )
  .join('')

const cobra =
  path('#04281a', 'M-58 66C-58 46-30 40 0 40S58 46 58 66 30 92 0 92-58 86-58 66Z') +
  path('emerald', 'M-56 62C-56 44-30 36 0 36S56 44 56 62 30 86 0 86-56 80-56 62Z') +
  ellipse('#04281a', 0, 58, 36, 13) +
  path('emerald', 'M-40 54C-40 42-20 36 0 36S40 42 40 54 20 70 0 70-40 66-40 54Z') +
  line('#b6ffd0', 2, 'M-50 60C-46 48-24 42-4 42', 'opacity=".6"') +
  mirrored(
    'cb',
    path('emerald', 'M0-60C24-60 54-44 54-12 54 16 30 26 18 60L0 66Z') +
      path('#04281a', 'M30-40C46-30 50-6 38 12 44-8 42-26 30-40Z', 'opacity=".5"') +
      path('gold', 'M22-26C34-22 36-8 30 0 26-12 24-18 22-26Z'),
  ) +
  path('gold', 'M0-44C18-44 22-10 16 20L12 70H-12L-16 20C-22-10-18-44 0-44Z') +
  segments +
  mirrored(
    'ce',
    path('emerald', 'M0-92C20-92 30-78 28-62 26-44 12-34 0-32Z') +
      path('#1a0208', 'M7-64L24-72C24-60 14-56 8-58Z') +
      path('ruby', 'M11-63L22-68C21-61 16-59 12-60Z') +
      circle('#04281a', 6, -44, 1.8) +
      path('#fff', 'M6-36L10-37 8-24Z'),
  ) +
  line('ruby', 3, 'M0-32V-16L-6-8M0-16L6-8') +
  shine('M-14-86C-24-80-26-70-24-62-18-76-10-82 0-86Z', 0.5) +
  path('gold', 'M0-86L6-78 0-70-6-78Z')

const croc = at(
  0,
  4,
  path('leaf', 'M-88 34C-84 14-60 10-40 2-34-26-8-36 12-18 34-16 70-14 90-6 94 8 88 18 80 20L-20 26Z') +
    path('#3a0412', 'M-24 22L84 18 76 34-10 40Z') +
    path('leaf', 'M-88 34C-80 66-30 74 20 62L86 46C90 38 86 32 80 32L-16 40-30 24Z') +
    path('sand', 'M-80 46C-66 66-20 70 20 60L86 46C88 42 88 38 86 35L-10 50Q-50 56-80 46Z') +
    [-4, 12, 28, 44, 60, 74]
      .map((x) => path('#fff', `M${x} ${21 - x * 0.03}h10l-5 13ZM${x - 6} ${40 - x * 0.08}h9l-4-12Z`))
      .join('') +
    circle('goldO', -14, -12, 13) +
    path('#0a1404', 'M-15-23C-10-18-10-6-15-1-19-6-19-18-15-23Z') +
    path('leaf', 'M-34-10C-30-34-2-36 4-14-8-24-22-22-34-10Z') +
    line('#0d4720', 3, 'M-78 24q4-8 10-8M-62 16q4-8 10-8M-46 8q2-8 8-8', 'opacity=".8"') +
    circle('#0d4720', 80, -2, 4) +
    line('#d9ff8f', 2, 'M18-12C40-12 66-8 84-2', 'opacity=".7"') +
    [
      [34, 4],
      [50, 6],
      [22, 8],
      [64, 8],
      [-50, 40],
      [-34, 50],
      [-62, 34],
    ]
      .map(([x, y]) => circle('#0d4720', x!, y!, 2.6, 'opacity=".5"'))
      .join(''),
  -6,
)

/** Dragons and their smaller kin. */
export const reptiles: Record<string, Motif> = {
  dragon: {
    words: 'dragons?|drake|wyvern|hydra|fafnir',
    types: ['slots'],
    families: ['green', 'cool', 'dark', 'royal'],
    scenes: ['mountains', 'tunnel', 'rays', 'arches', 'clouds'],
    sparks: 'embers',
    art: dragon,
  },
  cobra: {
    words: 'cobras?|snakes?|serpents?|vipers?|medusa',
    types: ['slots'],
    families: ['warm', 'royal', 'dark'],
    scenes: ['temple', 'dunes', 'jungle', 'rays'],
    sparks: 'embers',
    art: cobra,
  },
  croc: {
    words: 'crocodiles?|crocs?|alligators?|swamp|dinos?\\w*|raptors?',
    types: [],
    families: ['cool', 'warm', 'green'],
    scenes: ['jungle', 'deep', 'dunes'],
    sparks: 'leaves',
    art: croc,
  },
  turtle: {
    words: 'tortoises?|turtles?|otters?',
    types: [],
    families: ['cool', 'green', 'warm'],
    scenes: ['deep', 'jungle', 'dunes'],
    sparks: 'bubbles',
    art: turtle,
  },
}
