import { circle, line, path, shade, shine, sparkle, spread, turned } from '../svg.ts'
import type { Motif } from './motif.ts'
import { cloud } from './parts.ts'

const fire =
  path(
    '#8f1408',
    'M4-90C10-58 58-42 62 14 66 60 36 86 0 86S-66 60-62 14C-60-8-46-20-44-38-30-30-26-18-26-8-10-26-18-60 4-90Z',
    'transform="translate(0 4)"',
  ) +
  path(
    'fire',
    'M4-90C10-58 58-42 62 14 66 60 36 86 0 86S-66 60-62 14C-60-8-46-20-44-38-30-30-26-18-26-8-10-26-18-60 4-90Z',
  ) +
  path('#ff4a12', 'M4-90C10-58 58-42 62 14 66 60 36 86 0 86 40 66 50 22 34-8 22-30 0-46 4-90Z', 'opacity=".65"') +
  path(
    'amber',
    'M2-46C10-22 42-8 42 30 42 64 22 80 0 80S-42 64-40 32C-38 18-30 12-30 2-18 8-16 16-14 22 0 6-8-20 2-46Z',
  ) +
  path(
    '#ffe45c',
    'M2-10C6 8 28 16 28 44 28 66 14 76 0 76S-28 66-26 46C-24 36-18 34-18 26-10 30-8 36-6 40 2 30-4 8 2-10Z',
  ) +
  path(
    '#fffbe0',
    'M2 26C4 38 16 42 16 56 16 70 8 74 0 74S-16 70-14 58C-12 50-8 52-7 46-2 48-2 52 0 54 4 46 0 36 2 26Z',
  ) +
  path('fire', 'M56-40C52-54 62-60 58-72 70-62 72-48 64-38ZM-52-50C-58-60-50-68-54-76-44-70-42-58-46-50Z') +
  shine('M-54 12C-52 0-44-8-40-18-38-4-48 14-48 34-54 30-55 20-54 12Z', 0.5)

const flake =
  turned('fk', line('#1c5a94', 11, 'M0 0V-80M0-34L-20-54M0-34L20-54M0-58L-13-71M0-58L13-71'), spread(6)) +
  turned(
    'fi',
    path(
      'ice',
      'M-4.5 0H4.500L3-30 20-48 24-43 3-22ZM-4 0V-78L0-86 4-78V0ZM-4.5 0L-3-30-20-48-24-43-3-22ZM-2-56' +
        'L-14-70-17-66-2-48ZM2-56L14-70 17-66 2-48Z',
    ),
    spread(6),
  ) +
  turned('fc', path('ice', 'M0 0L-15-26 0-40 15-26Z') + shine('M0 0L-15-26 0-40Z', 0.55), spread(6)) +
  circle('sapphireO', 0, 0, 11) +
  sparkle(-4, -4, 20) +
  sparkle(58, -46, 10)

const bolt = 'M16-88L-46 14H-8L-26 88 50-22H10L40-88Z'

const storm =
  cloud('steel', -34, -44, 1.15) +
  cloud('steel', 42, -38, 1) +
  line('#5a2a00', 12, bolt, 'opacity=".6"') +
  path('gold', bolt) +
  path('#fffbe0', 'M16-88L-46 14H-30L30-88Z', 'opacity=".8"') +
  shade('M-8 14L-26 88 50-22H34L-8 40Z', 0.2) +
  line('#fff', 2, bolt, 'opacity=".8"') +
  cloud('ink', -2, -62, 1.1) +
  line('#fff6c4', 2.4, 'M-60-14L-70 14-60 18-72 44M62-10L72 20 62 24 70 46', 'opacity=".8"') +
  sparkle(-26, 80, 14)

/** Fire, ice and storm. */
export const elements: Record<string, Motif> = {
  fire: {
    words: 'fires?|flames?|inferno|volcano|lava|chill?i|pepper',
    hints: 'burning|blaz(?:e|ing)|hell|heat|ember|crimson',
    types: ['slots'],
    families: ['dark', 'warm', 'royal'],
    scenes: ['tunnel', 'rays', 'mountains', 'bokeh'],
    sparks: 'embers',
    art: fire,
  },
  flake: {
    words: 'ice|icy|frost|snow\\w*|arctic|polar|christmas|santa|sled|sleigh',
    hints: 'frozen|winter|northern',
    types: ['slots'],
    families: ['cool', 'royal'],
    scenes: ['mountains', 'night', 'bokeh'],
    sparks: 'snow',
    art: flake,
  },
  storm: {
    words: 'thunder|lightning|storms?|zeus|olymp\\w*|monsoons?',
    hints: 'thunder\\w*|bolts?|electric|power|volts?|gods?|stormy',
    types: ['slots'],
    families: ['royal', 'cool', 'dark'],
    scenes: ['temple', 'mountains', 'tunnel', 'rays'],
    sparks: 'sparkles',
    art: storm,
  },
}
