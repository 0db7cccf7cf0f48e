import { mix } from '../palettes.ts'
import { around, at, circle, dots, line, n, path, polar, rect, sparkle } from '../svg.ts'
import { depth, many, type Scene, stars } from './scene.ts'

/** Beams turning around the motif. */
export const rays: Scene = ({ glow, pop, low }, random) => {
  const count = random.pick([9, 11, 14])
  const half = 360 / count / 4
  const start = random.between(0, 30)
  const fan = (reach: number, colour: string, turn: number, opacity: number) =>
    path(
      colour,
      around(count, (angle) => `M0 0L${polar(angle - half, reach)}L${polar(angle + half, reach)}Z`, start + turn),
      `opacity="${opacity}"`,
    )
  return (
    `<g transform="translate(150 178)">${fan(330, 'x-ray', 0, 0.75)}${fan(330, low, half * 2, 0.16)}</g>` +
    many(6, () =>
      sparkle(random.between(8, 292), random.between(10, 250), random.between(2, 6), random.pick([glow, pop]), 0.8),
    )
  )
}

/** Out-of-focus lamps. */
export const bokeh: Scene = ({ glow, pop, base }, random) =>
  many(14, (index) => {
    const r = index < 5 ? random.between(26, 48) : random.between(6, 20)
    const colour = random.pick([glow, pop, base])
    const x = random.between(0, 300)
    const y = random.between(0, 300)
    return circle(
      colour,
      x,
      y,
      r,
      `fill-opacity="${n(random.between(0.1, 0.4))}" stroke="${colour}" stroke-opacity=".3"`,
    )
  })

/** A tunnel of light towards the motif. */
export const tunnel: Scene = ({ glow, base, low }, random) => {
  const sides = random.pick([6, 8, 4])
  const turn = random.between(-6, 10)
  const ring = (index: number) => {
    const r = 40 * 1.36 ** index
    const polygon = `${around(sides, (angle, side) => `${side ? 'L' : 'M'}${polar(angle, r)}`, 180 / sides)}Z`
    return line(
      index % 2 ? glow : base,
      0.8 + index * 0.9,
      polygon,
      `opacity="${n(0.6 - index * 0.07)}" transform="rotate(${n(index * turn)})"`,
    )
  }
  const streaks = line(
    glow,
    1.2,
    many(22, () => {
      const angle = random.between(0, 360)
      const from = random.between(90, 170)
      return `M${polar(angle, from)}L${polar(angle, from + random.between(20, 90))}`
    }),
    'opacity=".5"',
  )
  return `<g transform="translate(150 178)">${circle(low, 0, 0, 60, 'opacity=".35"')}${many(7, ring)}${streaks}</g>`
}

/** A horizon of neon lines under a striped sun. */
export const grid: Scene = ({ glow, pop, base, low, top }, random) => {
  const horizon = 262
  const fan = many(17, (index) => `M${150 + (index - 8) * 16} ${horizon}L${150 + (index - 8) * 74} 400`)
  const rows = many(8, (index) => `M0 ${n(horizon + 3 + index * index * 2.6)}H300`)
  const stripes = many(6, (index) =>
    rect(depth({ top, middle: base, low, glow, pop, base }, 0.6), 30, 196 + index * 13, 240, 1.5 + index * 1.2),
  )
  return (
    stars(random, 30, 200) +
    circle('x-sun', 150, 170, 108, 'opacity=".85"') +
    stripes +
    rect(low, 0, horizon, 300, 140) +
    line(pop, 1.1, fan, 'opacity=".55"') +
    line(base, 1.1, rows, 'opacity=".6"') +
    rect(glow, 0, horizon - 1, 300, 2, 0, 'opacity=".9"')
  )
}

/** Shafts of light and bubbles under water. */
export const deep: Scene = ({ low, middle }, random) => {
  const shafts = many(6, (index) => {
    const x = index * 58 - 20 + random.between(-12, 12)
    return path(
      'x-down',
      `M${n(x)} -10h${n(random.between(14, 30))}L${n(x + random.between(-60, 10))} 330h-${n(random.between(40, 70))}Z`,
      'opacity=".38"',
    )
  })
  const weed = (x: number, height: number) =>
    `M${n(x)} 400q-14-${n(height / 4)} 0-${n(height / 2)}t${n(random.between(-8, 8))}-${n(height / 2)}`
  const bubbles = [4, 9, 15].map((size) => {
    const places = Array.from({ length: 6 }, () => [random.between(8, 292), random.between(20, 330)] as const)
    return (
      dots(
        '#fff',
        size,
        places.map(([x, y]) => `${n(x)} ${n(y)}`),
        'opacity=".18"',
      ) +
      dots(
        '#fff',
        size * 0.28,
        places.map(([x, y]) => `${n(x - size * 0.16)} ${n(y - size * 0.18)}`),
        'opacity=".8"',
      )
    )
  })
  const weeds = many(10, (index) => weed(index < 5 ? 8 + index * 12 : 352 - index * 12, random.between(60, 150)))
  return shafts + line(mix(middle, low, 0.75), 8, weeds) + bubbles.join('')
}

/** Light on velvet, buttoned in diamonds. */
export const velvet: Scene = ({ glow, low, top }) => {
  const diagonal = many(13, (index) => `M${-150 + index * 50} 0l400 400M${450 - index * 50} 0l-400 400`)
  const buttons = dots(
    glow,
    5,
    Array.from(
      { length: 45 },
      (_, index) => `${(index % 5) * 75 + (Math.floor(index / 5) % 2 ? 37.5 : 0)} ${Math.floor(index / 5) * 44}`,
    ),
    'opacity=".55"',
  )
  return (
    at(
      0,
      0,
      line(low, 3, diagonal, 'opacity=".35"') + at(1.2, -1.2, line(mix(glow, top, 0.4), 1, diagonal, 'opacity=".28"')),
      0,
      '1.5 .88',
    ) + buttons
  )
}
