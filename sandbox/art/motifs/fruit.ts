import { around, at, circle, ellipse, line, n, path, polar, repeated, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'
import { moves } from './parts.ts'

const pomegranate =
  path('leaf', 'M-6-56C-34-84-66-78-78-58-54-44-28-44-6-56Z') +
  line('#0d4720', 1.6, 'M-8-57Q-40-66-70-59', 'opacity=".7"') +
  circle('#5c041f', -8, 22, 64) +
  circle('rubyO', -8, 18, 64) +
  path('ruby', 'M-24-40L-30-68-14-58-4-76 6-58 20-68 14-40Q-4-32-24-40Z') +
  path('#ffe6c2', 'M-4-12C24-18 50 4 50 32 46 58 18 70-2 62-26 52-30 0-4-12Z') +
  path('#7a0626', 'M-2-5C22-10 43 8 43 32 40 52 18 62 0 55-19 46-23 5-2-5Z') +
  at(
    0,
    6,
    repeated(
      'pg',
      path('rubyO', 'M0-7C6-3 6 5 0 6-6 5-6-3 0-7Z') + circle('#fff', -1.6, -2, 1.4),
      moves([
        [14, -2],
        [27, 6],
        [-8, 12],
        [6, 12],
        [20, 15],
        [33, 20],
        [-8, 26],
        [5, 26],
        [18, 29],
        [31, 33],
        [0, 39],
        [13, 42],
      ]),
    ),
  ) +
  ellipse('#fff', -44, -12, 9, 16, 'opacity=".6" transform="rotate(34 -44 -12)"') +
  at(58, 60, path('rubyO', 'M0-14C12-6 12 10 0 12-12 10-12-6 0-14Z') + circle('#fff', -3, -4, 2.6), 20) +
  at(76, 42, path('rubyO', 'M0-11C9-5 9 8 0 9-9 8-9-5 0-11Z') + circle('#fff', -2, -3, 2), -16)

const cherry =
  line('#1f4d12', 9, 'M-36 18C-34-24-8-54 30-72M42 24C44-12 40-44 30-72') +
  line('leaf', 6, 'M-36 18C-34-24-8-54 30-72M42 24C44-12 40-44 30-72') +
  path('leaf', 'M28-72C50-98 82-84 88-62 66-46 40-50 28-72Z') +
  path('leaf', 'M28-72C6-94-30-88-42-64-18-50 12-52 28-72Z') +
  line('#0d4720', 1.8, 'M30-72Q58-74 84-63M26-72Q-6-76-38-65', 'opacity=".7"') +
  [
    [-36, 40, 42],
    [42, 44, 38],
  ]
    .map(([x, y, r]) =>
      at(
        x!,
        y!,
        circle('#5c041f', 0, 3, 40) +
          circle('rubyO', 0, 0, 40) +
          path('#4a0316', 'M-12-32Q0-22 12-32Q0-38-12-32Z', 'opacity=".7"') +
          ellipse('#fff', -16, -14, 9, 13, 'opacity=".85" transform="rotate(32 -16 -14)"') +
          line('#ff9aa8', 3, 'M-6 32A33 33 0 0 0 30 10', 'opacity=".7"'),
        0,
        n(r! / 40),
      ),
    )
    .join('')

const seeds = [
  [-34, 16],
  [-12, 30],
  [14, 32],
  [36, 18],
  [-20, 4],
  [0, 12],
  [22, 6],
]
  .map(([x, y]) => path('#2a0710', 'M0-5C4-1 3 5 0 5S-4-1 0-5Z', `transform="translate(${x} ${y})"`))
  .join('')

const melon =
  path('leaf', 'M-70-14A70 70 0 0 0 70-14Z') +
  path('#eafbd0', 'M-63-14A63 63 0 0 0 63-14Z') +
  path('ruby', 'M-57-14A57 57 0 0 0 57-14Z') +
  seeds +
  shine('M-57-14H57V-8H-56Z', 0.45)

const grapes = [
  [0, 36],
  [-12, 18],
  [12, 18],
  [-24, 0],
  [0, 0],
  [24, 0],
  [-14, -18],
  [12, -18],
]
  .map(([x, y]) => circle('amethystO', x!, y!, 14) + circle('#fff', x! - 4, y! - 5, 3.4, 'opacity=".7"'))
  .join('')

const fruits =
  at(50, -28, path('leaf', 'M-4-30C8-52 34-46 40-32 24-22 6-22-4-30Z') + grapes, 8) +
  at(
    -44,
    -30,
    circle('#8a3d02', 0, 3, 36) +
      circle('amberO', 0, 0, 36) +
      path('leaf', 'M0-32C10-52 34-48 38-38 26-26 8-24 0-32Z') +
      ellipse('#fff', -14, -14, 7, 11, 'opacity=".7" transform="rotate(36 -14 -14)"'),
  ) +
  at(0, 26, melon, -8, 1.1) +
  at(
    58,
    50,
    circle('#6b4a02', 0, 2, 26) +
      circle('goldO', 0, 0, 26) +
      circle('#fffbe0', 0, 0, 20, 'opacity=".9"') +
      around(8, (angle) => path('gold', `M0 0L${polar(angle - 17, 17)}Q${polar(angle, 21)} ${polar(angle + 17, 17)}Z`)),
  ) +
  sparkle(-60, -50, 11)

const swirl = around(6, (angle, index) =>
  path(
    index % 2 ? 'ruby' : 'pearl',
    'M0 0C10-30 30-40 46-34A57 57 0 0 0 0-57C-14-44-14-20 0 0Z',
    `transform="rotate(${n(angle)})"`,
  ),
)

const candy =
  line('#b8a9c9', 12, 'M14 10L46 86') +
  line('pearl', 9, 'M14 10L46 86') +
  at(
    -6,
    -22,
    circle('#6e0524', 0, 4, 60) +
      circle('pearl', 0, 0, 60) +
      swirl +
      `<circle r="58" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>` +
      ellipse('#fff', -24, -32, 18, 9, 'opacity=".75" transform="rotate(-38 -24 -32)"'),
  ) +
  at(
    -46,
    52,
    path('base', 'M-20-4L-46-24-40 0-46 24-20 6ZM20-4L46-24 40 0 46 24 20 6Z') +
      circle('baseO', 0, 0, 27) +
      path('#fff', 'M-8-25Q8-10-4 26-14 26-18 20-6-8-18-20ZM10-24Q24-6 12 24L20 18Q30 0 20-18Z', 'opacity=".75"') +
      ellipse('#fff', -10, -12, 8, 5, 'opacity=".8"'),
    -16,
  ) +
  at(
    58,
    34,
    path('popO', 'M0-22C20-30 32-8 0 22-32-8-20-30 0-22Z') + ellipse('#fff', -9, -12, 5, 4, 'opacity=".8"'),
    14,
  )

/** Fruit and sweets. */
export const fruit: Record<string, Motif> = {
  cherry: {
    words: 'cherr(?:y|ies)|berr(?:y|ies)|strawberr(?:y|ies)',
    types: ['slots'],
    families: ['green', 'bright', 'cool', 'dark'],
    scenes: ['rays', 'bokeh', 'velvet'],
    sparks: 'leaves',
    art: cherry,
  },
  fruits: {
    words: 'fruits?|fruity|juic(?:y|e)|melons?|lemons?|plums?|oranges?|grapes?|banana|tropical',
    hints: 'cocktail|splash',
    types: ['slots'],
    families: ['cool', 'green', 'bright', 'royal'],
    scenes: ['rays', 'jungle', 'bokeh', 'stage'],
    sparks: 'leaves',
    art: fruits,
  },
  pomegranate: {
    words: 'pomegranates?|orchards?|harvests?|figs?|dates',
    hints: 'granada',
    types: [],
    families: ['green', 'warm', 'cool', 'royal'],
    scenes: ['arches', 'rays', 'bokeh'],
    sparks: 'leaves',
    art: pomegranate,
  },
  candy: {
    words: 'cand(?:y|ies)|sweets?|sugar|lollipop|chocolate|jelly|gummy|cake',
    hints: 'bonanza',
    types: ['slots'],
    families: ['bright', 'royal', 'cool'],
    scenes: ['clouds', 'rays', 'bokeh'],
    sparks: 'confetti',
    art: candy,
  },
}
