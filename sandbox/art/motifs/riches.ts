import { around, at, circle, ellipse, line, mirrored, n, path, polar, rect, repeated, shade, shine, sparkle } from '../svg.ts'
import type { Motif } from './motif.ts'

const starPath = (outer: number, inner: number) =>
  `${around(10, (angle, index) => `${index ? 'L' : 'M'}${polar(angle, index % 2 ? inner : outer)}`)}Z`

const coinFace = circle('#6e3503', 0, 5, 40) + circle('gold', 0, 0, 40) + circle('#a85a06', 0, 0, 33.5, 'opacity=".65"') + circle('goldO', 0, 1.2, 32.5) +
  path('#9a5204', starPath(21, 9), 'opacity=".55" transform="translate(1 2)"') + path('gold', starPath(21, 9)) +
  line('#fffbe0', 2.4, 'M-31-19A36.5 36.5 0 0 1 4-36', 'opacity=".9"')

const diamond = path('sapphire', 'M-82-20L-47-64H47L82-20 0 80Z') +
  path('#d8f4ff', 'M-47-64L-82-20H-35Z', 'opacity=".55"') + path('#fff', 'M-47-64L-35-20 0-64Z', 'opacity=".8"') +
  path('#bfe9ff', 'M0-64L-35-20H35Z', 'opacity=".9"') + path('#fff', 'M0-64L35-20 47-64Z', 'opacity=".55"') + path('#062a8a', 'M47-64L35-20H82Z', 'opacity=".25"') +
  path('#fff', 'M-82-20H-35L0 80Z', 'opacity=".22"') + path('#fff', 'M-35-20H0V80Z', 'opacity=".5"') + path('#9adfff', 'M0-20H35L0 80Z', 'opacity=".5"') + path('#04186a', 'M35-20H82L0 80Z', 'opacity=".4"') +
  path('#fff', 'M-35-20L-18 4 0-20 18 4 35-20Z', 'opacity=".6"') + path('#fff', 'M-60-9L-47 6-29-2-40-18Z', 'opacity=".35"') +
  line('#fff', 1.2, 'M-82-20H82M-47-64L-35-20 0 80 35-20 47-64M-35-20L0-64 35-20', 'opacity=".7"') + sparkle(-47, -62, 20) + sparkle(62, -2, 11)

const layer = path('goldH', 'M-32 0A32 10 0 0 0 32 0V9A32 10 0 0 1-32 9Z') + line('#8a4603', 1.2, 'M-32 9A32 10 0 0 0 32 9', 'opacity=".8"')
const pile = (x: number, y: number, count: number) =>
  at(x, y, Array.from({ length: count }, (_, index) => `<use href="#cl" x="${index % 2 ? 2 : -1}" y="${-index * 10}"/>`).join('') + ellipse('gold', 1, -count * 10 + 10, 32, 10) + ellipse('#b8700c', 1, -count * 10 + 10, 22, 6, 'opacity=".5"'))
const coins = `<defs><g id="cl">${layer}</g></defs>` + pile(-46, 62, 8) + pile(40, 58, 13) + pile(4, 72, 6) + at(-16, 24, coinFace, -10, 1.06) + at(52, 46, coinFace, 14, 0.82) + at(-50, -52, coinFace, 0, '.3 .56') + at(4, -64, coinFace, 30, '.5 .34') + sparkle(-44, 2, 15) + sparkle(70, -66, 11)

const bar = path('#7d4203', 'M-44 22L-32-16H32L44 22V28H-44Z') + path('gold', 'M-44 22L-32-16H32L44 22Z') + path('#fff6c4', 'M-32-16H32L26-25H-26Z') +
  path('#a85a06', 'M-28 12L-22-8H22L28 12Z', 'opacity=".45"') + path('gold', 'M-27 13L-21-6H21L27 13Z') + shine('M-38 20L-27-14H-17L-26 20Z', 0.55)
const bars = repeated('br', at(0, -46, bar, 0, 0.95), ['translate(-42 48)', 'translate(42 48)', 'translate(-84 98)', 'translate(84 98)', 'translate(0 98)']) +
  sparkle(-20, -62, 17) + sparkle(74, -8, 12) + sparkle(-76, 44, 9)

const crown = ellipse('#4a0416', 0, 44, 62, 20) + path('brass', 'M-62 40L-70-22-36 8-30-44 0 4 30-44 36 8 70-22 62 40Q0 18-62 40Z', 'transform="translate(0 -9) scale(.9 .98)"') +
  path('ruby', 'M-58 40C-56-14-24-34 0-36 24-34 56-14 58 40Q0 60-58 40Z') + shade('M8-34C30-28 54-8 58 40Q40 48 22 50 36 4 8-34Z', 0.35) +
  path('gold', 'M-66 46L-82-34-44 8-40-4 0-62 40-4 44 8 82-34 66 46Q0 74-66 46Z') + shade('M0-62L40-4 44 8 82-34 66 46Q36 59 4 60Q20 0 0-62Z', 0.16) +
  path('ruby', 'M-46 36C-46 4-20-12-12-30-16 0-26 30-20 44-30 42-40 40-46 36ZM46 36C46 4 20-12 12-30 16 0 26 30 20 44 30 42 40 40 46 36Z', 'opacity=".85"') +
  path('gold', 'M-68 42Q0 72 68 42L65 66Q0 96-65 66Z') + line('#fffbe0', 2, 'M-67 44Q0 74 67 44', 'opacity=".8"') + line('#8a4603', 2, 'M-65 62Q0 90 65 62', 'opacity=".7"') +
  circle('goldO', -82, -38, 9) + circle('goldO', 82, -38, 9) + circle('goldO', 0, -68, 11) +
  ellipse('sapphireO', 0, 69, 11, 8.5) + ellipse('rubyO', -35, 65, 8, 6.5) + ellipse('rubyO', 35, 65, 8, 6.5) + ellipse('emeraldO', -58, 57, 4.5, 5) + ellipse('emeraldO', 58, 57, 4.5, 5) +
  path('sapphireO', 'M0-30L11-8 0 22-11-8Z') + shine('M0-28L-9-8 0 2Z', 0.6) + shine('M-64 30L-78-24-64-8-54 34Z', 0.5) + sparkle(-4, -70, 13) + sparkle(76, -42, 9)

const chest = path('wood', 'M-72-14C-76-66-44-76 0-76S76-66 72-14Z') + path('#2a0f04', 'M-64-12C-66-54-40-64 0-64S66-54 64-12Z') +
  path('gold', 'M-80-12C-84-72-48-84 0-84S84-72 80-12H68C70-60 42-72 0-72S-70-60-68-12Z') + ellipse('#ffe27a', 0, -14, 60, 42, 'opacity=".4"') +
  path('gold', 'M-66 4C-58-22-40-20-34-30-22-24-14-44 0-46 16-44 20-28 34-30 44-18 58-20 66 4Z') +
  repeated('cc', at(4, -34, coinFace, 20, '.34 .27'), ['translate(-26 14)', 'translate(24 14)', 'translate(-52 26)', 'translate(46 28)', 'translate(-38 34)', 'translate(8 26)', 'translate(-10 28)']) +
  path('rubyO', 'M34-30L46-38 56-28 46-14Z') + path('emeraldO', 'M-52-22L-40-32-30-22-40-10Z') + circle('pearlO', -8, -36, 7) + circle('pearlO', 20, -38, 5) +
  rect('wood', -74, 0, 148, 72, 6) + line('#3d1d08', 2, 'M-70 24H70M-70 48H70', 'opacity=".8"') + shine('M-74 6H74V12H-74Z', 0.25) +
  rect('gold', -80, -4, 160, 12, 4) + rect('gold', -80, 62, 160, 14, 4) + mirrored('ch', rect('goldH', 44, -4, 18, 80) + circle('#8a4603', 53, 22, 3) + circle('#8a4603', 53, 50, 3) + rect('goldH', 72, -4, 9, 80, 3)) +
  path('gold', 'M-18-6H18V22Q18 38 0 42-18 38-18 22Z') + circle('#3d1d08', 0, 14, 6) + path('#3d1d08', 'M-3 16H3L5 30H-5Z') + sparkle(-20, -40, 14) + sparkle(52, -26, 10)

const star = path('#8a4603', starPath(88, 42), 'transform="translate(0 5)"') + path('gold', starPath(88, 42)) + path('#fff3b0', starPath(74, 36)) +
  around(5, (angle) => path('amber', `M0 0L${polar(angle, 74)}L${polar(angle + 36, 36)}Z`) + path('gold', `M0 0L${polar(angle, 74)}L${polar(angle - 36, 36)}Z`)) +
  shine(`M0 0L${polar(0, 74)}L${polar(-36, 36)}Z`, 0.45) + shine(`M0 0L${polar(288, 74)}L${polar(252, 36)}Z`, 0.35) + sparkle(-12, -58, 16) + sparkle(64, 30, 10)

const bell = path('ruby', 'M-6-66C-30-96-62-84-52-62-74-58-50-36-6-58ZM6-66C30-96 62-84 52-62 74-58 50-36 6-58Z') + shade('M-8-64L-44-66-40-56ZM8-64L44-66 40-56Z', 0.35) +
  circle('goldO', 0, 66, 17) + path('goldH', 'M0-64C36-64 44-28 46 0 48 26 58 36 72 46H-72C-58 36-48 26-46 0-44-28-36-64 0-64Z') +
  shade('M16-62C38-52 44-24 46 0 48 26 58 36 72 46H40C30 20 36-30 16-62Z', 0.22) + shine('M-14-56C-34-44-38-10-40 6-42 22-46 32-52 40-40 34-34 20-32 4-30-18-26-40-14-56Z', 0.65) +
  rect('goldH', -80, 42, 160, 18, 9) + rect('brass', -48, 8, 96, 8, 3, 'opacity=".8"') + path('#fff', 'M-72 46H20V49H-72Z', 'opacity=".6"') + circle('rubyO', 0, -62, 10) + sparkle(-34, -30, 13) + sparkle(74, 40, 9)

const seven = 'M-60-78H66V-42C28-4 10 34 6 82H-48C-44 34-20 0 12-36H-28V-18H-60Z'
const sevens = line('#3a0412', 26, seven) + line('gold', 18, seven) + line('#7a3a04', 7, seven) + path('ruby', seven) + shine('M-54-72H60V-58L-8-58-54-50Z', 0.5) +
  path('#fff', 'M20-36C-10-4-34 34-38 74H-30C-24 34-4 0 30-36Z', 'opacity=".3"') + shade('M6 82H-20C-14 30 14-8 50-44H66V-42C28-4 10 34 6 82Z', 0.22) + sparkle(-58, -76, 17) + sparkle(10, 78, 11)

/** Gems, gold and the symbols of the old fruit machines. */
export const riches: Record<string, Motif> = {
  diamond: { words: 'diamonds?|gems?|jewels?|brilliant', hints: 'crystals?|sapphire|ruby|emerald|turquoise|indigo', types: ['slots'], families: ['royal', 'cool', 'dark', 'warm'], scenes: ['rays', 'velvet', 'tunnel', 'bokeh'], sparks: 'sparkles', art: diamond },
  coins: { words: 'coins?|money|dollars?|jackpots?', hints: 'cash|rich(?:es)?|fortunes?|win(?:s|ner)?|cascade|doubles', types: ['slots'], families: ['green', 'royal', 'warm', 'cool'], scenes: ['rays', 'velvet', 'bokeh', 'stage'], sparks: 'coins', art: coins },
  bars: { words: 'bullion|vault|bank', hints: 'gold|golden|amber|saffron|miner|deluxe', types: ['slots'], families: ['dark', 'royal', 'green', 'warm'], scenes: ['rays', 'velvet', 'arches'], sparks: 'coins', art: bars },
  crown: { words: 'crowns?|kings?|queens?', hints: 'royal|imperial|emperor|mighty', types: ['slots', 'table'], families: ['royal', 'warm', 'cool', 'dark'], scenes: ['arches', 'velvet', 'rays', 'stage'], sparks: 'sparkles', art: crown },
  chest: { words: 'treasures?|chest|loot|bounty|hoard', types: ['slots'], families: ['cool', 'green', 'royal'], scenes: ['deep', 'rays', 'jungle', 'arches'], sparks: 'coins', art: chest },
  star: { words: 'stars?|starlight|starburst', hints: 'super|mega|bright|swift', types: ['slots', 'tv'], families: ['royal', 'cool', 'bright'], scenes: ['tunnel', 'rays', 'stage', 'bokeh', 'night'], sparks: 'sparkles', art: star },
  bell: { words: 'bells?|jingle', hints: 'ring|singing', types: ['slots'], families: ['warm', 'green', 'royal', 'cool'], scenes: ['rays', 'velvet', 'bokeh'], sparks: 'sparkles', art: bell },
  seven: { words: 'sevens?|7s?|777', hints: 'classic|retro|hot|doubles|ways', types: ['slots'], families: ['cool', 'royal', 'dark', 'warm'], scenes: ['rays', 'grid', 'stage', 'velvet'], sparks: 'sparkles', art: sevens },
}
