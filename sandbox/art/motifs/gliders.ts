import { at, circle, line, path, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const comet =
  path('ruby', 'M72-22C50 30-10 60-98 92-52 52-40 0 14-70Z') +
  path('fire', 'M68-20C44 24-8 46-84 70-42 36-30-10 20-66Z') +
  path('amber', 'M64-22C40 14 0 34-58 50-26 20-14-16 26-62Z') +
  path('#fff3b0', 'M58-26C40 0 10 16-28 26-8 6 4-16 34-56Z') +
  path('fire', 'M-40 10Q-70 10-92 30-70 28-52 30ZM20 50Q6 76-16 90-6 70-2 58Z') +
  circle('#8f1408', 46, -44, 36) +
  circle('amberO', 44, -46, 36) +
  [
    [34, -58, 8],
    [58, -40, 10],
    [36, -32, 5],
    [54, -66, 4],
  ]
    .map(
      ([x, y, r]) =>
        circle('#a8400c', x!, y!, r!, 'opacity=".55"') +
        circle('#ffd98a', x! + 1.5, y! + 1.5, r! * 0.78, 'opacity=".6"'),
    )
    .join('') +
  shine('M12-58A36 36 0 0 1 50-82Q24-74 12-58Z', 0.7) +
  sparkle(-52, -40, 12) +
  sparkle(-6, 62, 9) +
  sparkle(78, 18, 8)

const kite =
  line('#fff', 2.4, 'M-22 42C-50 50-40 70-60 74-78 78-70 90-84 92', 'opacity=".9"') +
  [
    [-42, 54, 20],
    [-52, 74, -10],
    [-74, 84, 24],
  ]
    .map(([x, y, turn], index) => at(x!, y!, path(index % 2 ? 'gold' : 'ruby', 'M0 0L-13-7V7ZM0 0L13-7V7Z'), turn!))
    .join('') +
  path('ruby', 'M34-90L-44-36 -4-24Z') +
  path('gold', 'M34-90L-4-24 66 6Z') +
  path('sapphire', 'M-44-36L-4-24-22 44Z') +
  path('emerald', 'M66 6L-4-24-22 44Z') +
  shine('M34-90L-44-36-24-30Z', 0.4) +
  shade('M66 6L-4-24-22 44 10 16Z', 0.18) +
  line('wood', 3.4, 'M34-90L-22 44M-44-36L66 6') +
  path('#fff', 'M2-40L10-26-4-18-10-32Z', 'opacity=".55"')

const dart =
  line(
    '#fff',
    3,
    'M-94 46Q-62 44-46 26M-86 74Q-50 72-30 44M-50 92Q-24 86-8 58',
    'stroke-dasharray="10 8" opacity=".8"',
  ) +
  path('pearl', 'M90-74L-70-14-22 12Z') +
  path('#cfd4ee', 'M90-74L-22 12-10 56Z') +
  path('#8f98c4', 'M-22 12L-10 56 6 28Z') +
  path('pearl', 'M90-74L6 28 50 58Z') +
  path('base', 'M90-74L-70-14-58-8Z') +
  path('base', 'M90-74L50 58 42 52Z') +
  shade('M90-74L6 28 20 37Z', 0.14) +
  line('#a8a2c4', 1.2, 'M90-74L-22 12M90-74L6 28', 'opacity=".8"') +
  sparkle(70, -74, 12)

/** What glides or falls through the sky. */
export const gliders: Record<string, Motif> = {
  comet: {
    words: 'comets?|meteors?|asteroids?|shooting',
    types: ['crash'],
    families: ['royal', 'cool', 'dark'],
    scenes: ['night', 'tunnel', 'grid'],
    sparks: 'sparkles',
    art: comet,
  },
  kite: {
    words: 'kites?|gliders?|hang',
    types: ['crash'],
    families: ['bright', 'cool', 'green'],
    scenes: ['clouds', 'mountains', 'clouds'],
    sparks: 'petals',
    art: kite,
  },
  dart: {
    words: 'paper planes?|paper',
    types: ['crash'],
    families: ['bright', 'cool', 'royal', 'warm'],
    scenes: ['clouds', 'clouds', 'city'],
    sparks: 'sparkles',
    art: dart,
  },
}
