import { around, at, circle, ellipse, line, mirrored, n, path, polar, shade, shine, sparkle, spread, turned } from '../svg.ts'
import type { Motif } from './motif.ts'

const fire = path('#8f1408', 'M4-90C10-58 58-42 62 14 66 60 36 86 0 86S-66 60-62 14C-60-8-46-20-44-38-30-30-26-18-26-8-10-26-18-60 4-90Z', 'transform="translate(0 4)"') +
  path('fire', 'M4-90C10-58 58-42 62 14 66 60 36 86 0 86S-66 60-62 14C-60-8-46-20-44-38-30-30-26-18-26-8-10-26-18-60 4-90Z') + path('#ff4a12', 'M4-90C10-58 58-42 62 14 66 60 36 86 0 86 40 66 50 22 34-8 22-30 0-46 4-90Z', 'opacity=".65"') +
  path('amber', 'M2-46C10-22 42-8 42 30 42 64 22 80 0 80S-42 64-40 32C-38 18-30 12-30 2-18 8-16 16-14 22 0 6-8-20 2-46Z') + path('#ffe45c', 'M2-10C6 8 28 16 28 44 28 66 14 76 0 76S-28 66-26 46C-24 36-18 34-18 26-10 30-8 36-6 40 2 30-4 8 2-10Z') +
  path('#fffbe0', 'M2 26C4 38 16 42 16 56 16 70 8 74 0 74S-16 70-14 58C-12 50-8 52-7 46-2 48-2 52 0 54 4 46 0 36 2 26Z') + path('fire', 'M56-40C52-54 62-60 58-72 70-62 72-48 64-38ZM-52-50C-58-60-50-68-54-76-44-70-42-58-46-50Z') + shine('M-54 12C-52 0-44-8-40-18-38-4-48 14-48 34-54 30-55 20-54 12Z', 0.5)

const cherry = line('#1f4d12', 9, 'M-36 18C-34-24-8-54 30-72M42 24C44-12 40-44 30-72') + line('leaf', 6, 'M-36 18C-34-24-8-54 30-72M42 24C44-12 40-44 30-72') +
  path('leaf', 'M28-72C50-98 82-84 88-62 66-46 40-50 28-72Z') + path('leaf', 'M28-72C6-94-30-88-42-64-18-50 12-52 28-72Z') + line('#0d4720', 1.8, 'M30-72Q58-74 84-63M26-72Q-6-76-38-65', 'opacity=".7"') +
  [[-36, 40, 42], [42, 44, 38]].map(([x, y, r]) => at(x!, y!, circle('#5c041f', 0, 3, 40) + circle('rubyO', 0, 0, 40) + path('#4a0316', 'M-12-32Q0-22 12-32Q0-38-12-32Z', 'opacity=".7"') + ellipse('#fff', -16, -14, 9, 13, 'opacity=".85" transform="rotate(32 -16 -14)"') + line('#ff9aa8', 3, 'M-6 32A33 33 0 0 0 30 10', 'opacity=".7"'), 0, n(r! / 40))).join('')

const seeds = [[-34, 16], [-12, 30], [14, 32], [36, 18], [-20, 4], [0, 12], [22, 6]].map(([x, y]) => path('#2a0710', 'M0-5C4-1 3 5 0 5S-4-1 0-5Z', `transform="translate(${x} ${y})"`)).join('')
const melon = path('leaf', 'M-70-14A70 70 0 0 0 70-14Z') + path('#eafbd0', 'M-63-14A63 63 0 0 0 63-14Z') + path('ruby', 'M-57-14A57 57 0 0 0 57-14Z') + seeds + shine('M-57-14H57V-8H-56Z', 0.45)
const grapes = [[0, 36], [-12, 18], [12, 18], [-24, 0], [0, 0], [24, 0], [-14, -18], [12, -18]].map(([x, y]) => circle('amethystO', x!, y!, 14) + circle('#fff', x! - 4, y! - 5, 3.4, 'opacity=".7"')).join('')
const fruits = at(50, -28, path('leaf', 'M-4-30C8-52 34-46 40-32 24-22 6-22-4-30Z') + grapes, 8) + at(-44, -30, circle('#8a3d02', 0, 3, 36) + circle('amberO', 0, 0, 36) + path('leaf', 'M0-32C10-52 34-48 38-38 26-26 8-24 0-32Z') + ellipse('#fff', -14, -14, 7, 11, 'opacity=".7" transform="rotate(36 -14 -14)"')) +
  at(0, 26, melon, -8, 1.1) + at(58, 50, circle('#6b4a02', 0, 2, 26) + circle('goldO', 0, 0, 26) + circle('#fffbe0', 0, 0, 20, 'opacity=".9"') + around(8, (angle) => path('gold', `M0 0L${polar(angle - 17, 17)}Q${polar(angle, 21)} ${polar(angle + 17, 17)}Z`))) + sparkle(-60, -50, 11)

const swirl = around(6, (angle, index) => path(index % 2 ? 'ruby' : 'pearl', 'M0 0C10-30 30-40 46-34A57 57 0 0 0 0-57C-14-44-14-20 0 0Z', `transform="rotate(${n(angle)})"`))
const candy = line('#b8a9c9', 12, 'M14 10L46 86') + line('pearl', 9, 'M14 10L46 86') + at(-6, -22, circle('#6e0524', 0, 4, 60) + circle('pearl', 0, 0, 60) + swirl + `<circle r="58" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>` + ellipse('#fff', -24, -32, 18, 9, 'opacity=".75" transform="rotate(-38 -24 -32)"')) +
  at(-46, 52, path('base', 'M-20-4L-46-24-40 0-46 24-20 6ZM20-4L46-24 40 0 46 24 20 6Z') + circle('baseO', 0, 0, 27) + path('#fff', 'M-8-25Q8-10-4 26-14 26-18 20-6-8-18-20ZM10-24Q24-6 12 24L20 18Q30 0 20-18Z', 'opacity=".75"') + ellipse('#fff', -10, -12, 8, 5, 'opacity=".8"'), -16) + at(58, 34, path('popO', 'M0-22C20-30 32-8 0 22-32-8-20-30 0-22Z') + ellipse('#fff', -9, -12, 5, 4, 'opacity=".8"'), 14)

const leafHeart = path('leaf', 'M0 4C-14-14-48-22-50-50-50-72-22-84 0-62 22-84 50-72 50-50 48-22 14-14 0 4Z') + shade('M0 4C14-14 48-22 50-50 50-66 36-76 20-74 34-50 20-20 0 4Z', 0.2) + shine('M-42-46C-42-62-28-70-16-66-30-62-36-54-38-42Z', 0.6) + line('#d9ff8f', 2.2, 'M0-2V-54M0-20L-18-40M0-20L18-40', 'opacity=".6"')
const clover = line('#0d4720', 12, 'M4 6C14 40 10 62 36 84') + line('leaf', 8, 'M4 6C14 40 10 62 36 84') + at(0, -6, [45, 135, 225, 315].map((angle) => at(0, 0, leafHeart, angle, 0.94)).join('') + circle('goldO', 0, 0, 9)) + sparkle(-46, -52, 14) + sparkle(54, 16, 9)

const petal = (width: number, height: number) => path('rose', `M0 30C-${width} 4-${width} -${height * 0.5} 0-${height}C${width}-${height * 0.5} ${width} 4 0 30Z`) + line('#fff', 1.4, `M0 20V-${height - 12}`, 'opacity=".5"')
const lotus = ellipse('#0d4a3a', 0, 66, 84, 18) + ellipse('leaf', 0, 62, 84, 18) + mirrored('lo', at(10, 36, petal(20, 56), 84) + at(8, 32, petal(24, 70), 62) + at(6, 30, petal(28, 84), 40)) + at(0, 28, petal(30, 104)) +
  mirrored('lm', at(4, 44, petal(22, 56), 66) + at(4, 44, petal(24, 64), 38)) + at(0, 44, petal(24, 66)) + ellipse('goldO', 0, 52, 20, 9) + around(9, (angle) => circle('#fff6c4', Math.sin(angle / 57.3) * 14, 50 + Math.cos(angle / 57.3) * 5, 2)) + circle('x-glow', 0, -20, 40, 'stroke="none" opacity=".6"') + sparkle(0, -74, 12)

const cactus = circle('amber', 0, -8, 76) + path('sand', 'M-88 78C-60 56-20 60 4 62 40 50 70 62 88 78 60 90-60 90-88 78Z') +
  line('#0a3d1c', 27, 'M0 26H-44V-10M0 8H42V-32') + line('leaf', 21, 'M0 26H-44V-10M0 8H42V-32') + line('#0a3d1c', 41, 'M0 66V-50') + line('leaf', 35, 'M0.1 66L0-50') +
  line('#e6ffb0', 3, 'M-9 62V-52M-49 20V-10M37 4V-32', 'opacity=".65"') + line('#0d4720', 2.4, 'M3 62V-56M11 60V-50M-40 24V-8M46 6V-30', 'opacity=".6"') + at(0, -68, around(5, (angle) => path('rose', 'M0 2C-9-6-6-16 0-18 6-16 9-6 0 2Z', `transform="rotate(${angle})"`)) + circle('goldO', 0, 0, 5)) + at(42, -44, around(5, (angle) => path('rose', 'M0 2C-9-6-6-16 0-18 6-16 9-6 0 2Z', `transform="rotate(${angle})"`)) + circle('goldO', 0, 0, 5), 10, 0.7) +
  path('wood', 'M34 70L46 60 64 62 70 74 56 82 38 80Z') + path('sand', 'M-64 74L-56 62-42 66-38 78-54 82Z')

const flake = turned('fk', line('#1c5a94', 11, 'M0 0V-80M0-34L-20-54M0-34L20-54M0-58L-13-71M0-58L13-71'), spread(6)) +
  turned('fi', path('ice', 'M-4.5 0H4.500L3-30 20-48 24-43 3-22ZM-4 0V-78L0-86 4-78V0ZM-4.5 0L-3-30-20-48-24-43-3-22ZM-2-56L-14-70-17-66-2-48ZM2-56L14-70 17-66 2-48Z'), spread(6)) +
  turned('fc', path('ice', 'M0 0L-15-26 0-40 15-26Z') + shine('M0 0L-15-26 0-40Z', 0.55), spread(6)) + circle('sapphireO', 0, 0, 11) + sparkle(-4, -4, 20) + sparkle(58, -46, 10)

/** Fire, ice and what grows. */
export const nature: Record<string, Motif> = {
  cactus: { words: 'cactus|sahara|texas|western|cowboy|sheriff|outlaw|bandit\\w*|wild west|mexic\\w*|fiesta|saloon|canyon', hints: 'desert', types: ['slots'], families: ['warm', 'bright', 'warm'], scenes: ['dunes', 'mountains'], sparks: 'embers', art: cactus },
  lotus: { words: 'lotus|zen|buddha|blossoms?|flowers?|gardens?|koi', hints: 'pearl|jade|spring|gentle|ivory|marble', types: ['slots'], families: ['cool', 'green', 'royal'], scenes: ['waves', 'night', 'arches', 'bokeh'], sparks: 'petals', art: lotus },
  clover: { words: 'clovers?|irish|leprechaun|shamrock', hints: 'luck|lucky|rainbow|little', types: ['slots'], families: ['dark', 'warm', 'royal', 'bright'], scenes: ['rays', 'bokeh', 'mountains', 'velvet'], sparks: 'coins', art: clover },
  candy: { words: 'cand(?:y|ies)|sweets?|sugar|lollipop|chocolate|jelly|gummy|cake', hints: 'bonanza', types: ['slots'], families: ['bright', 'royal', 'cool'], scenes: ['clouds', 'rays', 'bokeh'], sparks: 'confetti', art: candy },
  cherry: { words: 'cherr(?:y|ies)|berr(?:y|ies)|strawberr(?:y|ies)', types: ['slots'], families: ['green', 'bright', 'cool', 'dark'], scenes: ['rays', 'bokeh', 'velvet'], sparks: 'leaves', art: cherry },
  fruits: { words: 'fruits?|fruity|juic(?:y|e)|melons?|lemons?|plums?|oranges?|grapes?|banana|tropical', hints: 'cocktail|splash', types: ['slots'], families: ['cool', 'green', 'bright', 'royal'], scenes: ['rays', 'jungle', 'bokeh', 'stage'], sparks: 'leaves', art: fruits },
  flake: { words: 'ice|icy|frost|snow\\w*|arctic|polar|christmas|santa|sled|sleigh', hints: 'frozen|winter|northern', types: ['slots'], families: ['cool', 'royal'], scenes: ['mountains', 'night', 'bokeh'], sparks: 'snow', art: flake },
  fire: { words: 'fires?|flames?|inferno|volcano|lava|chill?i|pepper', hints: 'burning|blaz(?:e|ing)|hell|heat|ember|crimson', types: ['slots'], families: ['dark', 'warm', 'royal'], scenes: ['tunnel', 'rays', 'mountains', 'bokeh'], sparks: 'embers', art: fire },
}
