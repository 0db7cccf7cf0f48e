import { mix } from '../palettes.ts'
import { at, circle, dots, ellipse, frame, line, path, rect } from '../svg.ts'
import { depth, many, type Scene, stars } from './scene.ts'

/** Curtains, spotlights and a stage. */
export const stage: Scene = (palette, random) => {
  const { glow, low, base } = palette
  const cloth = mix(base, low, 0.45)
  const folds = many(5, (index) =>
    path(index % 2 ? mix(cloth, low, 0.45) : cloth, `M${index * 15 - 6} -10h17q-4 210-${4 + index * 5} 420h-30Z`),
  )
  const cone = (x: number, tilt: number) =>
    path('x-down', `M${x - 7} -10h14L${x + 62 + tilt} 290h-124Z`, 'opacity=".4"')
  return (
    ellipse(mix(palette.middle, glow, 0.25), 150, 306, 190, 48) +
    ellipse(glow, 150, 300, 120, 24, 'opacity=".35"') +
    cone(random.between(40, 70), 80) +
    cone(random.between(230, 260), -80) +
    cone(150, 0) +
    `<g id="xc">${folds}</g><use href="#xc" transform="matrix(-1 0 0 1 300 0)"/>` +
    path(cloth, 'M-10-10H310V26q-27 26-53 0-27 26-53 0-27 26-54 0-27 26-54 0-27 26-53 0-27 26-53 0Z') +
    line('gold', 3, 'M-10 26q27 26 53 0 27 26 53 0 27 26 54 0 27 26 54 0 27 26 53 0 27 26 53 0', 'opacity=".8"')
  )
}

/** A row of arches leading to the light. */
export const arches: Scene = (palette, random) => {
  const moorish = random.pick([true, false])
  const arch = (index: number) => {
    const w = 158 - index * 21
    const top = 30 + index * 11
    const spring = 128 + index * 5
    const crown = moorish
      ? `C${142 - w} ${spring - 70} ${150 - w * 0.4} ${top + 16} 150 ${top - 14}` +
        `C${150 + w * 0.4} ${top + 16} ${158 + w} ${spring - 70} ${150 + w} ${spring}`
      : `C${150 - w} ${spring - w * 1.1} ${150 + w} ${spring - w * 1.1} ${150 + w} ${spring}`
    const opening = `M${150 - w} 420V${spring}${crown}V420`
    return (
      path(mix(mix(palette.top, palette.low, 0.3), palette.middle, index * 0.22), opening) +
      line(mix(palette.low, palette.glow, 0.3 + index * 0.14), 2, opening, 'opacity=".8"')
    )
  }
  const tiles = many(9, (index) => `M150 262L${-180 + index * 82} 400`)
  return (
    rect(mix(palette.top, palette.low, 0.5), 0, 0, 300, 400) +
    many(5, arch) +
    ellipse('x-glow', 150, 180, 110, 130) +
    path(depth(palette, 0.72), 'M0 262H300V400H0Z', 'opacity=".8"') +
    line(palette.glow, 1, `${tiles}M0 276H300M0 298H300M0 332H300`, 'opacity=".2"')
  )
}

/** A skyline with lit windows. */
export const city: Scene = (palette, random) => {
  const blocks = (y: number, height: number) =>
    Array.from({ length: 9 }, (_, index) => ({
      x: Math.round(index * 35 - 8 + random.between(-4, 4)),
      top: Math.round(y - random.between(0.4, 1) * height),
      width: Math.round(random.between(24, 38)),
    }))
  const row = (list: ReturnType<typeof blocks>, share: number) =>
    path(depth(palette, share), list.map(({ x, top, width }) => `M${x} ${top}h${width}V420h-${width}z`).join(''))
  const near = blocks(300, 130)
  const windows = (colour: string) =>
    path(
      colour,
      near
        .map(({ x, top, width }) =>
          many(
            3,
            () =>
              `M${x + 4 + Math.floor(random.between(0, (width - 8) / 6)) * 6} ${top + 6 + Math.floor(random.between(0, 9)) * 9}h3v4h-3z`,
          ),
        )
        .join(''),
      'opacity=".8"',
    )
  return (
    stars(random, 24, 130) +
    ellipse('x-glow', 150, 250, 240, 130, 'opacity=".7"') +
    row(blocks(270, 150), 0.3) +
    row(near, 0.66) +
    windows(palette.glow) +
    windows(palette.pop)
  )
}

/** Columns and steps of a temple. */
export const temple: Scene = (palette) => {
  const stone = mix(mix(palette.middle, palette.glow, 0.3), palette.low, 0.25)
  const dark = mix(stone, palette.low, 0.55)
  const column =
    rect(dark, -4, 20, 58, 400) +
    rect(stone, 2, 20, 44, 400) +
    many(4, (index) => rect(dark, 9 + index * 10, 46, 4, 400, 2, 'opacity=".7"')) +
    rect(stone, -8, 22, 66, 12, 2) +
    rect(dark, -3, 34, 56, 8, 2)
  return (
    path('x-down', 'M120-10h60l70 300H50Z', 'opacity=".45"') +
    many(5, (index) =>
      rect(mix(stone, palette.low, 0.3 + index * 0.13), 70 - index * 24, 256 + index * 14, 160 + index * 48, 18, 2),
    ) +
    `<g id="xt">${column}</g><use href="#xt" transform="matrix(-1 0 0 1 300 0)"/>` +
    rect(stone, -10, -10, 320, 28) +
    rect(dark, -10, 12, 320, 8) +
    line(palette.glow, 1.5, 'M0 4H300', 'opacity=".4"')
  )
}

/** A card table under its lamp. */
export const felt: Scene = ({ glow, low, base, middle }, random) =>
  path('x-down', 'M118-10h64L330 330H-30Z', 'opacity=".4"') +
  ellipse(mix('#7a4a22', low, 0.45), 150, 420, 252, 210) +
  ellipse(mix('#c98a3a', low, 0.25), 150, 424, 240, 204) +
  ellipse(mix(base, low, 0.3), 150, 432, 230, 200) +
  ellipse(mix(middle, glow, 0.12), 150, 300, 150, 56, 'opacity=".6"') +
  line(glow, 1.6, 'M-20 372Q150 210 320 372', 'opacity=".35"') +
  many(3, (index) =>
    at(88 + index * 62, 336 - (index % 2) * 12, frame(glow, 1.5, -22, -30, 44, 60, 5, 'opacity=".3"'), (index - 1) * 8),
  ) +
  many(8, () => circle(glow, random.between(0, 300), random.between(0, 150), random.between(4, 14), 'opacity=".14"'))

/** The lit wall and floor of a studio. */
export const studio: Scene = (palette, random) => {
  const { glow, base, pop, low } = palette
  const places = Array.from({ length: 35 }, (_, index) => ({
    place: `M${(index % 7) * 44 - 2} ${Math.floor(index / 7) * 54 - 8}h40v50h-40z`,
    light: random.pick([0, 1, 2, 3, 4]),
  }))
  const lights: [string, number][] = [
    [base, 0.1],
    [base, 0.2],
    [base, 0.34],
    [pop, 0.2],
    [glow, 0.16],
  ]
  const panels = lights
    .map(([colour, opacity], light) =>
      path(
        colour,
        places
          .filter((panel) => panel.light === light)
          .map(({ place }) => place)
          .join(''),
        `opacity="${opacity}"`,
      ),
    )
    .join('')
  const lamps =
    dots(
      glow,
      10,
      Array.from({ length: 7 }, (_, index) => `${18 + index * 44} 8`),
    ) +
    path(
      'x-down',
      many(7, (index) => `M${12 + index * 44} 8h12l${(index - 3) * 10 + 22} 150h-56Z`),
      'opacity=".22"',
    )
  return (
    panels +
    ellipse('x-glow', 150, 170, 170, 150, 'opacity=".6"') +
    lamps +
    rect(low, 0, 264, 300, 140, 0, 'opacity=".75"') +
    ellipse(base, 150, 284, 150, 24, 'opacity=".55"') +
    ellipse(low, 150, 282, 136, 19, 'opacity=".6"') +
    ellipse(glow, 150, 280, 104, 12, 'opacity=".4"') +
    line(glow, 1.5, 'M0 264H300', 'opacity=".7"')
  )
}
