import { fading } from '../lights.ts'
import { starPath } from '../motifs/parts.ts'
import { footballArt } from '../motifs/sport.ts'
import { mix, palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { standing } from '../standing.ts'
import {
  around,
  at,
  circle,
  ellipse,
  line,
  mirrored,
  n,
  path,
  polar,
  rect,
  ring,
  shade,
  shine,
  sparkle,
  spread,
  turned,
} from '../svg.ts'
import { type Banner, sprinkle, strewn } from './banner.ts'

const stand = (random: Random, top: number, height: number, colour: string) =>
  path(colour, `M0 ${top}Q600 ${top + 50} 1200 ${top}V${top + height}H0Z`) +
  ['#ff5c6d', '#ffd76b', '#7fc4ff', '#fff']
    .map((shirts) => sprinkle(random, shirts, 5, 90, [0, top + 44, 1200, height - 54], 'opacity=".6"'))
    .join('')
const floodlight = (x: number, y: number) =>
  at(
    x,
    y,
    line('#1b2440', 12, 'M0 0V260') +
      rect('#1b2440', -58, -40, 116, 62, 8) +
      [-38, -13, 13, 38].map((lx) => circle('#fff', lx, -22, 10) + circle('#fff', lx, 4, 10)).join('') +
      circle('x-glow', 0, -8, 130),
  )
const smoke = (colour: string, x: number, y: number) =>
  fading(`smoke${x}`, colour, 0.6) +
  [
    [0, 0, 130],
    [-50, 50, 110],
    [50, 40, 120],
    [20, -80, 100],
    [-40, -50, 90],
  ]
    .map(([dx, dy, r]) => circle(`smoke${x}`, x + dx!, y + dy!, r!))
    .join('')
const derby: Banner = {
  palette: palette('060b24 1d3a7a 040818 d6ecff 3b8bff ff4d5e'),
  draw: ({ glow }, random) =>
    ellipse('x-glow', 900, 170, 520, 240) +
    stand(random, 116, 100, '#0d1738') +
    stand(random, 196, 120, '#131f4a') +
    floodlight(640, 62) +
    floodlight(1150, 62) +
    path('x-down', 'M600 60L860 480H420Z', 'opacity=".18"') +
    path('x-down', 'M1190 60L1340 480H880Z', 'opacity=".2"') +
    rect('#06351f', 0, 300, 1200, 180) +
    path('#128a4a', 'M0 300H1200V480H0Z') +
    path(
      '#0d7039',
      Array.from(
        { length: 7 },
        (_, index) => `M${600 + (index * 2 - 7) * 90} 300h90L${600 + (index * 2 - 5.5) * 200} 480h-200Z`,
      ).join(''),
    ) +
    line('#fff', 4, 'M0 304H1200M700 480L810 304M560 430H1300', 'opacity=".45"') +
    ring('#fff', 4, 900, 470, 240, 60, 'opacity=".45"') +
    smoke('#ff2e4d', 650, 270) +
    smoke('#2a8bff', 1130, 270) +
    ellipse('#021a0e', 900, 420, 160, 26, 'opacity=".65"') +
    standing('df', footballArt, glow, 'translate(900 268) rotate(-14) scale(1.92)') +
    path(
      '#19a35a',
      Array.from(
        { length: 40 },
        (_, index) =>
          `M${560 + index * 16} 480q${n(random.between(-6, 6))}-14 ${n(random.between(-8, 8))}-${n(random.between(16, 34))} 4 14 8 24Z`,
      ).join(''),
    ) +
    sprinkle(random, '#ffd76b', 6, 16, [620, 60, 540, 300]) +
    sprinkle(random, '#fff', 4, 24, [620, 60, 540, 340]),
}

const cup =
  mirrored('cp', path('gold', 'M54-104C110-112 116-36 50-18L46-34C82-46 84-88 56-86Z')) +
  path('gold', 'M-62-118H62C64-60 54-6 18 14V44H-18V14C-54-6-64-60-62-118Z') +
  shade('M20-118H62C64-60 54-6 18 14V44H4C40-10 34-60 20-118Z', 0.22) +
  shine('M-50-110H-26C-28-60-22-24-6 6-38-10-52-60-50-110Z', 0.6) +
  rect('gold', -70, -130, 140, 18, 9) +
  rect('#fff', -62, -127, 80, 5, 2.5, 'opacity=".6"') +
  path('rubyO', 'M0-90L11-62 41-60 18-42 26-13 0-30-26-13-18-42-41-60-11-62Z') +
  line('#fff6c4', 2.4, 'M0-90L11-62 41-60 18-42 26-13 0-30-26-13-18-42-41-60-11-62Z') +
  path('gold', 'M-34 44H34L42 66H-42Z') +
  path('ink', 'M-58 66H58L66 116H-66Z') +
  rect('gold', -34, 78, 68, 24, 4) +
  rect('gold', -72, 112, 144, 14, 6)
const laurel = Array.from({ length: 8 }, (_, index) => {
  const x = 118 + Math.sin(index / 2.6) * 44
  const outer = at(x, 96 - index * 30, path('leaf', 'M0 0C10-22 34-30 52-22 44-4 22 8 0 0Z'), -18 - index * 6, 1.15)
  return outer + at(x - 6, 84 - index * 30, path('emerald', 'M0 0C-4-22-20-32-36-30-34-12-18 2 0 0Z'), 10, 0.9)
}).join('')
const champions: Banner = {
  palette: palette('2a0a3f 8a1f6f 14041f ffc8f0 f04aa8 ffd24a'),
  draw: ({ glow, pop, low }, random) =>
    `<g transform="translate(890 220) scale(2.2)">${path(
      'x-ray',
      around(18, (angle) => `M0 0L${polar(angle - 4, 420)}L${polar(angle + 4, 420)}Z`),
      'opacity=".55"',
    )}</g>` +
    ellipse('x-glow', 890, 220, 400, 260) +
    at(890, 232, turned('ks', at(0, -190, path(pop, starPath(22, 9))), spread(12))) +
    [620, 1160]
      .map((x) =>
        path(
          'x-down',
          `M${x - 14} 0h28L${x + (x < 900 ? 300 : -80)} 440H${x + (x < 900 ? 80 : -300)}Z`,
          'opacity=".3"',
        ),
      )
      .join('') +
    ellipse(mix(low, '#c23a9a', 0.3), 890, 456, 360, 58) +
    ellipse(mix(low, '#c23a9a', 0.55), 890, 440, 290, 40) +
    ellipse(mix(low, '#c23a9a', 0.8), 890, 424, 220, 28) +
    line(pop, 4, 'M670 424A220 28 0 0 0 1110 424M600 440A290 40 0 0 0 1180 440', 'opacity=".8"') +
    at(890, 300, mirrored('kl', laurel)) +
    standing('kc', cup, glow, 'translate(890 250) scale(1.42)') +
    strewn(random, 'k1', rect(pop, -5, -10, 10, 20, 3), 22, [540, 0, 650, 440], 0.4, 1.1) +
    strewn(random, 'k2', rect('#5fe9ff', -5, -10, 10, 20, 3), 16, [540, 0, 650, 420], 0.4, 1) +
    strewn(random, 'k3', rect('#fff', -4, -8, 8, 16, 3), 16, [540, 0, 650, 420], 0.4, 1) +
    sparkle(830, 90, 26) +
    sparkle(986, 156, 18),
}

/** Banners of sport. */
export const sports = { derby, champions }
