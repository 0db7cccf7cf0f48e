import { around, circle, ellipse, line, path, polar, ring, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'
import { cloud, starPath } from './parts.ts'

const star =
  path('#8a4603', starPath(88, 42), 'transform="translate(0 5)"') +
  path('gold', starPath(88, 42)) +
  path('#fff3b0', starPath(74, 36)) +
  around(
    5,
    (angle) =>
      path('amber', `M0 0L${polar(angle, 74)}L${polar(angle + 36, 36)}Z`) +
      path('gold', `M0 0L${polar(angle, 74)}L${polar(angle - 36, 36)}Z`),
  ) +
  shine(`M0 0L${polar(0, 74)}L${polar(-36, 36)}Z`, 0.45) +
  shine(`M0 0L${polar(288, 74)}L${polar(252, 36)}Z`, 0.35) +
  sparkle(-12, -58, 16) +
  sparkle(64, 30, 10)

const moon =
  path(
    '#6b4a10',
    'M14-80C-34-80-72-44-72 4S-34 88 14 88C34 88 52 80 64 68 18 74-16 44-16 4S18-66 64-60C52-72 34-80 14-80Z',
    'transform="translate(3 3) scale(.97)"',
  ) +
  path(
    'goldO',
    'M14-80C-34-80-72-44-72 2S-34 84 14 84C34 84 52 77 64 65 18 71-16 42-16 2S18-67 64-61C52-73 34-80 14-80Z',
  ) +
  shade('M64 65C18 71-16 42-16 2-16-26 0-48 24-58-30-46-42 40 64 65Z', 0.18) +
  [
    [-48, -12, 9],
    [-36, 30, 12],
    [-10, 60, 7],
    [-30, -42, 6],
    [-54, 12, 4],
  ]
    .map(
      ([x, y, r]) =>
        circle('#b56b0a', x!, y!, r!, 'opacity=".45"') + circle('#ffe9a0', x! + 1, y! + 1.6, r! * 0.8, 'opacity=".6"'),
    )
    .join('') +
  line('#fffbe0', 2.4, 'M-66-14C-62-46-34-70 0-74', 'opacity=".85"') +
  cloud('pearl', -40, 62, 0.9) +
  cloud('pearl', 40, 74, 0.7) +
  sparkle(30, -12, 18, '#fff6c4') +
  sparkle(62, 24, 10) +
  sparkle(52, -38, 7)

const planet =
  `<g transform="rotate(-18)"><path fill="none" stroke="url(#sand)" stroke-width="9" d="M-58-8C-120-26-70-40 0-30"/>` +
  ring('sandH', 10, 0, 0, 98, 24) +
  ring('amberH', 4, 0, 0, 82, 19) +
  circle('amethystO', 0, 0, 60) +
  path('#ff9ad5', 'M-58-16C-30-26 30-6 58-18L54-30C20-22-24-42-48-36Z', 'opacity=".45"') +
  path('#2b0a6b', 'M-60 4C-20 14 20-4 60 6L58 18C20 10-24 24-57 18Z', 'opacity=".4"') +
  path('#ffd0f0', 'M-50 34C-16 26 16 44 48 36L38 47C10 52-20 42-40 46Z', 'opacity=".35"') +
  ellipse('#2b0a6b', 24, -14, 12, 5, 'opacity=".5"') +
  line('sandH', 10, 'M-98 0A98 24 0 0 0 98 0', 'stroke-linecap="butt"') +
  line('amberH', 4, 'M-82 0A82 19 0 0 0 82 0', 'stroke-linecap="butt"') +
  '</g>' +
  ellipse('#fff', -26, -32, 18, 9, 'opacity=".5" transform="rotate(-40 -26 -32)"') +
  circle('iceO', 62, -56, 13) +
  circle('amberO', -66, 52, 9) +
  sparkle(-56, -58, 12) +
  sparkle(40, 66, 9)

/** Moon, planets and stars. */
export const sky: Record<string, Motif> = {
  moon: {
    words: 'moon\\w*',
    hints: 'lunar|night\\w*|midnight|dreams?|arabian|mystic|silent|sleeping|whispering|misty|silver',
    types: ['slots'],
    families: ['cool', 'royal', 'green'],
    scenes: ['night', 'clouds', 'mountains', 'arches'],
    sparks: 'sparkles',
    art: moon,
  },
  planet: {
    words: 'planets?|galax(?:y|ies)|cosm\\w*|space|saturn|orbit|universe|nebula|alien\\w*|astral|jupiter',
    hints: 'mars|solar|sun|eclipse|horizon',
    types: ['slots', 'crash'],
    families: ['cool', 'royal', 'dark'],
    scenes: ['night', 'tunnel', 'grid'],
    sparks: 'sparkles',
    art: planet,
  },
  star: {
    words: 'stars?|starlight|starburst',
    hints: 'super|mega|bright|swift',
    types: ['slots', 'tv'],
    families: ['royal', 'cool', 'bright'],
    scenes: ['tunnel', 'rays', 'stage', 'bokeh', 'night'],
    sparks: 'sparkles',
    art: star,
  },
}
