import { aces } from '../motifs/deck.ts'
import { chips } from '../motifs/stakes.ts'
import { roulette } from '../motifs/wheels.ts'
import { sevens } from '../motifs/luck.ts'
import { coinFace } from '../motifs/parts.ts'
import { ball, drum } from '../motifs/draws.ts'
import { mix, type Palette, palette } from '../palettes.ts'
import type { Random } from '../random.ts'
import { standing } from '../standing.ts'
import { at, circle, dots, ellipse, line, n, path, rect, shine, sparkle } from '../svg.ts'
import { type Banner, sprinkle, strewn } from './banner.ts'

const beam = (x: number, y: number, turn: number, length: number, opacity: number) =>
  path(
    'x-down',
    `M-12 0h24L${n(length * 0.2)} ${length}H-${n(length * 0.2)}Z`,
    `opacity="${opacity}" transform="translate(${x} ${y}) rotate(${turn})"`,
  )

function skyline(
  random: Random,
  { glow, pop, low, middle }: Palette,
  foot: number,
  rise: number,
  share: number,
  lit: boolean,
) {
  const blocks: { x: number; top: number; width: number }[] = []
  for (let x = -10; x < 1200; x += blocks.at(-1)!.width + Math.round(random.between(0, 8))) {
    blocks.push({ x, top: Math.round(foot - random.between(0.3, 1) * rise), width: Math.round(random.between(34, 70)) })
  }
  const windows = (colour: string) =>
    path(
      colour,
      blocks
        .map(({ x, top, width }) =>
          Array.from(
            { length: 5 },
            () =>
              `M${x + 6 + Math.floor(random.between(0, (width - 12) / 9)) * 9} ${top + 8 + Math.floor(random.between(0, 14)) * 12}h4v6h-4z`,
          ).join(''),
        )
        .join(''),
      'opacity=".75"',
    )
  return (
    path(mix(middle, low, share), blocks.map(({ x, top, width }) => `M${x} ${top}h${width}V480h-${width}z`).join('')) +
    (lit ? windows(glow) + windows(pop) : '')
  )
}

const reel = (x: number, art: string) =>
  at(
    x,
    0,
    rect('pearlH', -47, -74, 94, 148, 8) +
      rect('#0a0618', -47, -74, 94, 34, 8, 'opacity=".22"') +
      rect('#0a0618', -47, 40, 94, 34, 8, 'opacity=".28"') +
      art,
  )
const bulbs = (width: number, height: number) =>
  dots(
    '#fff6c4',
    9,
    Array.from({ length: 26 }, (_, index) => {
      const share = index % 13
      return `${n(-width / 2 + (share * width) / 12)} ${index < 13 ? -height / 2 : height / 2}`
    }),
  )
const machine =
  rect('#2a0614', -196, -130, 392, 268, 34) +
  rect('ruby', -192, -134, 384, 262, 32) +
  shine('M-176-120Q-180-128-160-128H160Q178-128 176-112L-170-60Z', 0.25) +
  rect('gold', -178, -108, 356, 212, 22) +
  rect('#7a3e06', -168, -98, 336, 192, 16) +
  bulbs(340, 202) +
  rect('#14041c', -158, -86, 316, 168, 12) +
  reel(-102, '<g id="rs" transform="scale(.56)">' + sevens + '</g>') +
  reel(0, '<use href="#rs"/>') +
  reel(102, '<use href="#rs"/>') +
  line('ruby', 4, 'M-158 0H-150M150 0H158') +
  path('gold', 'M-168-8L-150 0-168 8ZM168-8L150 0 168 8Z') +
  rect('#fff', -158, -86, 316, 60, 12, 'opacity=".1"') +
  line('silver', 12, 'M196 20Q226 20 228-10L229-70') +
  circle('rubyO', 229, -84, 23) +
  path('gold', 'M-120-134Q-110-178 0-184 110-178 120-134Z') +
  path('ruby', 'M-104-138Q-92-168 0-172 92-168 104-138Z') +
  at(0, -156, sparkle(0, 0, 20, '#fff6c4') + sparkle(-56, 4, 12, '#fff6c4') + sparkle(56, 4, 12, '#fff6c4'))

const jackpotNight: Banner = {
  palette: palette('0a0630 3a1a86 07031c ffcf6b 8a4dff ffd24a'),
  draw: (colours, random) =>
    sprinkle(random, '#fff', 2, 70, [0, 0, 1200, 260], 'opacity=".8"') +
    sprinkle(random, '#fff', 3.4, 22, [0, 0, 1200, 220]) +
    circle('x-glow', 900, 200, 360) +
    circle('#fff0c0', 1060, 96, 46, 'opacity=".9"') +
    circle('#e8c878', 1046, 84, 9, 'opacity=".5"') +
    circle('#e8c878', 1074, 108, 13, 'opacity=".4"') +
    beam(700, 480, 160, 520, 0.3) +
    beam(1120, 480, 200, 520, 0.3) +
    beam(560, 480, 172, 480, 0.16) +
    skyline(random, colours, 400, 190, 0.35, false) +
    skyline(random, colours, 430, 150, 0.72, true) +
    ellipse('x-glow', 900, 440, 420, 90) +
    ellipse('#07031c', 900, 468, 460, 70, 'opacity=".75"') +
    strewn(random, 'jd', coinFace, 34, [590, 10, 590, 380], 0.16, 0.46) +
    standing('mc', machine, colours.glow, 'translate(890 242) scale(1.04)') +
    strewn(random, 'jc', coinFace, 26, [560, 410, 640, 70], 0.34, 0.62) +
    at(628, 420, coinFace, -18, 1.5) +
    at(1150, 396, coinFace, 20, '1.3 1.5') +
    sparkle(640, 392, 22) +
    sparkle(1090, 60, 16) +
    sparkle(716, 128, 20),
}

const lamp = (x: number, length: number, size: number) =>
  at(
    x,
    0,
    line('#1a1008', 4, `M0-4V${length}`) +
      path(
        'brass',
        `M-${size} ${length + size * 0.62}Q-${size * 0.8} ${length} 0 ${length}T${size} ${length + size * 0.62}Z`,
      ) +
      ellipse('#fff6d0', 0, length + size * 0.62, size, size * 0.16) +
      path('x-down', `M-${size} ${length + size * 0.62}H${size}L${size * 4.4} 480H-${size * 4.4}Z`, 'opacity=".3"'),
  )
const liveTables: Banner = {
  palette: palette('1c0a08 5a2014 0c0403 ffc36b c9712a ffd98a'),
  draw: ({ glow, low }, random) =>
    [34, 60, 96]
      .map((size, index) =>
        sprinkle(
          random,
          index % 2 ? '#ff8a3c' : glow,
          size,
          12 - index * 3,
          [0, 0, 1200, 240],
          `opacity="${0.16 - index * 0.03}"`,
        ),
      )
      .join('') +
    Array.from({ length: 7 }, (_, index) => rect(low, 40 + index * 180, 0, 22, 330, 0, 'opacity=".35"')).join('') +
    ellipse('x-glow', 880, 220, 440, 220) +
    lamp(690, 18, 54) +
    lamp(1030, 4, 66) +
    ellipse('#1e0c04', 860, 566, 760, 330) +
    ellipse('wood', 860, 556, 744, 318) +
    ellipse('#2a1206', 860, 566, 700, 290, 'opacity=".6"') +
    ellipse('#0b5a36', 860, 570, 690, 288) +
    ellipse('#17945a', 880, 430, 440, 130, 'opacity=".6"') +
    line('#f3d98a', 3, 'M330 470Q860 190 1400 470', 'opacity=".5"') +
    line('#f3d98a', 2, 'M440 480Q860 260 1290 480', 'opacity=".35"') +
    ellipse('#021a0e', 868, 372, 238, 76, 'opacity=".6"') +
    standing('lr', roulette, glow, 'translate(866 262) scale(2.5 1.5)') +
    ellipse('#021a0e', 1084, 424, 116, 24, 'opacity=".55"') +
    standing('lc', chips, glow, 'translate(1084 330) scale(1.2)') +
    ellipse('#021a0e', 680, 446, 110, 22, 'opacity=".55"') +
    standing('la', aces, glow, 'translate(676 372) rotate(-4) scale(1.02)') +
    sparkle(806, 150, 20) +
    sparkle(1130, 236, 14),
}

const tvDraws: Banner = {
  palette: palette('06123f 1b3fd0 040a26 7fc4ff 3b73ff ffcf4a'),
  draw: ({ glow, base, pop, low }, random) => {
    const panel = (index: number) => `M${(index % 16) * 76 - 6} ${Math.floor(index / 16) * 70 - 10}h70v64h-70z`
    const panels = [0.1, 0.2, 0.34].map((opacity, level) =>
      path(
        level === 1 ? glow : base,
        Array.from({ length: 96 }, (_, index) => (random.pick([0, 1, 2, 3]) === level ? panel(index) : '')).join(''),
        `opacity="${opacity}"`,
      ),
    )
    return (
      panels.join('') +
      ellipse('x-glow', 890, 200, 430, 260) +
      [650, 770, 890, 1010, 1130]
        .map((x, index) => beam(x, 0, (2 - index) * 9, 460, 0.28) + circle('#fff', x, 4, 10))
        .join('') +
      rect(low, 0, 372, 1200, 108, 0, 'opacity=".85"') +
      line(glow, 2, 'M0 372H1200', 'opacity=".6"') +
      ellipse(base, 890, 412, 340, 54, 'opacity=".8"') +
      ellipse(low, 890, 406, 318, 46) +
      ellipse(glow, 890, 402, 300, 40, 'opacity=".35"') +
      ellipse('#fff', 890, 398, 210, 22, 'opacity=".25"') +
      line(pop, 5, 'M572 412A318 46 0 0 0 1208 412', 'opacity=".9"') +
      standing('td', drum, glow, 'translate(890 224) scale(2.1)') +
      standing('t1', ball('ruby', 0, 0, 52, 7, -10), glow, 'translate(660 318)') +
      standing('t2', ball('emerald', 0, 0, 40, 3, 14), glow, 'translate(1120 140)') +
      standing('t3', ball('gold', 0, 0, 62, 5, 8), glow, 'translate(1124 360)') +
      standing('t4', ball('amethyst', 0, 0, 30, 8, -8), glow, 'translate(694 116)') +
      strewn(random, 'tc', rect(pop, -4, -9, 8, 18, 2), 16, [560, 10, 620, 350], 0.5, 1) +
      strewn(random, 'te', rect('#fff', -4, -9, 8, 18, 2), 12, [560, 10, 620, 350], 0.4, 0.9)
    )
  },
}

/** Banners of the casino. */
export const casino = { 'jackpot-night': jackpotNight, 'live-tables': liveTables, 'tv-draws': tvDraws }
