import { around, at, circle, ellipse, line, path, polar, shade, shine } from '../svg.ts'
import type { Motif } from './motif.ts'

const pentagon = (r: number, turn: number) =>
  `${around(5, (angle, index) => `${index ? 'L' : 'M'}${polar(angle + turn, r)}`)}Z`

/** A football of radius 76. */
export const footballArt =
  circle('pearlO', 0, 0, 76) +
  path('ink', pentagon(27, 0)) +
  around(5, (angle) =>
    at(
      0,
      0,
      line('#3a3d55', 2.6, 'M0-27V-47') +
        path(
          'ink',
          'M-21-61A76 76 0 0 1 21-61L23-73A76 76 0 0 0-23-73Z M-14-55L0-47 14-55 19-73.5A76 76 0 0 0-19-73.5Z',
        ) +
        line('#3a3d55', 2.6, 'M14-55L28-39M-14-55L-28-39'),
      angle,
    ),
  ) +
  shade('M38-66A76 76 0 1 1-66 38 74 74 0 0 0 38-66Z', 0.28) +
  ellipse('#fff', -28, -42, 26, 14, 'opacity=".75" transform="rotate(-36 -28 -42)"')

const horse =
  path('#3a1a0a', 'M-22-74C-58-52-78 0-66 80H-40Z') +
  path(
    'wood',
    'M4-84L14-62C34-54 46-38 52-20L72 18C78 30 70 44 58 44L46 42C40 52 28 48 22 36L2 22C0 40 16 58 20 80H-58' +
      'C-66 30-54-40-22-68L-10-76-2-66Z',
  ) +
  shade('M2 22C0 40 16 58 20 80H-14C-24 50-20 20-2-6 8 10 14 20 22 36Z', 0.35) +
  shine('M14-60C32-52 44-36 49-20L64 12C40 6 20-20 14-60Z', 0.22) +
  path(
    'amber',
    'M-22-68L-6-78C-2-66-14-60-22-54-14-54-8-50-6-44-18-46-28-40-32-30-24-32-18-28-16-22-28-22-38-14-42-2-34-6' +
      '-28-2-26 4-38 6-46 16-48 32-42 28-36 32-34 38-46 42-50 56-48 80H-70C-78 20-64-44-22-68Z',
  ) +
  path('ink', 'M14-34C22-36 30-32 32-26 24-22 18-26 14-34Z') +
  circle('#fff', 22, -31, 2) +
  ellipse('#1c0a04', 62, 26, 4.5, 6, 'transform="rotate(30 62 26)"') +
  line('#3a1a0a', 2.4, 'M46 42C50 36 54 34 60 36') +
  line('gold', 4, 'M16-58C12-44 2-20-4-4M30 30C36 14 46 2 58-6M-2-2C10 6 22 12 32 24') +
  circle('goldO', 32, 26, 5.5) +
  circle('goldO', -3, -3, 5) +
  line('#ffe9a8', 2, 'M32 30C10 50-20 56-52 52')

const target =
  line('wood', 8, 'M-40 86L-14 20M40 86L14 20') +
  ellipse('#2a0f04', 0, 2, 70, 72) +
  [
    ['pearl', 70],
    ['ink', 57],
    ['sapphire', 45],
    ['ruby', 32],
    ['gold', 18],
  ]
    .map(([fill, r]) => circle(`${fill}${fill === 'pearl' ? '' : 'O'}`, 0, -4, r as number))
    .join('') +
  `<circle cy="-4" r="70" fill="none" stroke="#000" stroke-width="2" opacity=".3"/>` +
  shine('M-58-30A64 64 0 0 1 10-66Q-36-54-58-30Z', 0.5) +
  at(
    2,
    -6,
    path('#000', 'M-4 4L44 52 36 56-6 8Z', 'opacity=".3"') +
      line('wood', 5, 'M0 0L66-62') +
      path('ruby', 'M50-46L56-72 78-92 74-66ZM54-42L80-46 96-70 70-58Z') +
      shade('M54-42L80-46 96-70 70-58Z', 0.25) +
      circle('#3a1a04', 0, 0, 3.4),
  ) +
  at(
    -18,
    14,
    line('wood', 4.5, 'M0 0L-50 44') +
      path('emerald', 'M-36 32L-60 36-76 56-52 50ZM-40 36L-44 58-62 74-58 52Z') +
      circle('#3a1a04', 0, 0, 3),
  )

/** Ball, horse and bow. */
export const sport: Record<string, Motif> = {
  football: {
    words: 'football|soccer|goals?|penalty|striker',
    hints: 'cup|league|champions?',
    types: [],
    families: ['green', 'cool', 'dark'],
    scenes: ['rays', 'studio', 'tunnel', 'bokeh'],
    sparks: 'confetti',
    art: footballArt,
  },
  horse: {
    words: 'horses?|derby|stallions?|mustang|pegasus|gallop|chariots?|couriers?',
    hints: 'races?|racing',
    types: [],
    families: ['green', 'warm', 'cool'],
    scenes: ['mountains', 'rays', 'bokeh', 'dunes'],
    sparks: 'leaves',
    art: horse,
  },
  target: {
    words: 'archers?|arrows?|robin|bows?|targets?|darts?|bullseye|hunters?',
    types: [],
    families: ['green', 'warm', 'cool'],
    scenes: ['jungle', 'rays', 'mountains'],
    sparks: 'leaves',
    art: target,
  },
}
