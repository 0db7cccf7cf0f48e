import { converter, formatHex, type Oklch } from 'culori'

/** The colours that a palette is made of, as `#rrggbb`. */
export interface TwoColours {
  colour: string
  accent: string
}

const toOklch = converter('oklch')

/** Hues are counted in steps of 15 degrees. Below this chroma a colour is a grey. */
const step = 15
const steps = 360 / step
const leastChroma = 0.045
/** An accent is another hue, and more than a speck. */
const leastApart = 40
const leastShare = 0.04

interface Hue {
  hue: number
  weight: number
  /** How often each colour of this hue is there. */
  colours: Map<string, number>
}

/**
 * Returns the colours of a logo from its pixels (red, green, blue and alpha in turn): the hue that is there most is the
 * brand’s, the next other one the accent. A logo of one hue gets an accent opposite to it. Undefined if all of it is grey.
 */
export function coloursOf(pixels: ArrayLike<number>): TwoColours | undefined {
  const hues = countHues(pixels)
  const total = hues.reduce((sum, { weight }) => sum + weight, 0)
  const [first, ...others] = hues.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  if (!first) return undefined
  const colour = mostOf(first)
  const second = others.find(({ hue, weight }) => apart(hue, first.hue) >= leastApart && weight / total >= leastShare)
  return { colour, accent: second ? mostOf(second) : opposite(colour) }
}

function countHues(pixels: ArrayLike<number>): Hue[] {
  const hues: Hue[] = Array.from({ length: steps }, (_, index) => ({
    hue: index * step,
    weight: 0,
    colours: new Map(),
  }))
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 160) continue
    // Four bits a channel: what compression and edges have mixed is one colour again.
    const [red, green, blue] = [0, 1, 2].map((channel) => (pixels[at + channel]! & 0xf0) / 240) as [
      number,
      number,
      number,
    ]
    const { c, h = 0 } = toOklch({ mode: 'rgb', r: red, g: green, b: blue })
    if (c < leastChroma) continue
    const hue = hues[Math.round(h / step) % steps]!
    const exact = hexOf(pixels, at)
    hue.weight += c
    hue.colours.set(exact, (hue.colours.get(exact) ?? 0) + 1)
  }
  return hues
}

const hexOf = (pixels: ArrayLike<number>, at: number) =>
  `#${[0, 1, 2].map((channel) => pixels[at + channel]!.toString(16).padStart(2, '0')).join('')}`

const mostOf = ({ colours }: Hue) => [...colours].reduce((most, each) => (each[1] > most[1] ? each : most))[0]

function apart(one: number, other: number): number {
  const difference = Math.abs(one - other) % 360
  return Math.min(difference, 360 - difference)
}

function opposite(colour: string): string {
  const { l, c, h = 0 } = toOklch(colour) as Oklch
  return formatHex({ mode: 'oklch', l: Math.max(l, 0.6), c, h: (h + 150) % 360 })
}
