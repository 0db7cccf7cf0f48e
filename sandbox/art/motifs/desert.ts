import { around, at, circle, ellipse, line, path, shade, shine } from '../svg.ts'
import type { Motif } from './motif.ts'

const frond =
  path('leaf', 'M0 0C20-30 62-30 84-2 70-8 62-6 56 2 52-8 44-10 36-2 30-12 18-10 0 0Z') +
  line('#d9ff8f', 1.6, 'M4-3C26-22 54-20 76-6', 'opacity=".6"')

const palm =
  ellipse('#0b5a8f', 0, 74, 88, 15) +
  ellipse('ice', 0, 72, 80, 11) +
  path('sand', 'M-64 70C-40 46 30 44 60 70 30 80-30 80-64 70Z') +
  path('wood', 'M-10 60C-18 20-10-20 8-50L18-46C4-16 2 22 10 60Z') +
  line('#381a08', 2, 'M-12 46L8 44M-14 30L6 28M-13 14L5 12M-10-2L7-4M-5-18L11-18M1-34L15-32', 'opacity=".8"') +
  at(
    12,
    -50,
    at(0, 0, frond, 24) +
      at(0, 0, `<g transform="scale(-1 1)">${frond}</g>`, -22) +
      at(0, 0, frond, -18, 0.96) +
      at(0, 0, `<g transform="scale(-1 1)">${frond}</g>`, 18, 0.96) +
      at(0, 0, frond, -58, 0.8) +
      at(0, 0, `<g transform="scale(-1 1)">${frond}</g>`, 56, 0.76) +
      circle('woodO', -6, 8, 7.5) +
      circle('woodO', 8, 9, 7.5) +
      circle('woodO', 1, 14, 7.5),
  ) +
  path(
    'leaf',
    'M-58 70C-62 54-72 50-78 50-66 56-66 64-66 70ZM-54 70C-54 52-46 46-40 44-48 54-46 64-48 70ZM50 70' +
      'C50 56 58 50 66 48 58 56 58 64 58 70Z',
  )

const cactus =
  circle('amber', 0, -8, 76) +
  path('sand', 'M-88 78C-60 56-20 60 4 62 40 50 70 62 88 78 60 90-60 90-88 78Z') +
  line('#0a3d1c', 27, 'M0 26H-44V-10M0 8H42V-32') +
  line('leaf', 21, 'M0 26H-44V-10M0 8H42V-32') +
  line('#0a3d1c', 41, 'M0 66V-50') +
  line('leaf', 35, 'M0.1 66L0-50') +
  line('#e6ffb0', 3, 'M-9 62V-52M-49 20V-10M37 4V-32', 'opacity=".65"') +
  line('#0d4720', 2.4, 'M3 62V-56M11 60V-50M-40 24V-8M46 6V-30', 'opacity=".6"') +
  at(
    0,
    -68,
    around(5, (angle) => path('rose', 'M0 2C-9-6-6-16 0-18 6-16 9-6 0 2Z', `transform="rotate(${angle})"`)) +
      circle('goldO', 0, 0, 5),
  ) +
  at(
    42,
    -44,
    around(5, (angle) => path('rose', 'M0 2C-9-6-6-16 0-18 6-16 9-6 0 2Z', `transform="rotate(${angle})"`)) +
      circle('goldO', 0, 0, 5),
    10,
    0.7,
  ) +
  path('wood', 'M34 70L46 60 64 62 70 74 56 82 38 80Z') +
  path('sand', 'M-64 74L-56 62-42 66-38 78-54 82Z')

const camel =
  path('#6b3a14', 'M-44 20L-50 84H-38L-28 30ZM34 20L30 84H42L48 24Z') +
  path(
    'sand',
    'M-66 30C-74 4-56-10-44-20-36-48-18-52-8-26-2-18 6-18 10-26 18-52 38-50 44-18 50-6 58-10 60-24L64-52' +
      'C56-58 56-70 66-74L84-78C94-74 96-64 90-60L78-56C80-36 78-6 62 12 56 18 50 22 46 24L52 84H40L30 34' +
      'C10 40-14 40-30 32L-34 84H-46L-52 34C-56 40-60 42-66 30Z',
  ) +
  shade(
    'M46 24L52 84H40L30 34C10 40-14 40-30 32L-34 84H-46L-52 34' +
      'C-58 30-56 18-46 12-10 28 40 24 62-2 66-8 70-20 72-32L79-44C79-20 74 2 62 12Z',
    0.22,
  ) +
  path('ruby', 'M-16-30Q2-12 18-32L36-2Q2 16-36 0Z') +
  path('gold', 'M-36 0Q2 16 36-2L38 8Q2 26-38 10Z') +
  line('#ffe2a0', 2.2, 'M-22-20Q2-4 26-20') +
  [-26, -12, 2, 16, 28].map((x) => line('gold', 3, `M${x} 18V26`)).join('') +
  path('sapphire', 'M2-14L10-4 2 6-6-4Z') +
  circle('#1c0a04', 76, -68, 2.6) +
  line('#6b3a14', 2, 'M92-62Q86-60 82-61') +
  line('ruby', 3.4, 'M68-74L74-58M72-60L84-62') +
  line('gold', 2.4, 'M70-58C60-30 52-14 34-10') +
  path('sand', 'M66-74L62-82 72-77Z') +
  shine('M-44-18C-36-44-20-46-12-28-24-36-34-30-44-18ZM14-26C20-46 34-46 40-22 32-34 22-32 14-26Z', 0.4) +
  circle('goldO', 62, 8, 5)

/** Camel, cactus and oasis. */
export const desert: Record<string, Motif> = {
  camel: {
    words: 'camels?|caravans?|bedouin|nomads?',
    hints: 'timbuktu|palmyra|petra',
    types: ['slots'],
    families: ['warm', 'royal', 'bright'],
    scenes: ['dunes', 'dunes', 'night'],
    sparks: 'sparkles',
    art: camel,
  },
  cactus: {
    words: 'cactus|sahara|texas|western|cowboy|sheriff|outlaw|bandit\\w*|wild west|mexic\\w*|fiesta|saloon|canyon',
    hints: 'desert',
    types: ['slots'],
    families: ['warm', 'bright', 'warm'],
    scenes: ['dunes', 'mountains'],
    sparks: 'embers',
    art: cactus,
  },
  palm: {
    words: 'oasis|lagoons?|palms?|beach|paradise|caribbean|hawaii|coconuts?|mirage',
    hints: 'islands?|jerba|zanzibar|coral',
    types: ['slots'],
    families: ['bright', 'cool', 'warm'],
    scenes: ['dunes', 'clouds', 'grid', 'waves'],
    sparks: 'leaves',
    art: palm,
  },
}
