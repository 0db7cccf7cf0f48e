import { around, at, circle, line, mirrored, path, polar, shine } from '../svg.ts'
import type { Motif } from './motif.ts'

const samurai =
  mirrored(
    'sm',
    path('gold', 'M8-58C34-60 66-66 78-92 82-60 58-38 20-38Z') +
      path('base', 'M30-20L78 4 88 40 60 50 40 40Z') +
      line('gold', 2, 'M32-6L82 18M34 10L86 30M38 26L88 40') +
      path('base', 'M38-18L62-30 80-22 72-2 56-6Z') +
      line('gold', 2.4, 'M62-29L78-21 71-4') +
      path('ink', 'M0 4H40L38 40 24 66 0 76Z') +
      path('steel', 'M0-12H42L40 8H0Z') +
      path('#0a0410', 'M6-6H40L36 8C26 12 12 10 6 4Z') +
      path('#ff5a3c', 'M12-2L34-4 28 5 16 5Z') +
      circle('#fff2b0', 23, 0, 2.6) +
      path('ruby', 'M0 10L10 12 38 8 34 40 22 62 0 70Z') +
      path('#3a0412', 'M0 40C10 36 20 38 28 34L24 50C14 54 8 54 0 54Z') +
      path('pearl', 'M4 41L10 40 8 50ZM16 39L21 38 19 46ZM6 54L11 53 8 46ZM17 52L21 50 18 45Z') +
      path('gold', 'M4 28C14 22 26 26 36 20 30 34 16 34 4 34Z') +
      path('#3a0412', 'M0 12L5 14 8 28 0 31Z', 'opacity=".55"'),
  ) +
  path('ink', 'M-46-12C-50-56-24-76 0-76S50-56 46-12Q0-30-46-12Z') +
  line('gold', 1.8, 'M0-76V-26M-18-72C-28-56-30-40-29-20M18-72C28-56 30-40 29-20', 'opacity=".8"') +
  shine('M-40-20C-42-50-26-66-8-71-24-56-30-40-30-22Z', 0.3) +
  path('gold', 'M-50-12Q0-34 50-12L54 4Q0-16-54 4Z') +
  circle('goldO', 0, -30, 13) +
  circle('rubyO', 0, -30, 9) +
  circle('goldO', 0, -78, 6)

const ribs = Array.from({ length: 9 }, (_, index) => index * 16 - 72)

const leaves = ribs
  .map((angle, index) => path(index % 2 ? 'base' : 'pearl', `M0 0L${polar(angle, 120)}L${polar(angle + 16, 120)}Z`))
  .join('')

const fan =
  at(
    0,
    58,
    path('#12041c', `M0 0L${polar(-74, 124)}A124 124 0 0 1 ${polar(74, 124)}Z`, 'opacity=".4"') +
      leaves +
      circle('ruby', 0, -74, 29) +
      path(
        '#fff',
        'M-110-34C-90-60-70-44-54-58-40-66-28-50-8-56-26-40-40-50-56-38-74-28-84-44-110-34Z',
        'opacity=".75"',
      ) +
      path(
        '#1a0620',
        ribs.map((angle) => `M0 0L${polar(angle, 121)}L${polar(angle + 8, 117)}Z`).join(''),
        'opacity=".16"',
      ) +
      line('gold', 5, `M${polar(-72, 119)}A119 119 0 0 1 ${polar(72, 119)}`) +
      path('#2a0f12', `M0 8L${polar(-72, 52)}A52 52 0 0 1 ${polar(72, 52)}Z`) +
      [...ribs, 72].map((angle) => line('gold', 2.6, `M0 6L${polar(angle, 118)}`)).join('') +
      circle('goldO', 0, 8, 9) +
      path('ruby', 'M-3 14H3L7 44H-7Z'),
    0,
    0.9,
  ) +
  at(
    52,
    40,
    around(5, (angle) => path('rose', 'M0 2C-13-8-9-24 0-22 9-24 13-8 0 2Z', `transform="rotate(${angle})"`)) +
      circle('goldO', 0, 0, 6),
  ) +
  at(
    26,
    58,
    around(5, (angle) => path('rose', 'M0 2C-13-8-9-24 0-22 9-24 13-8 0 2Z', `transform="rotate(${angle})"`)) +
      circle('goldO', 0, 0, 6),
    20,
    0.7,
  )

/** Warriors and fans of the far east. */
export const japan: Record<string, Motif> = {
  samurai: {
    words: 'samurai|shoguns?|ronin|ninjas?|katana|bushido|dojo',
    types: ['slots'],
    families: ['warm', 'dark', 'cool'],
    scenes: ['waves', 'mountains', 'rays'],
    sparks: 'petals',
    art: samurai,
  },
  fan: {
    words: 'fans?|geisha|sakura|tokyo|kyoto|japan\\w*|asia\\w*|orient\\w*|china|chinese|beijing|bamboo|panda',
    hints: "fu|fa|prosperity|emperor'?s",
    types: ['slots'],
    families: ['warm', 'cool', 'green'],
    scenes: ['waves', 'mountains', 'bokeh', 'rays'],
    sparks: 'petals',
    art: fan,
  },
}
