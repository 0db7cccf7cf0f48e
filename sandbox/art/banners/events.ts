import { rocketArt } from '../motifs/flight.ts'
import { mosaic } from '../motifs/buildings.ts'
import { leopard } from '../motifs/cats.ts'
import { dragon } from '../motifs/reptiles.ts'
import { downward, fading } from '../lights.ts'
import { mix, palette } from '../palettes.ts'
import { standing } from '../standing.ts'
import {
  around,
  at,
  circle,
  ellipse,
  frame,
  line,
  mirrored,
  path,
  polar,
  rect,
  ring,
  shade,
  shine,
  sparkle,
  turned,
} from '../svg.ts'
import { type Banner, sprinkle, strewn } from './banner.ts'

const tile = (
  id: string,
  x: number,
  y: number,
  turn: number,
  scale: number,
  [top, middle, low, glow]: [string, string, string, string],
  art: string,
) =>
  at(
    x,
    y,
    `<defs>${downward(`${id}-s`, [top], [middle, 1, 0.5], [low, 1, 1])}${fading(`${id}-g`, glow, 0.9)}</defs>` +
      rect('#04020c', -100, -128, 212, 280, 20, 'opacity=".35"') +
      rect(`${id}-s`, -105, -140, 210, 280, 18) +
      at(
        0,
        -14,
        path(
          glow,
          around(12, (angle) => `M0 0L${polar(angle - 6, 104)}L${polar(angle + 6, 104)}Z`),
          'opacity=".22"',
        ),
      ) +
      ellipse(`${id}-g`, 0, -14, 104, 112) +
      standing(`${id}-a`, art, glow, 'translate(0 -16) scale(.92)') +
      rect('#fff', -84, 96, 96, 11, 5.5, 'opacity=".85"') +
      rect('#fff', -84, 114, 58, 8, 4, 'opacity=".45"') +
      frame('#fff', 3, -105, -140, 210, 280, 18, 'opacity=".5"') +
      shine('M-105-122Q-105-140-87-140H20L-105 60Z', 0.14),
    turn,
    scale,
  )
const newArrivals: Banner = {
  palette: palette('2b0f5c 7a2fd6 160633 ffb3f2 c25cff ffd24a'),
  draw: ({ glow, pop, low }, random) =>
    `<g transform="translate(890 230) scale(2.1)">${path(
      'x-ray',
      around(16, (angle) => `M0 0L${polar(angle - 5, 420)}L${polar(angle + 5, 420)}Z`),
      'opacity=".5"',
    )}</g>` +
    [40, 80, 130]
      .map((size, index) =>
        sprinkle(random, index % 2 ? pop : glow, size, 7 - index, [500, 0, 700, 460], 'opacity=".1"'),
      )
      .join('') +
    ellipse('x-glow', 890, 230, 420, 260) +
    ellipse(low, 890, 470, 420, 60, 'opacity=".7"') +
    tile('na', 712, 250, -14, 1.06, ['#012d24', '#0a9a6c', '#011b16', '#6fffc4'], leopard) +
    tile('nb', 1068, 246, 13, 1.06, ['#01304f', '#0a86b8', '#011c33', '#6fe3ff'], mosaic) +
    tile('nc', 890, 236, -1, 1.34, ['#3a0610', '#c2340f', '#1c0308', '#ffb05c'], dragon) +
    strewn(random, 'nf', rect(pop, -5, -10, 10, 20, 3), 16, [560, 0, 620, 460], 0.5, 1.1) +
    strewn(random, 'ng', rect('#5fe9ff', -5, -10, 10, 20, 3), 12, [560, 0, 620, 460], 0.4, 1) +
    sparkle(770, 66, 28) +
    sparkle(1020, 400, 22) +
    sparkle(1142, 76, 18) +
    sparkle(612, 384, 18),
}

const crashRockets: Banner = {
  palette: palette('070a2e 26238f 04051a ff8fb0 7a5cff ff8a3b'),
  draw: ({ glow }, random) =>
    sprinkle(random, '#fff', 2, 100, [0, 0, 1200, 440], 'opacity=".75"') +
    sprinkle(random, '#fff', 3.6, 26, [0, 0, 1200, 400]) +
    ellipse('x-soft', 980, 120, 420, 170, 'transform="rotate(-18 980 120)"') +
    ellipse('x-glow', 760, 330, 380, 160, 'transform="rotate(-24 760 330)" opacity=".7"') +
    at(
      716,
      112,
      circle('amberO', 0, 0, 50) +
        path('#7a2a05', 'M-48-8Q0 14 48-10L49 4Q0 28-49 6Z', 'opacity=".4"') +
        ring('sandH', 8, 0, 0, 88, 20, 'transform="rotate(-16)"') +
        path('amberO', 'M-49-8A50 50 0 0 1 47-18Z'),
    ) +
    circle('iceO', 1120, 96, 22) +
    circle('#0c0a3d', 900, 1010, 650) +
    circle('x-soft', 900, 1000, 690) +
    circle('sapphireO', 900, 1004, 618) +
    path('#0a2068', 'M620 440Q760 400 900 430T1240 420V480H600Z', 'opacity=".45"') +
    path('#7ff0ff', 'M330 500Q620 366 900 386T1460 520L1460 530Q1180 402 900 394T330 512Z', 'opacity=".7"') +
    line('#ff8a3b', 20, 'M480 470Q760 430 900 262', 'opacity=".22"') +
    line('#ffb35c', 10, 'M470 472Q756 432 898 266', 'opacity=".5"') +
    line('#fff', 3.4, 'M462 474Q752 434 896 268') +
    [
      [560, 456, 26],
      [620, 444, 34],
      [690, 424, 42],
      [750, 396, 36],
      [796, 364, 30],
      [836, 330, 24],
    ]
      .map(([x, y, r]) => circle('#fff', x!, y!, r!, 'opacity=".1"'))
      .join('') +
    standing('cr', rocketArt, glow, 'translate(962 190) rotate(38) scale(1.72)') +
    sprinkle(random, '#ffd23f', 5, 16, [780, 260, 160, 130]) +
    sparkle(1046, 250, 20) +
    sparkle(820, 120, 16) +
    sparkle(700, 250, 12),
}

const shield =
  path(
    '#05281c',
    'M0-118C36-96 76-88 106-88 110 12 80 86 0 128-80 86-110 12-106-88-76-88-36-96 0-118Z',
    'transform="translate(0 7)"',
  ) +
  path('gold', 'M0-118C36-96 76-88 106-88 110 12 80 86 0 128-80 86-110 12-106-88-76-88-36-96 0-118Z') +
  path('#7a3e06', 'M0-104C32-85 68-77 94-76 96 12 70 76 0 114-70 76-96 12-94-76-68-77-32-85 0-104Z', 'opacity=".6"') +
  path('emerald', 'M0-100C32-82 66-74 90-73 92 12 67 73 0 109-67 73-92 12-90-73-66-74-32-82 0-100Z') +
  shade('M0-100C32-82 66-74 90-73 92 12 67 73 0 109Z', 0.18) +
  shine('M-84-66C-60-70-30-80 0-94V-70C-30-58-56-50-78-48Z', 0.45) +
  line('#03301f', 30, 'M-44 4L-12 38 48-34', 'opacity=".4"') +
  line('pearl', 24, 'M-44 0L-12 34 48-38')
const blade =
  path('leaf', 'M0 0C40-34 118-40 168-8 118 22 44 26 0 0Z') + line('#0d4720', 2, 'M8-2Q80-16 150-9', 'opacity=".6"')
const foliage = at(890, 414, mirrored('pv', at(60, 0, turned('pb', blade, [-62, -36, -10]))))

const playSafe: Banner = {
  palette: palette('04302f 0f8f7d 021c1c d6ffe9 2fcfa8 ffd76b'),
  draw: (colours, random) => {
    const { glow, low, middle } = colours
    const hill = (y: number, share: number, d: string) =>
      path(mix(mix(middle, '#0c6b4a', 0.5), low, share), `M0 ${y}${d}V480H0Z`)
    return (
      circle('x-glow', 890, 210, 330) +
      circle('#fff6d0', 890, 214, 150, 'opacity=".5"') +
      [180, 216, 256].map((r) => ring(glow, 1.5, 890, 214, r, r, 'opacity=".3"')).join('') +
      path(
        '#fff',
        'M560 120c-24 0-26-26-2-30 4-22 40-24 48-4 20-6 34 8 28 24 12 4 8 10-4 10ZM1090 96' +
          'c-24 0-26-26-2-30 4-22 40-24 48-4 20-6 34 8 28 24 12 4 8 10-4 10Z',
        'opacity=".35"',
      ) +
      hill(360, 0.2, 'Q300 280 600 340T1200 300') +
      hill(400, 0.45, 'Q240 340 520 390T1200 350') +
      hill(440, 0.7, 'Q400 380 760 430T1200 410') +
      ellipse(low, 890, 436, 210, 26, 'opacity=".6"') +
      foliage +
      strewn(random, 'pl', path('leaf', 'M0-12C8-6 8 6 0 12-8 6-8-6 0-12Z'), 20, [600, 40, 560, 360], 0.5, 1.3) +
      standing('ps', shield, glow, 'translate(890 236) scale(1.36)') +
      sparkle(780, 110, 20) +
      sparkle(1010, 330, 14)
    )
  },
}

/** Banners of news and care. */
export const events = { 'new-arrivals': newArrivals, 'crash-rockets': crashRockets, 'play-safe': playSafe }
