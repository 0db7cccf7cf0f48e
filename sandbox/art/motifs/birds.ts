import { at, circle, ellipse, line, mirrored, n, path, repeated, shade, turned } from '../svg.ts'
import type { Motif } from './motif.ts'

const eyespot = (reach: number) =>
  path('emerald', `M0 0C-13-${reach * 0.4} -15-${reach} 0-${reach + 12}C15-${reach} 13-${reach * 0.4} 0 0Z`) +
  line('#b6ffd0', 1, `M0 0V-${reach - 24}`, 'opacity=".5"') +
  ellipse('goldO', 0, -reach + 4, 10, 12) +
  ellipse('sapphireO', 0, -reach + 6, 7, 8.5) +
  ellipse('#0a0630', 0, -reach + 8, 3.6, 4.5)

const peacock =
  at(
    0,
    34,
    turned('po', eyespot(104), [-84, 84, -64, 64, -44, 44, -24, 24, 0]) +
      turned('pi', eyespot(72), [-72, 72, -50, 50, -28, 28, -9, 9]),
  ) +
  path(
    'sapphire',
    'M-4-40C-18-40-18-22-10-12-4 0-26 20-28 48-28 76-12 88 0 88S28 76 28 48C26 20 6 4 8-14 12-28 8-40-4-40Z',
  ) +
  shade('M2-38C10-34 10-26 8-14 6 4 26 20 28 48 28 76 12 88 0 88 20 60 8 30 0 10-6-6 6-20 2-38Z', 0.3) +
  line('#8fe0ff', 2, 'M-16 44q8 8 16 0 8 8 16 0M-20 58q10 8 20 0 10 8 20 0M-10 30q6 6 10 0 6 6 10 0', 'opacity=".7"') +
  path('gold', 'M-14-30L-30-24-13-22Z') +
  circle('#fff', -7, -30, 4) +
  circle('#0a0630', -8, -30, 2.4) +
  line('gold', 1.8, 'M-2-40L-10-56M0-40V-58M2-40L10-55') +
  circle('emeraldO', -10, -58, 4) +
  circle('emeraldO', 0, -60, 4) +
  circle('emeraldO', 10, -57, 4)

const plumes = (fill: string, count: number, reach: number, from: number, step: number, width: number) =>
  repeated(
    `p${fill}`,
    path(
      fill,
      `M0 8C-${width}-${n(reach * 0.3)} -${width * 0.7}-${n(reach * 0.75)} 5-${n(reach)} ` +
        `${width}-${n(reach * 0.7)} ${width}-${n(reach * 0.3)} 0 8Z`,
    ) + line('#fff2b0', 1.4, `M0 0Q0-${n(reach * 0.5)} 4-${n(reach - 12)}`, 'opacity=".55"'),
    Array.from(
      { length: count },
      (_, index) =>
        `translate(10 ${n(index * 2.4 - 2)}) rotate(${n(from + index * step)}) scale(${n(1 - index * 0.065)})`,
    ),
  )

const bird = (id: string, long: string, middle: string, short: string, body: string, head: string, crest: string) =>
  mirrored(
    `${id}a`,
    plumes(long, 7, 104, 36, 12.5, 11) +
      plumes(middle, 6, 72, 40, 13, 9) +
      plumes(short, 5, 44, 44, 14, 7) +
      path(body, 'M6 28C38 34 60 56 58 90 44 74 22 64 4 44Z') +
      path(middle, 'M4 30C28 44 36 70 28 96 18 80 6 64 2 44Z') +
      circle('goldO', 48, 70, 4.5) +
      circle('goldO', 24, 78, 4.5),
  ) +
  path(long, 'M0 28C-18 52-12 72 0 98 12 72 18 52 0 28Z') +
  path(body, 'M0-36C20-30 24-6 16 18 12 34 5 44 0 50-5 44-12 34-16 18-24-6-20-30 0-36Z') +
  path(middle, 'M0-16C14-10 12 16 0 36-12 16-14-10 0-16Z') +
  path(short, 'M0 0C7 6 6 18 0 26-6 18-7 6 0 0Z') +
  mirrored(`${id}b`, crest) +
  path(head, 'M0-66C15-66 19-52 14-42L0-24-14-42C-19-52-15-66 0-66Z') +
  path('gold', 'M-6-46Q0-52 6-46L4-36 0-26-4-36Z') +
  path('#8a4603', 'M0-49Q4-49 6-46L4-36 0-26Z', 'opacity=".35"') +
  mirrored(`${id}c`, path('#3a0412', 'M3-49L17-57 14-48 7-45Z') + path('#ffe27a', 'M6-48.500L14-52 12-47.5 8-46.500Z'))

const phoenix = bird(
  'ph',
  'fire',
  'amber',
  'gold',
  'ruby',
  'ruby',
  path('fire', 'M2-60C6-76 20-80 24-92 26-76 16-64 8-54Z') + path('amber', 'M0-60C2-76 8-84 6-98 0-88-4-74 0-60Z'),
)

const eagle = bird(
  'ea',
  'wood',
  'brass',
  'bone',
  'leather',
  'pearl',
  path('pearl', 'M0-72C16-72 24-56 20-38L12-44 10-32 0-38Z'),
)

const raven = bird('ra', 'ink', 'night', 'steel', 'ink', 'ink', path('ink', 'M0-66C8-78 16-76 20-70L10-58Z'))

/** Birds. */
export const birds: Record<string, Motif> = {
  phoenix: {
    words: 'phoenix|firebirds?',
    types: ['slots'],
    families: ['royal', 'cool', 'dark', 'warm'],
    scenes: ['rays', 'clouds', 'mountains', 'night'],
    sparks: 'embers',
    art: phoenix,
  },
  eagle: {
    words: 'eagles?|hawks?|falcons?|birds?|condors?|griffins?|vultures?|owls?',
    types: ['slots'],
    families: ['cool', 'royal', 'green', 'warm'],
    scenes: ['mountains', 'clouds', 'rays'],
    sparks: 'leaves',
    art: eagle,
  },
  raven: {
    words: 'ravens?|crows?',
    types: [],
    families: ['royal', 'cool', 'warm'],
    scenes: ['night', 'mountains', 'rays'],
    sparks: 'petals',
    art: raven,
  },
  peacock: {
    words: 'peacocks?|herons?|swans?|flamingos?|parrots?',
    types: ['slots'],
    families: ['royal', 'warm', 'dark'],
    scenes: ['arches', 'rays', 'bokeh'],
    sparks: 'leaves',
    art: peacock,
  },
}
