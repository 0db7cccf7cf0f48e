import { at, circle, ellipse, line, path, rect, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const flame =
  path('fire', 'M-20 36C-34 66-12 72 0 104 12 72 34 66 20 36Z') +
  path('#ffe27a', 'M-11 38C-18 58-6 62 0 82 6 62 18 58 11 38Z') +
  path('#fff', 'M-5 38C-8 50-2 54 0 64 2 54 8 50 5 38Z')

/** A rocket standing upright, from -88 to 104. */
export const rocketArt =
  flame +
  path('popH', 'M-24 0C-54 16-56 40-52 58L-24 40ZM24 0C54 16 56 40 52 58L24 40Z') +
  shade('M24 0C54 16 56 40 52 58L24 40Z', 0.25) +
  rect('steelH', -18, 34, 36, 11, 3) +
  path('silverH', 'M0-88C28-62 32-20 26 36H-26C-32-20-28-62 0-88Z') +
  path('popH', 'M0-88C13-76 21-60 25-44H-25C-21-60-13-76 0-88Z') +
  shade('M-29-4H29L28 4H-28.500Z', 0.15) +
  rect('popH', -27.5, 14, 55, 8) +
  circle('gold', 0, -18, 17) +
  circle('#5a3204', 0, -18, 13.5) +
  circle('sapphireO', 0, -18, 12.5) +
  shine('M-9-22A10 10 0 0 1 4-27Q-5-24-9-22Z', 0.8) +
  path('popH', 'M-5 4H5L4 52H-4Z') +
  shine('M-17-48C-20-30-20 0-18 30H-12C-14 0-14-30-8-62Q-14-56-17-48Z', 0.6)

const rocket =
  at(-6, 8, at(0, -12, rocketArt), 36, 0.92) +
  circle('#fff', -66, 66, 5, 'opacity=".6"') +
  circle('#fff', -78, 52, 3, 'opacity=".6"') +
  sparkle(66, 10, 10)

const plane =
  line('#fff', 3, 'M-84 66L-52 48M-78 82L-44 62M-60 84L-30 68', 'opacity=".55"') +
  at(
    0,
    0,
    path('ruby', 'M-66 4L-84-30H-66L-44-6Z') +
      path('ruby', 'M-74 2C-60-14-10-26 30-22 50-20 64-10 66 2 62 18 40 24 10 24-30 24-70 14-74 2Z') +
      shade('M-74 3C-30 14 30 14 66 3 62 18 40 24 10 24-30 24-70 14-74 3Z', 0.3) +
      path('sapphire', 'M-4-22C0-40 26-40 32-22Z') +
      shine('M2-24C6-36 16-36 20-35Q10-32 8-24Z', 0.7) +
      path('pearl', 'M-70-2C-40 4 20 4 65-2L65 5C20 11-40 10-72 5Z', 'opacity=".95"') +
      shine('M-56-9C-30-19 10-22 40-18 10-17-20-12-48-5Z', 0.5) +
      path('amber', 'M-22 10L26 8 10 22-34 60H-54L-36 22Z') +
      shade('M26 8L10 22-34 60H-42L-8 18Z', 0.25) +
      path('amber', 'M-70 6L-52 4-66 24H-82Z') +
      path('amber', 'M4-20L-8-22-30-54H-22Z') +
      path('goldH', 'M58-14C74-10 78-4 80 2 78 8 74 12 58 17 62 6 62-4 58-14Z') +
      ellipse('#fff', 78, 2, 5, 50, 'opacity=".28"') +
      line('#fff', 3, 'M79-46C74-30 80-10 79 2 78 16 84 34 79 50', 'opacity=".75"') +
      circle('goldO', 79, 2, 6),
    -24,
  )

const balloon =
  path('base', 'M0-86C54-86 78-46 66-8 56 20 30 34 20 48H-20C-30 34-56 20-66-8-78-46-54-86 0-86Z') +
  path('pop', 'M0-86C26-86 44-46 38-8 32 20 16 34 11 48H-11C-16 34-32 20-38-8-44-46-26-86 0-86Z') +
  path('pearl', 'M0-86C10-86 18-46 15-8 12 20 7 34 5 48H-5C-7 34-12 20-15-8-18-46-10-86 0-86Z') +
  shade('M20-83C62-76 76-42 66-8 56 20 30 34 20 48H6C38 10 46-40 20-83Z', 0.2) +
  shine('M-30-76C-60-60-64-26-56-8-58-34-50-58-30-76Z', 0.6) +
  path('gold', 'M-66-10C-40 6 40 6 66-10L62 2C40 18-40 18-62 2Z') +
  line('#5a3204', 1.4, 'M-20 48L-12 68M20 48L12 68M-6 49L-4 68M6 49L4 68') +
  path('wood', 'M-15 66H15L12 88H-12Z') +
  rect('gold', -17, 63, 34, 6, 3) +
  line('#4a260f', 1.2, 'M-13 76H13M-4 70V88M5 70V88') +
  path('fire', 'M-5 58Q0 40 5 58Z')

/** Rockets, planes and balloons. */
export const flight: Record<string, Motif> = {
  rocket: {
    words: 'rockets?|cosmo|astro|astronaut|spaceman|moonshot|shuttle',
    hints: 'launch|jet',
    types: ['crash'],
    families: ['royal', 'cool', 'dark'],
    scenes: ['night', 'tunnel', 'grid'],
    sparks: 'sparkles',
    art: rocket,
  },
  plane: {
    words: 'planes?|aviat\\w*|pilots?|aero\\w*',
    hints: 'wings?|flight|fly|flying|sky ?high',
    types: ['crash'],
    families: ['bright', 'cool', 'dark', 'warm'],
    scenes: ['clouds', 'clouds', 'tunnel', 'mountains'],
    sparks: 'sparkles',
    art: plane,
  },
  balloon: {
    words: 'balloons?|zeppelin',
    hints: 'sky|clouds?|up|air|breeze|floating',
    types: ['crash'],
    families: ['bright', 'cool', 'warm'],
    scenes: ['clouds', 'mountains', 'clouds'],
    sparks: 'confetti',
    art: balloon,
  },
}
