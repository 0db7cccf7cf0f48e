import { around, at, circle, ellipse, line, path, rect, shade, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const bomb =
  line('#2a1406', 8, 'M34-42C44-62 58-58 62-72') +
  line('sand', 4.5, 'M34-42C44-62 58-58 62-72') +
  circle('inkO', -6, 16, 66) +
  path('steel', 'M20-46L44-30 36-18 12-34Z') +
  shade('M46 54A66 66 0 0 1-66 42 70 70 0 0 0 46 54Z', 0.4) +
  ellipse('#fff', -30, -14, 20, 12, 'opacity=".5" transform="rotate(-38 -30 -14)"') +
  circle('#fff', -50, 8, 5, 'opacity=".4"') +
  line('#ff7a3c', 3, 'M40 52A56 56 0 0 0 50 22', 'opacity=".7"') +
  at(
    64,
    -74,
    around(8, (angle, index) =>
      path(
        index % 2 ? '#ff9a2b' : '#ffe27a',
        `M-3 0L0-${index % 2 ? 18 : 26} 3 0Z`,
        `transform="rotate(${angle})" stroke="none"`,
      ),
    ) + circle('#fff', 0, 0, 7),
  )

const pegs = [0, 1, 2, 3, 4]
  .flatMap((row) =>
    Array.from({ length: row + 2 }, (_, index) => circle('pearlO', (index - (row + 1) / 2) * 27, -52 + row * 25, 5.4)),
  )
  .join('')

const plinko =
  path('base', 'M0-90L92 62H-92Z', 'opacity=".35"') +
  line('gold', 4, 'M-92 66L-8-80M92 66L8-80') +
  pegs +
  ['ruby', 'amber', 'gold', 'emerald', 'gold', 'amber', 'ruby']
    .map(
      (fill, index) =>
        rect(fill, -92 + index * 26.5, 66, 24, 20, 5) + rect('#fff', -90 + index * 26.5, 68, 20, 4, 2, 'opacity=".5"'),
    )
    .join('') +
  line('#fff', 3, 'M0-84Q4-68 12-58 4-44-2-38', 'opacity=".5" stroke-dasharray="1 7"') +
  circle('goldO', -4, -26, 11) +
  circle('rubyO', 40, 36, 9) +
  sparkle(-8, -31, 8)

const climb = 'M-84 62C-20 60 34 36 52-40'

const curve =
  rect('ink', -92, -76, 184, 156, 16) +
  `<rect x="-92" y="-76" width="184" height="156" rx="16" fill="none" stroke="url(#gold)" stroke-width="3"/>` +
  line('#fff', 1, 'M-88-44H88M-88-10H88M-88 24H88M-54-72V76M-16-72V76M22-72V76M60-72V76', 'opacity=".16"') +
  [14, 20, 32, 52, 84]
    .map((height, index) => rect('base', -80 + index * 29, 72 - height, 19, height, 4, 'opacity=".75"'))
    .join('') +
  path('pop', `${climb}V80H-84Z`, 'opacity=".35"') +
  line('#fff', 13, climb, 'opacity=".2"') +
  line('pop', 8, climb) +
  line('#fff', 2.6, climb) +
  at(
    60,
    -58,
    path('fire', 'M-19 6C-20 40-8 46-4 84 4 46 16 36 19 6Z') +
      path('#ffe27a', 'M-10 10C-9 32-4 36-2 58 2 36 8 30 10 10Z') +
      around(5, (angle) => path('gold', 'M0-36L11-10H-11Z', `transform="rotate(${angle})"`)) +
      circle('goldO', 0, 0, 20) +
      ellipse('#fff', -6, -8, 6, 4, 'opacity=".9"'),
    18,
  )

/** Rising multipliers and other instant games. */
export const crash: Record<string, Motif> = {
  bomb: {
    words: 'bombs?|mines|boom|blast|dynamite|detonat\\w*',
    types: [],
    families: ['warm', 'dark', 'royal'],
    scenes: ['rays', 'tunnel', 'dunes'],
    sparks: 'embers',
    art: bomb,
  },
  plinko: {
    words: 'plinko|pachinko',
    hints: 'pegs?|drop|bounce|hopper',
    types: [],
    families: ['royal', 'cool', 'dark'],
    scenes: ['grid', 'bokeh', 'tunnel'],
    sparks: 'confetti',
    art: plinko,
  },
  curve: {
    words: 'crash|multiplier|limbo|climbers?|elevators?|skyline',
    hints: 'rise|rising|limit|x\\d+|hyper|turbo|rush',
    types: ['crash'],
    families: ['royal', 'dark', 'cool', 'warm'],
    scenes: ['city', 'grid', 'city', 'tunnel'],
    sparks: 'embers',
    art: curve,
  },
}
