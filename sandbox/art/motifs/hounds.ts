import { circle, line, mirrored, path, shade, shine } from '../svg.ts'
import type { Motif } from './motif.ts'

const wolf =
  path('#0c1024', 'M0-40L44-88 62-24 84 26 62 48 34 70 0 88-34 70-62 48-84 26-62-24-44-88Z', 'opacity=".9"') +
  mirrored(
    'wf',
    path('steel', 'M12-42L46-90 64-22 40-16Z') +
      path('#e8a8b8', 'M30-44L45-74 53-34 40-26Z', 'opacity=".55"') +
      path('#141a30', 'M30-44L45-74 42-44 36-30Z', 'opacity=".6"') +
      path('steel', 'M0-56L22-46 54-22 62 2 86 26 66 28 70 48 50 44 48 62 28 54 14 76 0 84Z') +
      path('silver', 'M12-8L46-6 66 14 60 20 64 36 46 34 44 52 26 44 12 68 0 76V20Z') +
      shade('M46-6L66 14 60 20 64 36 46 34 44 52 26 44 30 20Z', 0.16) +
      path('#fff', 'M0-52L14-44 10-14 0 0Z', 'opacity=".22"') +
      path('ink', 'M0-56L10-52 14-30 6-8 0 4Z') +
      path('ink', 'M8-8L20-20 50-26 44-10 24-4Z') +
      path('#1a0b00', 'M14 2L26-8 46-14C44 2 30 10 18 8Z') +
      path('gold', 'M20 1L30-6 43-10C41 1 30 7 22 6Z') +
      path('#120800', 'M31-8L35-8 34 4 31 5Z') +
      circle('#fff', 29, -3, 1.8) +
      path('pearl', 'M0-2L9 6 20 38 16 54 0 60Z') +
      shade('M9 6L20 38 16 54 8 56 12 36Z', 0.18) +
      path('ink', 'M0 36L17 38C18 48 10 54 0 55Z') +
      path('#fff', 'M4 39L12 40 8 43Z', 'opacity=".7"') +
      path('#3a0d1a', 'M0 60L16 55 22 48 20 62 8 74 0 76Z') +
      path('#fff', 'M12 57L17 54 15 66Z') +
      path('rose', 'M0 68L7 66 6 74 0 77Z') +
      shine('M22-46L54-22 60-4 46-18Z', 0.28),
  )

const foxHead = (id: string, fur: string, edge: string, brow: string) =>
  mirrored(
    id,
    path(edge, 'M8-40L56-92 74-20 90 22 52 54 14 86 0 90V-40Z') +
      path(fur, 'M12-42L54-86 68-24 50-14Z') +
      path('ink', 'M54-86L60-56 46-62Z') +
      path('#ffd9c2', 'M32-44L52-70 58-34 46-26Z', 'opacity=".8"') +
      path(fur, 'M0-52L24-42 58-20 84 22 60 30 40 52 14 80 0 84Z') +
      path('pearl', 'M14 4L44 2 82 22 60 30 40 52 12 80 0 84V34Z') +
      shade('M44 2L82 22 60 30 40 52 12 80 24 40Z', 0.14) +
      path(brow, 'M0-52L12-46 10-14 0 10Z') +
      shine('M16-42L52-20 26-20Z', 0.3) +
      path('#160802', 'M12-4L30-14 48-14C46 2 26 8 16 4Z') +
      path('gold', 'M19-2L31-9 42-10C38 1 26 4 21 3Z') +
      path('#120800', 'M30-9.500L34-9 32 2 29 2Z') +
      circle('#fff', 28, -5, 1.8) +
      path(fur, 'M0-8L10 6 15 46 0 52Z') +
      path('inkO', 'M0 44L15 46C16 56 8 62 0 62Z') +
      path('#fff', 'M4 47L10 48 7 51Z', 'opacity=".7"') +
      line('#5a2a14', 2, 'M0 62V68C6 74 14 70 18 64'),
  )

const fox = foxHead('fx', 'amber', '#3a1404', 'fire')

const badger = mirrored(
  'bd',
  path('#0c0a14', 'M0-62L44-60 74-52 82-30 76-10 90 22 66 34 42 60 14 86 0 90Z') +
    circle('ink', 60, -38, 19) +
    circle('bone', 62, -36, 10) +
    path('steel', 'M0-54C34-58 60-40 66-12L84 20 60 28 38 56 12 80 0 84Z') +
    path('pearl', 'M0-54C10-56 20-54 26-50L14-10 20 40 10 70 0 76ZM60-14L84 20 60 28 38 56 24 60C44 44 48 10 60-14Z') +
    path('ink', 'M26-52C44-50 56-34 58-18 54 10 40 34 20 50L14 24 10-6Z') +
    shine('M30-46C44-42 52-30 54-20 46-32 38-36 26-34Z', 0.35) +
    path('amber', 'M22-8L34-14 42-12C40 0 30 4 24 0Z') +
    circle('#120800', 33, -7, 3.6) +
    circle('#fff', 35, -9, 1.4) +
    shade('M0 50L20 44 10 70 0 76Z', 0.12) +
    path('inkO', 'M0 44Q16 44 17 52C16 62 8 66 0 66Z') +
    path('#fff', 'M4 48L11 49 7 52Z', 'opacity=".7"') +
    line('#3a3448', 2, 'M0 66V70C6 76 12 72 16 66'),
)

/** Wolf, fox and badger. */
export const hounds: Record<string, Motif> = {
  wolf: {
    words: 'wolf|wolves|werewol\\w*|howl\\w*|huskies|coyotes?',
    types: ['slots'],
    families: ['cool', 'royal', 'dark'],
    scenes: ['night', 'mountains', 'night'],
    sparks: 'snow',
    art: wolf,
  },
  fox: {
    words: 'fox(?:es)?|foxy',
    types: ['slots'],
    families: ['green', 'cool', 'royal'],
    scenes: ['jungle', 'mountains', 'night'],
    sparks: 'leaves',
    art: fox,
  },
  badger: {
    words: 'badgers?|raccoons?|wolverines?',
    types: [],
    families: ['green', 'warm', 'cool'],
    scenes: ['jungle', 'night', 'mountains'],
    sparks: 'leaves',
    art: badger,
  },
}
