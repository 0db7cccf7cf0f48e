import { at, circle, ellipse, line, mirrored, n, path, repeated, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const cloud = (fill: string, x: number, y: number, scale: number) =>
  at(x, y, path(fill, 'M-40 18C-62 18-62-8-42-10-40-34-6-38 2-20 16-30 34-20 32-6 54-8 56 18 36 18Z') + shine('M-50 0C-46-8-40-8-36-8-34-28-12-32-4-22-20-24-28-10-30-2-40-4-46-2-50 0Z', 0.5), 0, scale)

const moon = path('#6b4a10', 'M14-80C-34-80-72-44-72 4S-34 88 14 88C34 88 52 80 64 68 18 74-16 44-16 4S18-66 64-60C52-72 34-80 14-80Z', 'transform="translate(3 3) scale(.97)"') + path('goldO', 'M14-80C-34-80-72-44-72 2S-34 84 14 84C34 84 52 77 64 65 18 71-16 42-16 2S18-67 64-61C52-73 34-80 14-80Z') +
  shade('M64 65C18 71-16 42-16 2-16-26 0-48 24-58-30-46-42 40 64 65Z', 0.18) + [[-48, -12, 9], [-36, 30, 12], [-10, 60, 7], [-30, -42, 6], [-54, 12, 4]].map(([x, y, r]) => circle('#b56b0a', x!, y!, r!, 'opacity=".45"') + circle('#ffe9a0', x! + 1, y! + 1.6, r! * 0.8, 'opacity=".6"')).join('') +
  line('#fffbe0', 2.4, 'M-66-14C-62-46-34-70 0-74', 'opacity=".85"') + cloud('pearl', -40, 62, 0.9) + cloud('pearl', 40, 74, 0.7) + sparkle(30, -12, 18, '#fff6c4') + sparkle(62, 24, 10) + sparkle(52, -38, 7)

const planet = `<g transform="rotate(-18)"><path fill="none" stroke="url(#sand)" stroke-width="9" d="M-58-8C-120-26-70-40 0-30"/>` +
  `<ellipse rx="98" ry="24" fill="none" stroke="url(#sandH)" stroke-width="10"/><ellipse rx="82" ry="19" fill="none" stroke="url(#amberH)" stroke-width="4"/>${circle('amethystO', 0, 0, 60)}` +
  path('#ff9ad5', 'M-58-16C-30-26 30-6 58-18L54-30C20-22-24-42-48-36Z', 'opacity=".45"') + path('#2b0a6b', 'M-60 4C-20 14 20-4 60 6L58 18C20 10-24 24-57 18Z', 'opacity=".4"') + path('#ffd0f0', 'M-50 34C-16 26 16 44 48 36L38 47C10 52-20 42-40 46Z', 'opacity=".35"') + ellipse('#2b0a6b', 24, -14, 12, 5, 'opacity=".5"') +
  `<path d="M-98 0A98 24 0 0 0 98 0" fill="none" stroke="url(#sandH)" stroke-width="10"/><path d="M-82 0A82 19 0 0 0 82 0" fill="none" stroke="url(#amberH)" stroke-width="4"/></g>` +
  ellipse('#fff', -26, -32, 18, 9, 'opacity=".5" transform="rotate(-40 -26 -32)"') + circle('iceO', 62, -56, 13) + circle('amberO', -66, 52, 9) + sparkle(-56, -58, 12) + sparkle(40, 66, 9)

const bolt = 'M16-88L-46 14H-8L-26 88 50-22H10L40-88Z'
const storm = cloud('steel', -34, -44, 1.15) + cloud('steel', 42, -38, 1) + line('#5a2a00', 12, bolt, 'opacity=".6"') + path('gold', bolt) + path('#fffbe0', 'M16-88L-46 14H-30L30-88Z', 'opacity=".8"') + shade('M-8 14L-26 88 50-22H34L-8 40Z', 0.2) + line('#fff', 2, bolt, 'opacity=".8"') +
  cloud('ink', -2, -62, 1.1) + line('#fff6c4', 2.4, 'M-60-14L-70 14-60 18-72 44M62-10L72 20 62 24 70 46', 'opacity=".8"') + sparkle(-26, 80, 14)

const scales = [[-44, 18], [-30, 0], [-24, 22], [-10, -16], [-6, 8], [10, -30], [14, -8], [30, -20]].map(([x, y]) => `M${x} ${y}q10 4 9 15`).join('')
const fish = path('ruby', 'M-60 48C-88 36-98 58-94 86-84 76-76 76-66 80-56 84-44 90-30 84-42 74-50 62-60 48Z') + path('ruby', 'M-50-4L-66-46-42-42-36-72-14-62-2-88 14-70 28-58C-4-50-32-36-50-4Z') + line('#5c041f', 1.6, 'M-48-12L-62-42M-34-28L-36-66M-14-44L-3-82M-62 52L-88 76M-58 56L-66 76M-54 56L-38 80', 'opacity=".5"') +
  path('ruby', 'M-20 30C-28 52-18 66-2 70-2 56 4 42 14 28Z') + path('#3a0412', 'M56-36L80-46 76-14 56-24Z') + path('leaf', 'M-72 60C-82 8-44-46 24-60 50-66 72-62 84-48 76-42 68-38 60-32 64-26 72-20 78-16 62 10 24 28-12 38-36 44-56 50-72 60Z') +
  path('sand', 'M-72 60C-58 34-20 26 16 6 36-6 48-18 56-28L60-30C64-26 72-20 78-16 62 10 24 28-12 38-36 44-56 50-72 60Z') + line('#0d4720', 2.2, scales, 'opacity=".45"') + shine('M-62 14C-54-20-20-46 26-54 46-58 62-56 72-52 30-50-30-34-62 14Z', 0.4) + line('#0d4720', 2.4, 'M36-54C24-40 22-14 34 6', 'opacity=".6"') +
  path('ruby', 'M18 2C4 4-10 16-8 32 6 28 20 18 26 8Z') + circle('#fff6c4', 50, -46, 8.5) + circle('inkO', 52, -46, 6) + circle('#fff', 54, -49, 2) + line('#0d4720', 3, 'M40-56Q50-60 60-52') + line('#7a4a20', 2, 'M60-30Q66-22 76-17', 'opacity=".7"') +
  [[84, 8, 7], [70, 32, 5], [90, -74, 5], [50, 58, 8], [34, 76, 4], [-80, 14, 5]].map(([x, y, r]) => path('iceO', `M0-${r! * 1.5}C${r} -${r! * 0.2} ${r} ${r} 0 ${r}S-${r}-${r! * 0.2} 0-${r! * 1.5}Z`, `transform="translate(${x} ${y})" opacity=".9"`)).join('')

const plumes = (fill: string, count: number, reach: number, from: number, step: number, width: number) =>
  repeated(`p${fill}`, path(fill, `M0 8C-${width}-${n(reach * 0.3)} -${width * 0.7}-${n(reach * 0.75)} 5-${n(reach)} ${width}-${n(reach * 0.7)} ${width}-${n(reach * 0.3)} 0 8Z`) + line('#fff2b0', 1.4, `M0 0Q0-${n(reach * 0.5)} 4-${n(reach - 12)}`, 'opacity=".55"'), Array.from({ length: count }, (_, index) => `translate(10 ${n(index * 2.4 - 2)}) rotate(${n(from + index * step)}) scale(${n(1 - index * 0.065)})`))
const bird = (id: string, long: string, middle: string, short: string, body: string, head: string, crest: string) => mirrored(`${id}a`, plumes(long, 7, 104, 36, 12.5, 11) + plumes(middle, 6, 72, 40, 13, 9) + plumes(short, 5, 44, 44, 14, 7) + path(body, 'M6 28C38 34 60 56 58 90 44 74 22 64 4 44Z') + path(middle, 'M4 30C28 44 36 70 28 96 18 80 6 64 2 44Z') + circle('goldO', 48, 70, 4.5) + circle('goldO', 24, 78, 4.5)) +
  path(long, 'M0 28C-18 52-12 72 0 98 12 72 18 52 0 28Z') + path(body, 'M0-36C20-30 24-6 16 18 12 34 5 44 0 50-5 44-12 34-16 18-24-6-20-30 0-36Z') + path(middle, 'M0-16C14-10 12 16 0 36-12 16-14-10 0-16Z') + path(short, 'M0 0C7 6 6 18 0 26-6 18-7 6 0 0Z') +
  mirrored(`${id}b`, crest) + path(head, 'M0-66C15-66 19-52 14-42L0-24-14-42C-19-52-15-66 0-66Z') + path('gold', 'M-6-46Q0-52 6-46L4-36 0-26-4-36Z') + path('#8a4603', 'M0-49Q4-49 6-46L4-36 0-26Z', 'opacity=".35"') +
  mirrored(`${id}c`, path('#3a0412', 'M3-49L17-57 14-48 7-45Z') + path('#ffe27a', 'M6-48.500L14-52 12-47.5 8-46.500Z'))
const phoenix = bird('ph', 'fire', 'amber', 'gold', 'ruby', 'ruby', path('fire', 'M2-60C6-76 20-80 24-92 26-76 16-64 8-54Z') + path('amber', 'M0-60C2-76 8-84 6-98 0-88-4-74 0-60Z'))
const eagle = bird('ea', 'wood', 'brass', 'bone', 'leather', 'pearl', path('pearl', 'M0-72C16-72 24-56 20-38L12-44 10-32 0-38Z'))
const raven = bird('ra', 'ink', 'night', 'steel', 'ink', 'ink', path('ink', 'M0-66C8-78 16-76 20-70L10-58Z'))

/** What shines, flies and swims. */
export const sky: Record<string, Motif> = {
  fish: { words: 'fish\\w*|ocean|seas?|bass|shark|reefs?|aqua|dolphins?|whales?|mermaid|poseidon|atlantis|underwater|octopus|angler', hints: 'deep|catch|sunken|coral', types: ['slots'], families: ['cool', 'cool', 'green'], scenes: ['deep', 'deep', 'waves'], sparks: 'bubbles', art: fish },
  phoenix: { words: 'phoenix|firebirds?', types: ['slots'], families: ['royal', 'cool', 'dark', 'warm'], scenes: ['rays', 'clouds', 'mountains', 'night'], sparks: 'embers', art: phoenix },
  eagle: { words: 'eagles?|hawks?|falcons?|birds?|condors?|griffins?|vultures?|owls?', types: ['slots'], families: ['cool', 'royal', 'green', 'warm'], scenes: ['mountains', 'clouds', 'rays'], sparks: 'leaves', art: eagle },
  raven: { words: 'ravens?|crows?', types: [], families: ['royal', 'cool', 'warm'], scenes: ['night', 'mountains', 'rays'], sparks: 'petals', art: raven },
  storm: { words: 'thunder\\w*|lightning|storms?|zeus|olymp\\w*|monsoons?', hints: 'bolts?|electric|power|volts?|gods?|stormy|thundering', types: ['slots'], families: ['royal', 'cool', 'dark'], scenes: ['temple', 'mountains', 'tunnel', 'rays'], sparks: 'sparkles', art: storm },
  planet: { words: 'planets?|galax(?:y|ies)|cosm\\w*|space|saturn|orbit|universe|nebula|alien\\w*|astral|jupiter', hints: 'mars|solar|sun|eclipse|horizon', types: ['slots', 'crash'], families: ['cool', 'royal', 'dark'], scenes: ['night', 'tunnel', 'grid'], sparks: 'sparkles', art: planet },
  moon: { words: 'moon\\w*', hints: 'lunar|night\\w*|midnight|dreams?|arabian|mystic|silent|sleeping|whispering|misty|silver', types: ['slots'], families: ['cool', 'royal', 'green'], scenes: ['night', 'clouds', 'mountains', 'arches'], sparks: 'sparkles', art: moon },
}
