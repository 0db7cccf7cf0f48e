import { at, circle, line, mirrored, path, rect, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const viking =
  mirrored(
    'vk',
    path('bone', 'M44-34C84-30 94-62 82-88 78-64 66-56 46-56Z') +
      line('#7d6440', 1.6, 'M58-33C59-42 58-50 56-55M70-40C70-48 67-56 64-58', 'opacity=".7"') +
      path('brass', 'M40-60L54-58 54-32 40-30Z') +
      path('amber', 'M0 8H46C52 34 50 52 40 64L42 80 28 74 24 92 12 80 0 94Z') +
      line('#7d2a05', 2, 'M34 30C34 46 30 58 24 66M22 40C22 54 18 62 14 70M8 44V74', 'opacity=".7"') +
      path('amber', 'M0 40C14 32 30 40 36 58 22 58 10 54 0 46Z') +
      path('#7d2a05', 'M0 52C8 52 14 56 16 60 8 64 4 64 0 63Z') +
      path('skin', 'M0-4H42C42 18 38 32 26 38 16 32 8 34 0 40Z') +
      path('ink', 'M9 6C18-2 30-1 38 6 32 13 16 14 9 6Z') +
      path('#bfeaff', 'M15 6.500C21 3 28 3 33 6.5 28 10 20 10 15 6.500Z') +
      circle('#0a2068', 24, 6.5, 3.4) +
      path('#7d2a05', 'M6 1C16-8 32-8 42 1L38 3C30-2 18-2 8 5Z'),
  ) +
  path('steel', 'M-50 0C-54-56-26-82 0-82S54-56 50 0Z') +
  shade('M14-80C38-70 52-44 50 0H34C36-40 30-64 14-80Z', 0.3) +
  shine('M-42-14C-44-46-28-68-10-74-26-56-32-38-32-14Z', 0.45) +
  path('gold', 'M-9-82H9L11 0H-11Z') +
  path('gold', 'M-54-8Q0-26 54-8V10Q0-8-54 10Z') +
  path('gold', 'M-9-4H9L12 24 0 40-12 24Z') +
  shade('M0-4H9L12 24 0 40Z', 0.25) +
  [-40, -20, 20, 40].map((x) => circle('#7a3e06', x, -3 - (40 - Math.abs(x)) * 0.12, 3)).join('') +
  circle('rubyO', 0, -50, 7) +
  circle('goldO', 0, -84, 7) +
  sparkle(-28, -52, 11)

const hammer =
  at(
    0,
    0,
    path('leather', 'M-8-10H8L9 74H-9Z') +
      line('gold', 3, 'M-9 10L9 20M-9 26L9 36M-9 42L9 52M-9 58L9 68') +
      circle('goldO', 0, 82, 11) +
      path('steel', 'M-70-62L-60-76H60L70-62V-12L60 2H-60L-70-12Z') +
      shine('M-70-62L-60-76H60L70-62Z', 0.55) +
      shade('M-70-12L-60 2H60L70-12Z', 0.5) +
      rect('gold', -54, -76, 12, 78) +
      rect('gold', 42, -76, 12, 78) +
      path('#1c2440', 'M-24-58H24L30-37 24-16H-24L-30-37Z') +
      line('#7fe3ff', 3, 'M-14-48L0-26 14-48M0-26V-22M-18-30H-8M8-30H18') +
      circle('x-glow', 0, -36, 30, 'stroke="none" opacity=".5"'),
    24,
    0.96,
  ) +
  line('#bff0ff', 3, 'M-72 24L-54 34-62 42-44 58M76-64L64-78 78-82', 'opacity=".9"') +
  sparkle(50, -50, 14)

/** Vikings and their gods. */
export const north: Record<string, Motif> = {
  viking: {
    words: 'vikings?|odin|norse|valhalla|ragnarok|asgard|rune\\w*|berserk\\w*|loki|freya|nordic',
    types: ['slots'],
    families: ['cool', 'dark', 'warm'],
    scenes: ['mountains', 'waves', 'night'],
    sparks: 'snow',
    art: viking,
  },
  hammer: {
    words: 'hammers?|thor|mjolnir|forge|anvil|smith',
    types: ['slots'],
    families: ['cool', 'dark', 'royal'],
    scenes: ['mountains', 'tunnel', 'night'],
    sparks: 'sparkles',
    art: hammer,
  },
}
