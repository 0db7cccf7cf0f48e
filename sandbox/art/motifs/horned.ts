import { circle, line, mirrored, path, shade, shine } from '../svg.ts'
import type { Motif } from './motif.ts'

const bull =
  mirrored(
    'bl',
    path('bone', 'M30-44C62-40 78-56 74-92 96-66 92-20 46-18Z') +
      path('#7d6440', 'M74-92C84-80 88-66 84-52 82-66 80-78 74-88Z', 'opacity=".7"') +
      line('#a68d66', 2, 'M44-42C46-34 46-26 42-20M58-42C62-36 62-30 58-24M70-50C76-46 78-40 76-36', 'opacity=".8"') +
      path('leather', 'M38-24L80-22C82-6 62 6 44 0Z') +
      path('#e0808a', 'M46-18L70-17C70-8 58-2 48-6Z', 'opacity=".7"'),
  ) +
  mirrored(
    'bm',
    path('wood', 'M0-60L24-58 46-36 44-4 34 22 36 44 24 66 0 74Z') +
      path('#381a08', 'M0-60L24-58 46-36 30-34 14-20 0-10Z', 'opacity=".75"') +
      shine('M30-34L44-30 43-6 34 12 24 4Z', 0.2) +
      path('#2a1004', 'M10-14L38-24 42-16 24-4Z') +
      path('#1a0502', 'M16-8L38-17C38-4 28 2 20 0Z') +
      path('#ff3b1c', 'M21-7L35-13C34-5 28-2 23-3Z') +
      circle('#ffe27a', 29, -8.5, 2.6) +
      path('sand', 'M0 22L20 24 34 38 34 52 22 68 0 74Z') +
      shade('M20 24L34 38 34 52 22 68 12 71 22 48Z', 0.22) +
      path('#2a1004', 'M10 40C14 34 26 34 27 42 24 50 14 52 10 46Z') +
      line('#7d5a2a', 2.4, 'M0 62C8 64 14 62 18 58') +
      path('#fff', 'M6-2L14 20 4 22Z', 'opacity=".14"') +
      path('amber', 'M0-62C8-64 20-60 26-54 18-52 16-44 20-40 12-40 8-34 10-28 4-28 0-24 0-20Z'),
  ) +
  '<circle cy="58" r="14" fill="none" stroke="url(#gold)" stroke-width="5.5"/>' +
  path('#5a1a0c', 'M-10 42H10V50H-10Z', 'opacity=".4"')

const ibex = mirrored(
  'ib',
  path('wood', 'M12-46C10-84 40-100 64-88 90-74 94-34 74-8 84-44 70-70 52-68 38-66 34-52 34-40Z') +
    line(
      '#381a08',
      2.6,
      'M20-70L34-62M30-84L40-72M46-92L50-78M64-88L62-74M78-74L70-64M86-56L76-50M88-36L78-34',
      'opacity=".75"',
    ) +
    path('sand', 'M32-30L66-36C68-20 52-12 38-16Z') +
    path('#b5805a', 'M40-28L60-31C60-22 50-18 42-20Z') +
    path('skin', 'M0-50C20-50 36-38 38-18L30 14 22 56 12 76 0 80Z') +
    shade('M38-18L30 14 22 56 12 76 0 80V66L16 40 22 0Z', 0.22) +
    path('bone', 'M10 40L24 44 20 62 12 76 0 80V44Z') +
    path('#5a2a10', 'M0-50L12-46 9-10 0 20Z') +
    path('#1c0a04', 'M14-14L34-22C34-10 24-4 16-6Z') +
    path('gold', 'M19-12L31-18C29-10 24-8 20-9Z') +
    circle('#1c0a04', 26, -13.5, 2.4) +
    path('inkO', 'M0 60H13C13 68 6 72 0 73Z') +
    path('wood', 'M0 76C10 76 12 86 0 98Z') +
    shine('M14-44C26-40 34-30 36-20L22-26Z', 0.3),
)

/** Beasts with horns. */
export const horned: Record<string, Motif> = {
  bull: {
    words: 'bulls?|buffalos?|bisons?|ox|toro|matador|minotaur|rodeo|prairie|stampede',
    types: ['slots'],
    families: ['warm', 'cool', 'royal'],
    scenes: ['mountains', 'dunes', 'rays'],
    sparks: 'embers',
    art: bull,
  },
  ibex: {
    words: 'ibex|gazelles?|goats?|rams?|antelopes?|deer|stags?|aries',
    types: ['slots'],
    families: ['warm', 'cool', 'green'],
    scenes: ['mountains', 'dunes', 'rays'],
    sparks: 'leaves',
    art: ibex,
  },
}
