import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'
import { circle, ellipse, n, path, rect, sparkle } from './svg.ts'

/** A small thing drawn at the origin, about 8 units across. */
type Spark = (palette: Palette, random: Random) => string

const sparks = {
  sparkles: ({ glow }, random) => sparkle(0, 0, random.between(3, 9), random.pick(['#fff', glow])),
  coins: (_, random) => {
    const width = random.between(2, 8)
    return (
      ellipse('#7a3a04', 1, 1.4, width, 8) +
      ellipse('gold', 0, 0, width, 8) +
      ellipse('#fff3b0', -0.4, -0.6, width * 0.55, 5, 'opacity=".7"')
    )
  },
  embers: (_, random) =>
    path(random.pick(['#ffd23f', '#ff8a2b', '#ff5a1c']), `M0-${n(random.between(4, 8))}q4 5 0 9-4-4 0-9Z`),
  petals: (_, random) => path(random.pick(['#ffd9e6', '#ff9ec0', '#ffc2d8']), 'M0-8C7-6 7 4 0 8-5 3-5-4 0-8Z'),
  snow: (_, random) => circle('#fff', 0, 0, random.between(1, 3.4)),
  bubbles: (_, random) => {
    const r = random.between(3, 8)
    return circle('#fff', 0, 0, r, 'opacity=".25"') + circle('#fff', -r * 0.3, -r * 0.35, r * 0.3)
  },
  confetti: ({ pop, glow, base }, random) =>
    rect(random.pick([pop, glow, base, '#fff']), -2, -4.5, random.between(3, 5), 9, 1),
  leaves: (_, random) => path(random.pick(['#8fd14a', '#c3e66a', '#4aa83a']), 'M0-9C6-4 6 4 0 9-6 4-6-4 0-9Z'),
} satisfies Record<string, Spark>

/** What drifts through a picture. */
export type SparkName = keyof typeof sparks

/** Sparks scattered over the 300 x 270 field above a card's name, thinning out towards the motif. */
export function scatter(name: SparkName, palette: Palette, random: Random) {
  const kinds = [0, 1, 2].map((kind) => `<g id="x-${kind}">${sparks[name](palette, random)}</g>`).join('')
  const places = Array.from({ length: 15 }, (_, index) => {
    const angle = random.between(0, Math.PI * 2)
    const reach = random.between(0.82, 1.5)
    const x = 150 + Math.cos(angle) * 112 * reach
    const y = 165 + Math.sin(angle) * 108 * reach
    if (y > 285) return ''
    const place = `translate(${n(x)} ${n(y)}) rotate(${n(random.between(-70, 70))}) scale(${n(random.between(0.5, 1.3))})`
    return `<use href="#x-${index % 3}" transform="${place}"/>`
  })
  return `<defs>${kinds}</defs>${places.join('')}`
}
