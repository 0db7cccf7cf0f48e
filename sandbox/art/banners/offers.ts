import { ball, drum } from '../motifs/draws.ts'
import { rocketArt } from '../motifs/flight.ts'
import { coinFace } from '../motifs/parts.ts'
import { palette } from '../palettes.ts'
import { standing } from '../standing.ts'
import { around, at, circle, ellipse, line, path, polar, rect, ring, shade, shine, sparkle } from '../svg.ts'
import { type Banner, sprinkle, strewn } from './banner.ts'

const rays = (x: number, y: number, opacity: number) =>
  at(
    x,
    y,
    path(
      'x-ray',
      around(14, (angle) => `M0 0L${polar(angle - 6, 620)}L${polar(angle + 6, 620)}Z`),
      `opacity="${opacity}"`,
    ),
  )

const gift =
  rect('#14041c', -118, -48, 236, 178, 14, 'opacity=".5"') +
  rect('ruby', -112, -50, 224, 172, 12) +
  shade('M20-50H100Q112-50 112-38V110Q112 122 100 122H20Z', 0.16) +
  rect('gold', -26, -50, 52, 172) +
  rect('ruby', -130, -92, 260, 58, 12) +
  shine('M-124-84Q-122-90-114-90H114Q122-90 124-84L-124-62Z', 0.3) +
  rect('gold', -30, -92, 60, 58, 4) +
  path('gold', 'M0-92C-24-160-98-166-104-128-106-100-50-92 0-92ZM0-92C24-160 98-166 104-128 106-100 50-92 0-92Z') +
  path(
    '#7a3e06',
    'M-10-98C-32-140-78-148-84-126-84-108-46-102-10-98ZM10-98C32-140 78-148 84-126 84-108 46-102 10-98Z',
    'opacity=".55"',
  ) +
  circle('goldO', 0, -96, 20)

const weekendBonus: Banner = {
  palette: palette('2a0a3f 8a1f7a 14041f ffb3e6 ff5cb0 ffd24a'),
  draw: ({ glow, pop, low }, random) =>
    rays(890, 230, 0.4) +
    ellipse('x-glow', 890, 250, 400, 260) +
    sprinkle(random, '#fff', 3, 40, [560, 0, 620, 420], 'opacity=".7"') +
    ellipse(low, 890, 452, 360, 46, 'opacity=".7"') +
    strewn(random, 'wb', coinFace, 22, [590, 20, 590, 320], 0.24, 0.6) +
    standing('wg', gift, glow, 'translate(890 290) scale(1.34)') +
    strewn(random, 'wc', coinFace, 14, [620, 410, 540, 50], 0.4, 0.7) +
    strewn(random, 'wf', rect(pop, -5, -10, 10, 20, 3), 26, [560, 0, 620, 440], 0.5, 1.1) +
    sparkle(760, 96, 24) +
    sparkle(1060, 150, 20),
}

/** Half of a circle that ends in an arrowhead. */
const returning =
  line('#0a2a1c', 34, 'M-170 30A172 172 0 0 1 128-116', 'opacity=".4"') +
  line('gold', 26, 'M-170 24A172 172 0 0 1 120-124') +
  path('gold', 'M98-176L176-96 74-74Z')

const weeklyCashback: Banner = {
  palette: palette('03302a 0d7a5c 021a17 b9ffe0 35d6a0 ffd76b'),
  draw: ({ glow, low }, random) =>
    [210, 262, 320].map((r) => ring(glow, 1.5, 890, 240, r, r, 'opacity=".25"')).join('') +
    ellipse('x-glow', 890, 250, 380, 270) +
    sprinkle(random, '#fff', 3, 34, [560, 0, 620, 440], 'opacity=".55"') +
    ellipse(low, 890, 462, 340, 40, 'opacity=".65"') +
    standing(
      'ca',
      `<g id="cb">${returning}</g><use href="#cb" transform="rotate(180)"/>`,
      glow,
      'translate(890 240) scale(1.06)',
    ) +
    at(892, 246, coinFace, -8, 2.7) +
    strewn(random, 'cc', coinFace, 16, [600, 400, 580, 60], 0.34, 0.62) +
    sparkle(796, 150, 26) +
    sparkle(1092, 330, 18) +
    sparkle(680, 330, 14),
}

const drawJackpots: Banner = {
  palette: palette('0a1850 2746c4 050b2c a9c8ff 4f7bff ff8a5c'),
  draw: ({ glow, low }, random) =>
    rays(890, 200, 0.3) +
    ellipse('x-glow', 890, 220, 420, 260) +
    sprinkle(random, '#fff', 3, 60, [540, 0, 660, 400], 'opacity=".6"') +
    ellipse(low, 890, 456, 380, 42, 'opacity=".7"') +
    standing('dd', drum, glow, 'translate(890 232) scale(2.2)') +
    ball('ruby', 668, 402, 44, 7, -14) +
    ball('emerald', 1120, 392, 48, 3, 12) +
    ball('gold', 1040, 430, 34, 8, 20) +
    ball('sapphire', 738, 436, 32, 5, 8) +
    sparkle(700, 110, 22) +
    sparkle(1096, 120, 26),
}

const rocketWeek: Banner = {
  palette: palette('230a45 6a1fb0 10031f ffc2f4 b65cff 7dffb0'),
  draw: ({ glow, pop }, random) =>
    sprinkle(random, '#fff', 2, 90, [0, 0, 1200, 440], 'opacity=".8"') +
    sprinkle(random, '#fff', 4, 20, [0, 0, 1200, 400]) +
    ellipse('x-soft', 820, 330, 460, 170, 'transform="rotate(-28 820 330)"') +
    circle('amethystO', 1104, 120, 74) +
    ring('sandH', 9, 1104, 120, 122, 26, 'transform="rotate(-18 1104 120)"') +
    line(pop, 26, 'M470 500Q740 440 900 260', 'opacity=".2"') +
    line('#fff', 4, 'M470 500Q740 440 896 266', 'opacity=".9"') +
    [
      [560, 470, 34],
      [630, 446, 42],
      [700, 414, 46],
      [762, 376, 40],
      [812, 336, 32],
    ]
      .map(([x, y, r]) => circle('#fff', x!, y!, r!, 'opacity=".13"'))
      .join('') +
    standing('rw', rocketArt, glow, 'translate(920 220) rotate(40) scale(1.9)') +
    strewn(random, 'rc', coinFace, 12, [640, 280, 500, 180], 0.26, 0.5) +
    sparkle(776, 140, 22) +
    sparkle(1040, 330, 18),
}

/** Pictures of promotions. */
export const offers = {
  'weekend-bonus': weekendBonus,
  'weekly-cashback': weeklyCashback,
  'draw-jackpots': drawJackpots,
  'rocket-week': rocketWeek,
}
