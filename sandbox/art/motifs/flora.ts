import { around, at, circle, ellipse, line, mirrored, path, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const leafHeart =
  path('leaf', 'M0 4C-14-14-48-22-50-50-50-72-22-84 0-62 22-84 50-72 50-50 48-22 14-14 0 4Z') +
  shade('M0 4C14-14 48-22 50-50 50-66 36-76 20-74 34-50 20-20 0 4Z', 0.2) +
  shine('M-42-46C-42-62-28-70-16-66-30-62-36-54-38-42Z', 0.6) +
  line('#d9ff8f', 2.2, 'M0-2V-54M0-20L-18-40M0-20L18-40', 'opacity=".6"')

const clover =
  line('#0d4720', 12, 'M4 6C14 40 10 62 36 84') +
  line('leaf', 8, 'M4 6C14 40 10 62 36 84') +
  at(0, -6, [45, 135, 225, 315].map((angle) => at(0, 0, leafHeart, angle, 0.94)).join('') + circle('goldO', 0, 0, 9)) +
  sparkle(-46, -52, 14) +
  sparkle(54, 16, 9)

const petal = (width: number, height: number) =>
  path('rose', `M0 30C-${width} 4-${width} -${height * 0.5} 0-${height}C${width}-${height * 0.5} ${width} 4 0 30Z`) +
  line('#fff', 1.4, `M0 20V-${height - 12}`, 'opacity=".5"')

const lotus =
  ellipse('#0d4a3a', 0, 66, 84, 18) +
  ellipse('leaf', 0, 62, 84, 18) +
  mirrored('lo', at(10, 36, petal(20, 56), 84) + at(8, 32, petal(24, 70), 62) + at(6, 30, petal(28, 84), 40)) +
  at(0, 28, petal(30, 104)) +
  mirrored('lm', at(4, 44, petal(22, 56), 66) + at(4, 44, petal(24, 64), 38)) +
  at(0, 44, petal(24, 66)) +
  ellipse('goldO', 0, 52, 20, 9) +
  around(9, (angle) => circle('#fff6c4', Math.sin(angle / 57.3) * 14, 50 + Math.cos(angle / 57.3) * 5, 2)) +
  circle('x-glow', 0, -20, 40, 'stroke="none" opacity=".6"') +
  sparkle(0, -74, 12)

/** Flowers and leaves. */
export const flora: Record<string, Motif> = {
  lotus: {
    words: 'lotus|zen|buddha|blossoms?|flowers?|gardens?|koi',
    hints: 'pearl|jade|spring|gentle|ivory|marble',
    types: ['slots'],
    families: ['cool', 'green', 'royal'],
    scenes: ['waves', 'night', 'arches', 'bokeh'],
    sparks: 'petals',
    art: lotus,
  },
  clover: {
    words: 'clovers?|irish|leprechaun|shamrock',
    hints: 'luck|lucky|rainbow|little',
    types: ['slots'],
    families: ['dark', 'warm', 'royal', 'bright'],
    scenes: ['rays', 'bokeh', 'mountains', 'velvet'],
    sparks: 'coins',
    art: clover,
  },
}
