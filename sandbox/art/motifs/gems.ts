import { circle, ellipse, line, path, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const diamond =
  path('sapphire', 'M-82-20L-47-64H47L82-20 0 80Z') +
  path('#d8f4ff', 'M-47-64L-82-20H-35Z', 'opacity=".55"') +
  path('#fff', 'M-47-64L-35-20 0-64Z', 'opacity=".8"') +
  path('#bfe9ff', 'M0-64L-35-20H35Z', 'opacity=".9"') +
  path('#fff', 'M0-64L35-20 47-64Z', 'opacity=".55"') +
  path('#062a8a', 'M47-64L35-20H82Z', 'opacity=".25"') +
  path('#fff', 'M-82-20H-35L0 80Z', 'opacity=".22"') +
  path('#fff', 'M-35-20H0V80Z', 'opacity=".5"') +
  path('#9adfff', 'M0-20H35L0 80Z', 'opacity=".5"') +
  path('#04186a', 'M35-20H82L0 80Z', 'opacity=".4"') +
  path('#fff', 'M-35-20L-18 4 0-20 18 4 35-20Z', 'opacity=".6"') +
  path('#fff', 'M-60-9L-47 6-29-2-40-18Z', 'opacity=".35"') +
  line('#fff', 1.2, 'M-82-20H82M-47-64L-35-20 0 80 35-20 47-64M-35-20L0-64 35-20', 'opacity=".7"') +
  sparkle(-47, -62, 20) +
  sparkle(62, -2, 11)

const crown =
  ellipse('#4a0416', 0, 44, 62, 20) +
  path(
    'brass',
    'M-62 40L-70-22-36 8-30-44 0 4 30-44 36 8 70-22 62 40Q0 18-62 40Z',
    'transform="translate(0 -9) scale(.9 .98)"',
  ) +
  path('ruby', 'M-58 40C-56-14-24-34 0-36 24-34 56-14 58 40Q0 60-58 40Z') +
  shade('M8-34C30-28 54-8 58 40Q40 48 22 50 36 4 8-34Z', 0.35) +
  path('gold', 'M-66 46L-82-34-44 8-40-4 0-62 40-4 44 8 82-34 66 46Q0 74-66 46Z') +
  shade('M0-62L40-4 44 8 82-34 66 46Q36 59 4 60Q20 0 0-62Z', 0.16) +
  path(
    'ruby',
    'M-46 36C-46 4-20-12-12-30-16 0-26 30-20 44-30 42-40 40-46 36ZM46 36C46 4 20-12 12-30 16 0 26 30 20 44 30 42 40 40 46 36Z',
    'opacity=".85"',
  ) +
  path('gold', 'M-68 42Q0 72 68 42L65 66Q0 96-65 66Z') +
  line('#fffbe0', 2, 'M-67 44Q0 74 67 44', 'opacity=".8"') +
  line('#8a4603', 2, 'M-65 62Q0 90 65 62', 'opacity=".7"') +
  circle('goldO', -82, -38, 9) +
  circle('goldO', 82, -38, 9) +
  circle('goldO', 0, -68, 11) +
  ellipse('sapphireO', 0, 69, 11, 8.5) +
  ellipse('rubyO', -35, 65, 8, 6.5) +
  ellipse('rubyO', 35, 65, 8, 6.5) +
  ellipse('emeraldO', -58, 57, 4.5, 5) +
  ellipse('emeraldO', 58, 57, 4.5, 5) +
  path('sapphireO', 'M0-30L11-8 0 22-11-8Z') +
  shine('M0-28L-9-8 0 2Z', 0.6) +
  shine('M-64 30L-78-24-64-8-54 34Z', 0.5) +
  sparkle(-4, -70, 13) +
  sparkle(76, -42, 9)

/** Gems and crowns. */
export const gems: Record<string, Motif> = {
  diamond: {
    words: 'diamonds?|gems?|jewels?|brilliant',
    hints: 'crystals?|sapphire|ruby|emerald|turquoise|indigo',
    types: ['slots'],
    families: ['royal', 'cool', 'dark', 'warm'],
    scenes: ['rays', 'velvet', 'tunnel', 'bokeh'],
    sparks: 'sparkles',
    art: diamond,
  },
  crown: {
    words: 'crowns?|kings?|queens?',
    hints: 'royal|imperial|emperor|mighty',
    types: ['slots', 'table'],
    families: ['royal', 'warm', 'cool', 'dark'],
    scenes: ['arches', 'velvet', 'rays', 'stage'],
    sparks: 'sparkles',
    art: crown,
  },
}
