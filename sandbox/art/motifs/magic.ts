import { circle, ellipse, line, mirrored, path, rect, repeated, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const excalibur =
  path('steel', 'M-62 86L-48 52-22 42 0 48 28 40 50 56 64 86Z') +
  shade('M0 48L28 40 50 56 64 86H14Z', 0.3) +
  shine('M-48 52L-22 42-8 46-30 60Z', 0.35) +
  path('silver', 'M-11-40L-9 50H9L11-40Z') +
  path('#fff', 'M-11-40L-9 50H-1V-40Z', 'opacity=".55"') +
  path('#1b3a8f', 'M2-40H11L9 50H2Z', 'opacity=".3"') +
  line('#7cd8ff', 2, 'M0-30V40', 'opacity=".9"') +
  path('gold', 'M-54-52C-40-34-20-44 0-44S40-34 54-52C56-34 40-24 20-28L0-24-20-28C-40-24-56-34-54-52Z') +
  path('sapphireO', 'M0-46L11-35 0-22-11-35Z') +
  path('leather', 'M-6-76H6L7-44H-7Z') +
  line('gold', 2, 'M-7-70L7-64M-7-62L7-56M-7-54L7-48') +
  circle('goldO', 0, -82, 11) +
  circle('rubyO', 0, -82, 6) +
  circle('x-glow', 0, 50, 34, 'stroke="none"') +
  sparkle(0, 34, 15) +
  sparkle(-50, -46, 8)

const potion =
  ellipse('#0a0418', 4, 82, 50, 8, 'opacity=".5"') +
  path('#cfefff', 'M-16-64H16V-28C44-14 60 8 60 34 60 66 34 84 0 84S-60 66-60 34C-60 8-44-14-16-28Z', 'opacity=".35"') +
  path('base', 'M-52 22C-30 12-16 32 4 24 22 16 36 22 52 24 56 62 34 78 0 78S-56 60-52 22Z') +
  path(
    'pop',
    'M-52 22C-30 12-16 32 4 24 22 16 36 22 52 24 53 32 52 38 50 44 20 36-20 56-50 44-53 36-53 28-52 22Z',
    'opacity=".75"',
  ) +
  [
    [-20, 52, 8],
    [14, 60, 6],
    [30, 44, 4.5],
    [-2, 38, 5],
    [-34, 38, 4],
  ]
    .map(([x, y, r]) => circle('#fff', x!, y!, r!, 'opacity=".3"') + circle('#fff', x! - 1.5, y! - 2, r! * 0.3))
    .join('') +
  line(
    '#e6f8ff',
    3,
    'M-16-64V-28C-44-14-60 8-60 34-60 66-34 84 0 84S60 66 60 34C60 8 44-14 16-28V-64',
    'opacity=".85"',
  ) +
  path('gold', 'M-22-68H22V-58H-22Z') +
  path('wood', 'M-14-88H14L12-66H-12Z') +
  path('gold', 'M-20-30H20V-22H-20Z') +
  path('#fff', 'M-46 30C-46 6-32-8-18-16-30 0-36 14-36 40-42 40-46 36-46 30Z', 'opacity=".6"') +
  path('gold', 'M0 16L5.5 28 18 29 8.5 37 12 50 0 43-12 50-8.5 37-18 29-5.5 28Z', 'transform="translate(0 6)"') +
  sparkle(-40, -50, 12) +
  sparkle(44, -34, 16) +
  sparkle(24, -76, 8)

const lantern =
  line('gold', 3, 'M0-100V-86') +
  '<circle cy="-82" r="8" fill="none" stroke="url(#gold)" stroke-width="4"/>' +
  path('gold', 'M0-78C10-64 34-56 36-40H-36C-34-56-10-64 0-78Z') +
  rect('brass', -42, -42, 84, 9, 3) +
  path('#ff9a2b', 'M-34-33H34L48 18 26 54H-26L-48 18Z') +
  circle('x-glow', 0, 12, 58, 'stroke="none"') +
  path('#fff3b0', 'M-14-33H14L18 18 10 54H-10L-18 18Z', 'opacity=".85"') +
  path('ruby', 'M-34-33H-14L-18 18-10 54H-26L-48 18Z', 'opacity=".55"') +
  path('sapphire', 'M34-33H14L18 18 10 54H26L48 18Z', 'opacity=".5"') +
  mirrored(
    'la',
    line('gold', 3.4, 'M14-33L18 18 10 54M34-33L48 18 26 54M0 18H48') +
      line('#7a3e06', 1.6, 'M24-24L34-6 32 10M22 26L34 26 24 44', 'opacity=".8"') +
      path('gold', 'M30-12L36-2 30 8 25-2ZM28 26L33 33 26 42 22 33Z'),
  ) +
  path('gold', 'M0-16L9 4 0 16-9 4ZM0 24L6 34 0 46-6 34Z') +
  path('brass', 'M-30 54H30L22 66H-22Z') +
  path('gold', 'M-18 66H18Q14 82 0 86-14 82-18 66Z') +
  circle('goldO', 0, 91, 6) +
  shine('M-30-30H-24L-36 16-40 16Z', 0.6) +
  sparkle(0, 4, 20) +
  sparkle(-38, -46, 10)

const lamp =
  path(
    'x-down',
    'M74-30C60-46 96-56 84-72 76-84 56-78 62-96 66-108 84-108 88-98 78-100 74-92 84-86 102-76 98-60 88-52 80-46 86-38 80-30Z',
    'stroke="none" opacity=".85"',
  ) +
  '<path d="M-50-8C-100-28-96 38-44 28" fill="none" stroke="url(#gold)" stroke-width="8"/>' +
  path(
    'gold',
    'M-56-4C-40-22 20-26 34-10 46-12 52-30 74-32 84-30 84-20 76-18 62-12 60 16 30 30 16 42-22 42-34 30-50 20-58 6-56-4Z',
  ) +
  shade('M74-20C62-12 60 16 30 30 16 42-22 42-34 30-44 24-50 16-52 10 0 30 40 10 56-18Z', 0.24) +
  path('gold', 'M-16 36H16L22 54H-22Z') +
  ellipse('brass', 0, 58, 40, 9) +
  path('#6e3503', 'M-40-10Q-10-22 20-12-10-4-40-10Z', 'opacity=".5"') +
  path('gold', 'M-28-14Q-26-36-8-40H-4Q14-36 16-14-6-6-28-14Z') +
  circle('goldO', -6, -46, 8) +
  shine('M-44-2C-20-14 10-14 28-4 10-2-20 0-44 6Z', 0.55) +
  path('rubyO', 'M-6 2L6 14-6 26-18 14Z') +
  circle('sapphireO', -34, 10, 5) +
  circle('sapphireO', 22, 10, 5) +
  repeated('lt', circle('#fff', 72, -46, 3), ['translate(10 -22)', 'translate(-4 -36)']) +
  sparkle(-28, -22, 13) +
  sparkle(84, -84, 12) +
  sparkle(52, -66, 8)

/** Swords in stones, potions, lamps. */
export const magic: Record<string, Motif> = {
  excalibur: {
    words: 'swords?|excalibur|blades?|knights?|arthur|camelot|sparta\\w*|gladiator\\w*|warriors?|colosseum',
    hints: 'arena|troy|hero(?:es)?|battle|quest|fearless',
    types: ['slots'],
    families: ['cool', 'royal', 'green', 'dark'],
    scenes: ['arches', 'mountains', 'rays', 'temple'],
    sparks: 'sparkles',
    art: excalibur,
  },
  potion: {
    words:
      'potions?|magic\\w*|wizards?|witch\\w*|merlin|alchem\\w*|spells?|sorcer\\w*|fair(?:y|ies)|elixir|cauldron|voodoo',
    hints: 'enchanted|secret',
    types: ['slots'],
    families: ['royal', 'green', 'dark', 'cool'],
    scenes: ['night', 'arches', 'tunnel', 'bokeh'],
    sparks: 'sparkles',
    art: potion,
  },
  lamp: {
    words: 'lamps?|genies?|aladdin|viziers?|djinn|wishes|baghdad',
    hints: 'samarkand|shiraz|isfahan|enchanted',
    types: ['slots'],
    families: ['royal', 'cool', 'green'],
    scenes: ['arches', 'night', 'velvet', 'dunes'],
    sparks: 'sparkles',
    art: lamp,
  },
  lantern: {
    words: 'lanterns?|ramadan|souks?|bazaars?|medina',
    hints: 'marrakesh|fez|tunis|kairouan|glowing|damascus',
    types: ['slots'],
    families: ['royal', 'cool', 'warm', 'green'],
    scenes: ['arches', 'night', 'bokeh'],
    sparks: 'embers',
    art: lantern,
  },
}
