import { mix } from '../palettes.ts'
import { at, circle, ellipse, line, n, path, turned } from '../svg.ts'
import { depth, many, roll, type Scene, stars } from './scene.ts'

/** A starry sky over dark hills. */
export const night: Scene = (palette, random) =>
  ellipse('x-glow', random.between(30, 110), 70, 150, 70, 'opacity=".45" transform="rotate(-24 150 100)"') +
  ellipse('x-soft', random.between(180, 270), 150, 130, 70, 'opacity=".5" transform="rotate(-24 150 100)"') +
  stars(random, 60, 265) +
  path(depth(palette, 0.45), roll(random, 268, 40, 3)) +
  path(depth(palette, 0.75), roll(random, 298, 34, 4))

/** Snowy peaks over a misty valley. */
export const mountains: Scene = (palette, random) => {
  const { glow, middle } = palette
  const peak = (x: number, foot: number, height: number, share: number) => {
    const half = height * random.between(0.62, 0.8)
    const top = foot - height
    const lean = random.between(-8, 8)
    const lit = mix(mix(middle, glow, 0.12), palette.low, share + 0.14)
    return (
      path(lit, `M${n(x)} ${n(top)}L${n(x + half)} ${foot}H${n(x - half)}Z`) +
      path(
        mix(lit, palette.low, 0.5),
        `M${n(x)} ${n(top)}L${n(x + half)} ${foot}H${n(x + lean)}` +
          `L${n(x + half * 0.12)} ${n(top + height * 0.55)}L${n(x - half * 0.06)} ${n(top + height * 0.36)}Z`,
      ) +
      path(
        mix('#ffffff', lit, 0.25 + share * 0.5),
        `M${n(x)} ${n(top)}L${n(x + half * 0.3)} ${n(top + height * 0.3)}l-${n(half * 0.14)} -${n(height * 0.06)} ` +
          `-${n(half * 0.1)} ${n(height * 0.12)} -${n(half * 0.14)} -${n(height * 0.1)} -${n(half * 0.16)} ${n(height * 0.05)}Z`,
      )
    )
  }
  const side = random.pick([1, -1])
  return (
    circle('x-glow', 150 + side * 88, 92, 70) +
    circle(mix('#ffffff', glow, 0.5), 150 + side * 88, 92, 26, 'opacity=".85"') +
    peak(150 - side * 20, 300, 150, 0.1) +
    peak(150 - side * 112, 300, 218, 0.2) +
    peak(150 + side * 124, 300, 176, 0.24) +
    peak(150 + side * 44, 300, 110, 0.34) +
    ellipse('x-glow', 150, 292, 230, 40, 'opacity=".55"') +
    path(depth(palette, 0.7), roll(random, 300, 26, 3)) +
    path(depth(palette, 0.88), roll(random, 330, 26, 2))
  )
}

/** Rows of waves in the style of woodcuts. */
export const waves: Scene = (palette, random) => {
  const { glow, low } = palette
  const row = (index: number) => {
    const y = 218 + index * 27
    const colour = mix(mix(palette.base, palette.middle, 0.5), low, index * 0.17)
    const d = `M${n(random.between(-60, -20))} ${y}q15-20 30-3${'t30 3t30-3'.repeat(6)}V420H-70Z`
    return path(colour, d, `stroke="${mix(mix(glow, colour, 0.25), low, index * 0.16)}" stroke-width="2"`)
  }
  return (
    circle('x-sun', 150, 168, 104, 'opacity=".6"') +
    many(3, (index) =>
      line(
        glow,
        1.2,
        `M${n(random.between(-20, 190))} ${30 + index * 28}h${n(random.between(60, 120))}`,
        'opacity=".5"',
      ),
    ) +
    many(6, row)
  )
}

/** Sand, pyramids and a low sun. */
export const dunes: Scene = (palette, random) => {
  const { base } = palette
  const sand = (share: number) => mix(mix(base, '#e0a050', 0.4), palette.low, share)
  const pyramid = (x: number, y: number, size: number) =>
    path(sand(0.32), `M${n(x)} ${n(y - size)}L${n(x + size)} ${y}H${n(x - size)}Z`) +
    path(sand(0.62), `M${n(x)} ${n(y - size)}L${n(x + size)} ${y}H${n(x + size * 0.2)}Z`)
  const side = random.pick([1, -1])
  return (
    circle('x-sun', 150, 160, 112, 'opacity=".7"') +
    pyramid(150 + side * 96, 266, 70) +
    pyramid(150 - side * 112, 266, 46) +
    path(sand(0.4), roll(random, 262, 22, 3)) +
    path(sand(0.6), roll(random, 288, 26, 2)) +
    path(sand(0.82), roll(random, 326, 24, 3))
  )
}

/** Leaves closing in from every side. */
export const jungle: Scene = (palette, random) => {
  const leaf = 'M0 0C22-16 74-22 116 0 74 20 22 16 0 0Z'
  const bunch = (x: number, y: number, turn: number, size: number, share: number) => {
    const green = mix(mix(palette.base, '#2f9a45', 0.5), palette.low, share)
    const blade =
      path(green, leaf) +
      path(mix(green, palette.low, 0.4), 'M0 0H116C74 20 22 16 0 0Z') +
      line(mix(green, palette.glow, 0.5), 1.2, 'M4 0H108', 'opacity=".7"')
    return at(x, y, turned(`x-l${x}`, blade, [-56, -28, 28, 56, 0]), turn + random.between(-9, 9), size)
  }
  return (
    path('x-down', 'M90-10h60l-60 320H-40Z', 'opacity=".35"') +
    path('x-down', 'M210-10h30l40 300h-90Z', 'opacity=".3"') +
    bunch(-14, 90, 8, 0.72, 0.4) +
    bunch(314, 84, 172, 0.72, 0.4) +
    bunch(30, -22, 62, 0.85, 0.25) +
    bunch(272, -22, 118, 0.85, 0.25) +
    bunch(-26, 290, -20, 1, 0.2) +
    bunch(326, 290, 200, 1, 0.2)
  )
}

/** Heaps of cloud in a bright sky. */
export const clouds: Scene = ({ glow, middle }, random) => {
  const shape =
    path('#000', 'M-40 18C-62 18-62-8-42-10-40-34-6-38 2-20 16-30 34-20 32-6 54-8 56 18 36 18Z', 'opacity=".12"') +
    '<path d="M-40 13C-60 11-58-8-42-10-40-34-6-38 2-20 16-30 34-20 32-6 50-8 52 8 40 12 30 4 16 4 6 10-8 2-28 4-40 13Z"/>'
  const cloud = (x: number, y: number, size: number, share: number) =>
    `<use href="#x-c" fill="${mix(mix('#ffffff', glow, 0.3), middle, share)}" transform="translate(${n(x)} ${y}) scale(${n(size)})"/>`
  return (
    `<defs><g id="x-c">${shape}</g></defs>` +
    circle('x-sun', 150, 170, 118, 'opacity=".5"') +
    many(3, (index) =>
      cloud(
        20 + index * 130 + random.between(-24, 24),
        48 + Math.round(random.between(0, 60)),
        random.between(0.6, 1),
        0.35,
      ),
    ) +
    cloud(26, 276, 2.1, 0.2) +
    cloud(276, 270, 2.1, 0.24) +
    cloud(150, 316, 2.6, 0.42) +
    cloud(20, 356, 2.6, 0.6) +
    cloud(284, 362, 2.6, 0.62)
  )
}
