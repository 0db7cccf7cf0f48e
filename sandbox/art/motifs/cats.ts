import { at, circle, line, mirrored, path, shade, shine, spread, turned } from '../svg.ts'
import type { Motif } from './motif.ts'

const stripe = (d: string) => path('#241008', d)

const tiger =
  path('#2a0f04', 'M0-66L40-60 56-82 80-64 74-30 86 8 70 44 40 74 0 88-40 74-70 44-86 8-74-30-80-64-56-82-40-60Z') +
  mirrored(
    'tg',
    path('amber', 'M36-54C44-84 78-82 76-54 74-38 66-30 56-28Z') +
      path('#3a1408', 'M46-54C50-70 68-70 67-54 66-44 60-40 54-38Z') +
      path('#ffd9c2', 'M52-50C56-60 64-60 63-50 60-44 58-42 54-42Z') +
      path('amber', 'M0-68C40-66 64-44 66-14L82 6 68 12 76 28 60 32 62 48 44 52C32 74 14 82 0 82Z') +
      path('pearl', 'M64 4L80 8 67 14 74 28 58 31 60 46 42 50C40 36 48 16 64 4Z') +
      path('pearl', 'M8-26C18-38 40-36 46-24 36-22 20-18 12-12Z') +
      stripe(
        'M0-68L8-66 4-34 0-28ZM16-64L28-60 12-38ZM36-56L48-46 24-38ZM66-22L68-6 46-10ZM68 4L72 12 50 10ZM70 22' +
          'L74 28 54 26ZM58 42L56 49 44 42ZM10-4L18-10 13 12Z',
      ) +
      path('#160802', 'M12-2C20-18 38-22 50-18 46 0 28 8 16 6Z') +
      path('leaf', 'M20-1C26-12 36-15 44-14 41-2 30 4 22 4Z') +
      path('#0a0a04', 'M31-12C35-10 35 0 31 3 28 0 28-9 31-12Z') +
      circle('#fff', 34, -8, 2.2) +
      path('amber', 'M0-30L9-10 16 22 0 30Z') +
      shine('M0-30L6-14 9 20H0Z', 0.3) +
      path('pearl', 'M0 30C8 22 22 22 32 34 38 50 24 62 10 56L0 50Z') +
      path('rose', 'M0 20H15C17 28 8 34 0 37Z') +
      path('#3a0412', 'M0 52C8 58 20 58 26 54 26 68 14 78 0 78Z') +
      path('#fff', 'M10 56L19 57 15 72ZM4 76L8 66 11 74Z') +
      path('rose', 'M0 64C6 62 10 66 10 72 6 76 2 77 0 77Z') +
      [
        [14, 40],
        [20, 45],
        [21, 37],
      ]
        .map(([x, y]) => circle('#3a1408', x!, y!, 1.5))
        .join('') +
      line('#fff', 1.2, 'M28 40L62 34M28 46L60 52', 'opacity=".8"'),
  )

const lion =
  turned('lo', path('leather', 'M-17-50L0-94 17-50Z'), spread(18, 10)) +
  at(0, 2, turned('lp', path('wood', 'M-17-42L0-80 17-42Z'), spread(16))) +
  at(0, 4, turned('li', path('amber', 'M-15-36L0-66 15-36Z'), spread(14, 12.8))) +
  mirrored(
    'ln',
    path('amber', 'M24-34C30-54 54-48 50-28 48-18 40-16 36-16Z') +
      path('#7d2a05', 'M32-34C36-44 46-40 44-30 42-24 38-22 36-22Z') +
      path('gold', 'M0-46C28-46 46-30 46-8 46 12 40 24 36 32 30 54 14 68 0 70Z') +
      path('sand', 'M6-20C18-32 36-28 44-14 34-18 20-16 12-8Z') +
      shade('M46-8C46 12 40 24 36 32 30 54 14 68 0 70V62C18 56 26 34 30 8Z', 0.16) +
      path('#2a1206', 'M10-2C18-14 32-16 42-10 38 4 24 8 14 6Z') +
      path('amber', 'M17-1C23-9 30-11 37-9 34 1 26 4 19 4Z') +
      circle('#120802', 27.5, -3.5, 4) +
      circle('#fff', 29, -5, 1.4) +
      path('#8a4603', 'M8-8L14-18 42-20 46-12 26-16Z') +
      path('sand', 'M0-38L9-12 14 20 0 26Z') +
      path('pearl', 'M0 28C8 20 22 22 28 34 30 48 16 54 6 50L0 46Z') +
      path('leather', 'M0 14L16 15C17 24 8 30 0 33Z') +
      shine('M3 17L12 18 7 21Z', 0.5) +
      line('#6b3a10', 2.4, 'M0 32V44C6 52 18 52 24 44') +
      path('pearl', 'M0 52C8 54 16 52 20 50 18 64 8 72 0 74Z') +
      [
        [12, 38],
        [18, 42],
        [18, 35],
      ]
        .map(([x, y]) => circle('#7a4a20', x!, y!, 1.4))
        .join(''),
  ) +
  path('gold', 'M-34-50L-40-86-20-70 0-96 20-70 40-86 34-50Q0-62-34-50Z') +
  shade('M0-96L20-70 40-86 34-50Q18-56 4-57Z', 0.2) +
  circle('rubyO', 0, -68, 6) +
  circle('sapphireO', -22, -62, 4) +
  circle('sapphireO', 22, -62, 4) +
  circle('goldO', 0, -95, 5) +
  circle('goldO', -40, -86, 4.5) +
  circle('goldO', 40, -86, 4.5)

const catHead = (id: string, fur: string, marks: string, muzzle: string, eyes: string) =>
  path('#0c0614', 'M0-66L40-60 56-82 80-64 74-30 84 8 68 44 40 74 0 88-40 74-68 44-84 8-74-30-80-64-56-82-40-60Z') +
  mirrored(
    id,
    path(fur, 'M36-54C44-84 78-82 76-54 74-38 66-30 56-28Z') +
      path('#1c0c1a', 'M46-54C50-70 68-70 67-54 66-44 60-40 54-38Z') +
      path(fur, 'M0-68C40-66 64-44 66-14L78 8 66 14 70 30 58 34 56 50 42 56C30 76 14 82 0 82Z') +
      marks +
      shine('M10-62C32-58 52-44 58-24 40-42 26-48 10-50Z', 0.22) +
      path('#0a0410', 'M10-4C20-20 40-24 54-18 48 2 28 8 16 4Z') +
      path(eyes, 'M18-3C26-14 38-17 47-14 42-1 30 3 22 2Z') +
      path('#0a0a04', 'M33-14C37-12 37-1 33 2 30-1 30-11 33-14Z') +
      circle('#fff', 36, -10, 2.2) +
      path(fur, 'M0-30L10-10 16 22 0 30Z') +
      shine('M0-30L6-14 9 20H0Z', 0.22) +
      path(muzzle, 'M0 30C8 22 22 22 32 34 38 50 24 62 10 56L0 50Z') +
      path('rose', 'M0 20H15C17 28 8 34 0 37Z') +
      path('#3a0412', 'M0 52C8 58 20 58 26 54 26 68 14 78 0 78Z') +
      path('#fff', 'M10 56L19 57 15 74ZM4 76L8 66 11 74Z') +
      line('#fff', 1.2, 'M28 40L64 34M28 46L62 54', 'opacity=".8"'),
  )

const spots = [
  [28, -52],
  [46, -38],
  [14, -44],
  [58, -20],
  [62, 8],
  [56, 28],
  [44, 42],
  [32, -36],
]
  .map(([x, y]) =>
    path(
      '#2a1206',
      'M-5-3C-3-7 4-6 6-2 3-3 0-3-1 1-4 1-5-1-5-3ZM1 5C4 4 6 2 6 1 7 4 5 7 2 7Z',
      `transform="translate(${x} ${y}) rotate(${x! * 3})"`,
    ),
  )
  .join('')

/** The head of a leopard. */
export const leopard = catHead('lp', 'gold', spots, 'pearl', 'emerald')

const panther = catHead(
  'pt',
  'ink',
  path('#8f9ac4', 'M40-30L60-14 46-22ZM66 12L70 30 58 34 62 22Z', 'opacity=".35"'),
  'steel',
  'gold',
)

/** Big cats. */
export const cats: Record<string, Motif> = {
  tiger: {
    words: 'tigers?|amazon\\w*|gorillas?|kong|monkeys?',
    hints: 'jungle\\w*|rainforest',
    types: ['slots'],
    families: ['green', 'cool', 'royal'],
    scenes: ['jungle', 'jungle', 'rays', 'night'],
    sparks: 'leaves',
    art: tiger,
  },
  leopard: {
    words: 'leopards?|jaguars?|cheetahs?|lynx',
    types: ['slots'],
    families: ['green', 'royal', 'warm'],
    scenes: ['jungle', 'dunes', 'rays'],
    sparks: 'leaves',
    art: leopard,
  },
  panther: {
    words: 'panthers?|pumas?|cats?|bagheera',
    types: ['slots'],
    families: ['royal', 'green', 'warm'],
    scenes: ['jungle', 'night', 'rays'],
    sparks: 'leaves',
    art: panther,
  },
  lion: {
    words: 'lions?|safari|savann?ah?|africa\\w*|serengeti|elephants?|rhino\\w*',
    types: ['slots'],
    families: ['warm', 'green', 'royal', 'cool'],
    scenes: ['dunes', 'rays', 'jungle', 'mountains'],
    sparks: 'embers',
    art: lion,
  },
}
