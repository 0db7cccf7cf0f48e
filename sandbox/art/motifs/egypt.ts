import { around, at, circle, frame, line, mirrored, n, path, rect, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const nemes = Array.from({ length: 7 }, (_, index) =>
  path(
    'sapphire',
    `M${n(36 + index * 0.6)} ${n(-34 + index * 15)}L${n(50 + index * 3.4)} ${n(-44 + index * 15)}` +
      `L${n(53 + index * 3.4)} ${n(-36 + index * 15)}L${n(37 + index * 0.6)} ${n(-26 + index * 15)}Z`,
  ),
).join('')

const pharaoh =
  mirrored(
    'ph',
    path('gold', 'M0-78C34-78 52-56 56-28 62 10 74 44 80 70L44 78 36 40 0 50Z') +
      nemes +
      path('sapphire', 'M0-78C10-78 20-76 28-71L20-50C14-53 8-54 0-54ZM36-66L26-46 34-38 48-52Z') +
      path('gold', 'M40 74L34 36 14 44 18 80Z') +
      path('sapphire', 'M36 50L16 56 17 62 38 57ZM38 64L18 69 18 75 39 70Z') +
      path('gold', 'M0-50C26-50 38-38 38-12 38 20 24 44 0 52Z') +
      path('#fff', 'M0-50C-1-50 26-50 34-26 20-34 10-34 0-34Z', 'opacity=".35"') +
      shade('M38-12C38 20 24 44 0 52V46C20 36 28 14 29-20Z', 0.22) +
      path('ink', 'M6-16C14-26 26-24 34-16L40-12 30-10C22-6 12-6 6-16Z') +
      path('#fff', 'M10-15.500C16-21 23-20 28-15 22-11 15-11 10-15.500Z') +
      circle('#1b1030', 18.5, -16, 4.2) +
      circle('#fff', 17.5, -17.5, 1.3) +
      path('sapphire', 'M4-26C14-36 28-34 36-24 26-29 14-29 5-21Z') +
      path('#8a4603', 'M0-14L5 8 9 12 0 15Z', 'opacity=".35"') +
      path('#8f2a12', 'M0 24C6 21 10 23 14 25 10 31 4 32 0 32Z'),
  ) +
  path('gold', 'M-40-34Q0-58 40-34V-44Q0-68-40-44Z') +
  line('#7a3e06', 1.5, 'M-40-34Q0-58 40-34', 'opacity=".7"') +
  path('sapphire', 'M-9 50H9L7 84Q0 90-7 84Z') +
  line('gold', 2.6, 'M-8 58H8M-8 67H8M-7 76H7') +
  path('gold', 'M-8-46C-16-62-10-82 0-90 10-82 16-62 8-46Z') +
  path('rubyO', 'M0-80C6-74 8-66 0-58-8-66-6-74 0-80Z') +
  circle('#14001f', -3.5, -81, 1.4) +
  circle('#14001f', 3.5, -81, 1.4) +
  sparkle(-46, -46, 11)

const book =
  path('#2e080c', 'M-58-74H52Q64-74 64-62V74Q64 86 52 86H-58Z') +
  path('bone', 'M-50-68H56V76H-50Z') +
  line('#b89a66', 1.2, 'M58-60V74M61-60V72M-46 79H54M-46 82H52', 'opacity=".8"') +
  path('leather', 'M-62-82H44Q54-82 54-72V64Q54 74 44 74H-62Q-70 74-70 66V-74Q-70-82-62-82Z') +
  path('#2e080c', 'M-70-74Q-70-82-62-82H-52V74H-62Q-70 74-70 66Z', 'opacity=".55"') +
  frame('gold', 3, -44, -74, 90, 140, 6) +
  frame('#e08e0b', 1.2, -38, -68, 78, 128, 3) +
  [
    [54, -82, 0],
    [54, 74, 90],
    [-48, 74, 180],
    [-48, -82, 270],
  ]
    .map(([x, y, turn]) =>
      at(x!, y!, path('gold', 'M0 0V34L-12 24-14 14-24 12-34 0Z') + circle('#7a3e06', -8, 8, 3.4), turn!),
    )
    .join('') +
  rect('gold', -72, -54, 22, 9, 3) +
  rect('gold', -72, 38, 22, 9, 3) +
  at(
    1,
    -4,
    circle('#3a0608', 0, 2, 38, 'opacity=".6"') +
      around(12, (angle) => path('gold', 'M-5-30L0-44 5-30Z', `transform="rotate(${angle})"`)) +
      circle('gold', 0, 0, 33) +
      circle('#7a3e06', 0, 0, 26) +
      path('pearl', 'M-24 0Q0-24 24 0 0 24-24 0Z') +
      circle('emeraldO', 0, 0, 13) +
      circle('#04140c', 0, 0, 5.5) +
      circle('#fff', -4, -5, 3) +
      line('gold', 3.4, 'M-24 0Q0-24 24 0M-6 13Q-10 22-18 20M4 13Q6 20 4 24'),
  ) +
  path('ruby', 'M18 74H32V96L25 89 18 96Z') +
  shine('M-50-78H10L-50 0Z', 0.14) +
  sparkle(-6, -12, 13)

/** Pharaohs and forbidden books. */
export const egypt: Record<string, Motif> = {
  pharaoh: {
    words: "pharaoh'?s?|egypt\\w*|cleopatra|ramses|nile|anubis|horus|osiris|tut\\w*|sphinx|isis|scarab|pyramids?|cairo",
    hints: 'ra|luxor|aswan|alexandria',
    types: ['slots'],
    families: ['warm', 'cool', 'green', 'royal'],
    scenes: ['dunes', 'temple', 'rays'],
    sparks: 'sparkles',
    art: pharaoh,
  },
  book: {
    words: 'books?|tomes?|scrolls?|almanacs?|library',
    hints: 'legend|secrets?|relics?|hidden|forgotten',
    types: ['slots'],
    families: ['warm', 'royal', 'dark', 'green'],
    scenes: ['temple', 'rays', 'arches', 'dunes'],
    sparks: 'sparkles',
    art: book,
  },
}
