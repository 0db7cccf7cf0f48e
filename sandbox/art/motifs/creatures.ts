import { at, circle, line, mirrored, path, shade, shine, spread, turned } from '../svg.ts'
import type { Motif } from './motif.ts'

const wolf = path('#0c1024', 'M0-40L44-88 62-24 84 26 62 48 34 70 0 88-34 70-62 48-84 26-62-24-44-88Z', 'opacity=".9"') +
  mirrored('wf', path('steel', 'M12-42L46-90 64-22 40-16Z') + path('#e8a8b8', 'M30-44L45-74 53-34 40-26Z', 'opacity=".55"') + path('#141a30', 'M30-44L45-74 42-44 36-30Z', 'opacity=".6"') +
    path('steel', 'M0-56L22-46 54-22 62 2 86 26 66 28 70 48 50 44 48 62 28 54 14 76 0 84Z') + path('silver', 'M12-8L46-6 66 14 60 20 64 36 46 34 44 52 26 44 12 68 0 76V20Z') + shade('M46-6L66 14 60 20 64 36 46 34 44 52 26 44 30 20Z', 0.16) +
    path('#fff', 'M0-52L14-44 10-14 0 0Z', 'opacity=".22"') + path('ink', 'M0-56L10-52 14-30 6-8 0 4Z') + path('ink', 'M8-8L20-20 50-26 44-10 24-4Z') +
    path('#1a0b00', 'M14 2L26-8 46-14C44 2 30 10 18 8Z') + path('gold', 'M20 1L30-6 43-10C41 1 30 7 22 6Z') + path('#120800', 'M31-8L35-8 34 4 31 5Z') + circle('#fff', 29, -3, 1.8) +
    path('pearl', 'M0-2L9 6 20 38 16 54 0 60Z') + shade('M9 6L20 38 16 54 8 56 12 36Z', 0.18) + path('ink', 'M0 36L17 38C18 48 10 54 0 55Z') + path('#fff', 'M4 39L12 40 8 43Z', 'opacity=".7"') + path('#3a0d1a', 'M0 60L16 55 22 48 20 62 8 74 0 76Z') + path('#fff', 'M12 57L17 54 15 66Z') + path('rose', 'M0 68L7 66 6 74 0 77Z') + shine('M22-46L54-22 60-4 46-18Z', 0.28))

const stripe = (d: string) => path('#241008', d)
const tiger = path('#2a0f04', 'M0-66L40-60 56-82 80-64 74-30 86 8 70 44 40 74 0 88-40 74-70 44-86 8-74-30-80-64-56-82-40-60Z') +
  mirrored('tg', path('amber', 'M36-54C44-84 78-82 76-54 74-38 66-30 56-28Z') + path('#3a1408', 'M46-54C50-70 68-70 67-54 66-44 60-40 54-38Z') + path('#ffd9c2', 'M52-50C56-60 64-60 63-50 60-44 58-42 54-42Z') +
    path('amber', 'M0-68C40-66 64-44 66-14L82 6 68 12 76 28 60 32 62 48 44 52C32 74 14 82 0 82Z') + path('pearl', 'M64 4L80 8 67 14 74 28 58 31 60 46 42 50C40 36 48 16 64 4Z') + path('pearl', 'M8-26C18-38 40-36 46-24 36-22 20-18 12-12Z') +
    stripe('M0-68L8-66 4-34 0-28ZM16-64L28-60 12-38ZM36-56L48-46 24-38ZM66-22L68-6 46-10ZM68 4L72 12 50 10ZM70 22L74 28 54 26ZM58 42L56 49 44 42ZM10-4L18-10 13 12Z') +
    path('#160802', 'M12-2C20-18 38-22 50-18 46 0 28 8 16 6Z') + path('leaf', 'M20-1C26-12 36-15 44-14 41-2 30 4 22 4Z') + path('#0a0a04', 'M31-12C35-10 35 0 31 3 28 0 28-9 31-12Z') + circle('#fff', 34, -8, 2.2) +
    path('amber', 'M0-30L9-10 16 22 0 30Z') + shine('M0-30L6-14 9 20H0Z', 0.3) + path('pearl', 'M0 30C8 22 22 22 32 34 38 50 24 62 10 56L0 50Z') + path('rose', 'M0 20H15C17 28 8 34 0 37Z') + path('#3a0412', 'M0 52C8 58 20 58 26 54 26 68 14 78 0 78Z') + path('#fff', 'M10 56L19 57 15 72ZM4 76L8 66 11 74Z') + path('rose', 'M0 64C6 62 10 66 10 72 6 76 2 77 0 77Z') + [[14, 40], [20, 45], [21, 37]].map(([x, y]) => circle('#3a1408', x!, y!, 1.5)).join('') + line('#fff', 1.2, 'M28 40L62 34M28 46L60 52', 'opacity=".8"'))

const lion = turned('lo', path('leather', 'M-17-50L0-94 17-50Z'), spread(18, 10)) + at(0, 2, turned('lp', path('wood', 'M-17-42L0-80 17-42Z'), spread(16))) + at(0, 4, turned('li', path('amber', 'M-15-36L0-66 15-36Z'), spread(14, 12.8))) +
  mirrored('ln', path('amber', 'M24-34C30-54 54-48 50-28 48-18 40-16 36-16Z') + path('#7d2a05', 'M32-34C36-44 46-40 44-30 42-24 38-22 36-22Z') + path('gold', 'M0-46C28-46 46-30 46-8 46 12 40 24 36 32 30 54 14 68 0 70Z') + path('sand', 'M6-20C18-32 36-28 44-14 34-18 20-16 12-8Z') + shade('M46-8C46 12 40 24 36 32 30 54 14 68 0 70V62C18 56 26 34 30 8Z', 0.16) +
    path('#2a1206', 'M10-2C18-14 32-16 42-10 38 4 24 8 14 6Z') + path('amber', 'M17-1C23-9 30-11 37-9 34 1 26 4 19 4Z') + circle('#120802', 27.5, -3.5, 4) + circle('#fff', 29, -5, 1.4) + path('#8a4603', 'M8-8L14-18 42-20 46-12 26-16Z') +
    path('sand', 'M0-38L9-12 14 20 0 26Z') + path('pearl', 'M0 28C8 20 22 22 28 34 30 48 16 54 6 50L0 46Z') + path('leather', 'M0 14L16 15C17 24 8 30 0 33Z') + shine('M3 17L12 18 7 21Z', 0.5) + line('#6b3a10', 2.4, 'M0 32V44C6 52 18 52 24 44') + path('pearl', 'M0 52C8 54 16 52 20 50 18 64 8 72 0 74Z') + [[12, 38], [18, 42], [18, 35]].map(([x, y]) => circle('#7a4a20', x!, y!, 1.4)).join('')) +
  path('gold', 'M-34-50L-40-86-20-70 0-96 20-70 40-86 34-50Q0-62-34-50Z') + shade('M0-96L20-70 40-86 34-50Q18-56 4-57Z', 0.2) + circle('rubyO', 0, -68, 6) + circle('sapphireO', -22, -62, 4) + circle('sapphireO', 22, -62, 4) + circle('goldO', 0, -95, 5) + circle('goldO', -40, -86, 4.5) + circle('goldO', 40, -86, 4.5)

const bull = mirrored('bl', path('bone', 'M30-44C62-40 78-56 74-92 96-66 92-20 46-18Z') + path('#7d6440', 'M74-92C84-80 88-66 84-52 82-66 80-78 74-88Z', 'opacity=".7"') + line('#a68d66', 2, 'M44-42C46-34 46-26 42-20M58-42C62-36 62-30 58-24M70-50C76-46 78-40 76-36', 'opacity=".8"') + path('leather', 'M38-24L80-22C82-6 62 6 44 0Z') + path('#e0808a', 'M46-18L70-17C70-8 58-2 48-6Z', 'opacity=".7"')) +
  mirrored('bm', path('wood', 'M0-60L24-58 46-36 44-4 34 22 36 44 24 66 0 74Z') + path('#381a08', 'M0-60L24-58 46-36 30-34 14-20 0-10Z', 'opacity=".75"') + shine('M30-34L44-30 43-6 34 12 24 4Z', 0.2) + path('#2a1004', 'M10-14L38-24 42-16 24-4Z') + path('#1a0502', 'M16-8L38-17C38-4 28 2 20 0Z') + path('#ff3b1c', 'M21-7L35-13C34-5 28-2 23-3Z') + circle('#ffe27a', 29, -8.5, 2.6) +
    path('sand', 'M0 22L20 24 34 38 34 52 22 68 0 74Z') + shade('M20 24L34 38 34 52 22 68 12 71 22 48Z', 0.22) + path('#2a1004', 'M10 40C14 34 26 34 27 42 24 50 14 52 10 46Z') + line('#7d5a2a', 2.4, 'M0 62C8 64 14 62 18 58') + path('#fff', 'M6-2L14 20 4 22Z', 'opacity=".14"') + path('amber', 'M0-62C8-64 20-60 26-54 18-52 16-44 20-40 12-40 8-34 10-28 4-28 0-24 0-20Z')) +
  '<circle cy="58" r="14" fill="none" stroke="url(#gold)" stroke-width="5.5"/>' + path('#5a1a0c', 'M-10 42H10V50H-10Z', 'opacity=".4"')

const dragon = mirrored('dr', path('pop', 'M34-20L88-52 80-20 92-6 78 6 84 26 66 26 64 44 44 36Z') + line('#12042e', 2, 'M38-14L82-44M42 2L84-6M44 16L76 22M46 28L60 38', 'opacity=".4"') + path('bone', 'M14-44C22-74 46-80 66-94 68-70 54-52 40-34Z') + line('#7d6440', 2, 'M22-54L38-46M30-66L46-56M42-76L54-66', 'opacity=".7"') + path('bone', 'M38-28C54-34 62-44 74-48 70-32 58-22 44-16Z') +
  path('ruby', 'M0-58L20-50 42-28 48-4 38 20 34 46 20 68 0 76Z') + path('#5c041f', 'M48-4L38 20 34 46 20 68 0 76V62L18 50 26 22 34 2Z', 'opacity=".4"') + path('amber', 'M0-58L9-52 7-30 0-20ZM0-18L7-10 6 6 0 14Z') + path('ruby', 'M8-20L36-38 46-24 28-10Z') + shine('M12-20L35-35 40-30 26-18Z', 0.35) +
  path('#1c0208', 'M12-8L30-16 46-18C42-2 28 4 16 2Z') + path('gold', 'M17-6L30-12 42-13C38-3 28 0 20-1Z') + path('#1c0208', 'M30-13L34-12.5 32-1 29-1Z') + path('ruby', 'M0 4L10 8 24 24 26 42 14 46 0 44Z') + shine('M0 4L10 8 18 20 0 18Z', 0.3) + path('#2a0208', 'M8 28C14 24 22 28 22 34 16 38 10 36 8 32Z') + path('#3a0208', 'M0 44L14 46 28 40 30 48 18 64 0 68Z') + path('#fff', 'M5 45L12 46 9 55ZM17 45L25 42 22 54ZM4 67L8 58 12 65Z') + path('amber', 'M0 58L6 56 6 66 0 69Z') + path('bone', 'M36 24L52 30 40 38ZM33 42L46 52 30 54Z') +
  line('#ffb0a8', 1.6, 'M30 8a6 6 0 0 1 4 8M34-2a6 6 0 0 1 6 6M26 12a6 6 0 0 1 2 8', 'opacity=".6"')) + path('gold', 'M0-72L10-58 0-40-10-58Z') + path('rubyO', 'M0-64L5-57 0-48-5-57Z')

/** Heads of beasts. */
export const creatures: Record<string, Motif> = {
  dragon: { words: 'dragons?|drake|wyvern|hydra|fafnir', types: ['slots'], families: ['green', 'cool', 'dark', 'royal'], scenes: ['mountains', 'tunnel', 'rays', 'arches', 'clouds'], sparks: 'embers', art: dragon },
  tiger: { words: 'tigers?|amazon\\w*|gorillas?|kong|monkeys?', hints: 'jungle\\w*|rainforest', types: ['slots'], families: ['green', 'cool', 'royal'], scenes: ['jungle', 'jungle', 'rays', 'night'], sparks: 'leaves', art: tiger },
  wolf: { words: 'wolf|wolves|werewol\\w*|howl\\w*|huskies|coyotes?', types: ['slots'], families: ['cool', 'royal', 'dark'], scenes: ['night', 'mountains', 'night'], sparks: 'snow', art: wolf },
  lion: { words: 'lions?|safari|savann?ah?|africa\\w*|serengeti|elephants?|rhino\\w*', types: ['slots'], families: ['warm', 'green', 'royal', 'cool'], scenes: ['dunes', 'rays', 'jungle', 'mountains'], sparks: 'embers', art: lion },
  bull: { words: 'bulls?|buffalos?|bisons?|ox|toro|matador|minotaur|rodeo|prairie|stampede', types: ['slots'], families: ['warm', 'cool', 'royal'], scenes: ['mountains', 'dunes', 'rays'], sparks: 'embers', art: bull },
}
