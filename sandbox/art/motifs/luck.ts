import { circle, line, path, rect, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const bell =
  path('ruby', 'M-6-66C-30-96-62-84-52-62-74-58-50-36-6-58ZM6-66C30-96 62-84 52-62 74-58 50-36 6-58Z') +
  shade('M-8-64L-44-66-40-56ZM8-64L44-66 40-56Z', 0.35) +
  circle('goldO', 0, 66, 17) +
  path('goldH', 'M0-64C36-64 44-28 46 0 48 26 58 36 72 46H-72C-58 36-48 26-46 0-44-28-36-64 0-64Z') +
  shade('M16-62C38-52 44-24 46 0 48 26 58 36 72 46H40C30 20 36-30 16-62Z', 0.22) +
  shine('M-14-56C-34-44-38-10-40 6-42 22-46 32-52 40-40 34-34 20-32 4-30-18-26-40-14-56Z', 0.65) +
  rect('goldH', -80, 42, 160, 18, 9) +
  rect('brass', -48, 8, 96, 8, 3, 'opacity=".8"') +
  path('#fff', 'M-72 46H20V49H-72Z', 'opacity=".6"') +
  circle('rubyO', 0, -62, 10) +
  sparkle(-34, -30, 13) +
  sparkle(74, 40, 9)

const seven = 'M-60-78H66V-42C28-4 10 34 6 82H-48C-44 34-20 0 12-36H-28V-18H-60Z'

/** A lucky seven. */
export const sevens =
  line('#3a0412', 26, seven) +
  line('gold', 18, seven) +
  line('#7a3a04', 7, seven) +
  path('ruby', seven) +
  shine('M-54-72H60V-58L-8-58-54-50Z', 0.5) +
  path('#fff', 'M20-36C-10-4-34 34-38 74H-30C-24 34-4 0 30-36Z', 'opacity=".3"') +
  shade('M6 82H-20C-14 30 14-8 50-44H66V-42C28-4 10 34 6 82Z', 0.22) +
  sparkle(-58, -76, 17) +
  sparkle(10, 78, 11)

/** Symbols of the old fruit machines. */
export const luck: Record<string, Motif> = {
  bell: {
    words: 'bells?|jingle',
    hints: 'ring|singing',
    types: ['slots'],
    families: ['warm', 'green', 'royal', 'cool'],
    scenes: ['rays', 'velvet', 'bokeh'],
    sparks: 'sparkles',
    art: bell,
  },
  seven: {
    words: 'sevens?|777',
    hints: '7s?|classic|retro|hot|doubles|ways',
    types: ['slots'],
    families: ['cool', 'royal', 'dark', 'warm'],
    scenes: ['rays', 'grid', 'stage', 'velvet'],
    sparks: 'sparkles',
    art: sevens,
  },
}
