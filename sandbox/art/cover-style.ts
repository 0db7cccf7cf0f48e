import { asset } from './drawing.ts'
import { mix, type Palette, paletteOf } from './palettes.ts'
import type { Rim } from './standing.ts'

/** The height of the motif’s centre, and its size. */
export type Place = [centre: number, scale: number]

/** How the covers of a set look; their layout is `sandbox/assets/covers/{set}.svg`. A colour is #rrggbb or a palette’s key. */
interface Described {
  palettes: string[]
  /** The palette’s colours that take the place of a drawing’s own, from dark to light. */
  ramp?: (keyof Palette)[]
  /** Whether people keep their own colours. */
  keepsPeople?: boolean
  /** Whether gradients become one colour. */
  flat?: boolean
  /** The motif’s place if it differs from the plain covers’. */
  place?: Place
  /** The outlines of the motif, the outermost first: colour, width, opacity, offset downwards. */
  rims: [string, number, number?, number?][]
  /** Indexes of the typefaces that name the games. */
  faces: number[]
  title: string
}

/** A described style, ready to use. */
export interface CoverStyle {
  layout: string
  palettes: Palette[]
  faces: number[]
  place: Place
  keepsPeople: boolean
  /** A drawing in the style’s colours. */
  drawn: (svg: string, palette: Palette) => string
  rims: (palette: Palette) => Rim[]
  title: (palette: Palette) => string
}

/** The motif’s place on the plain covers. */
export const plainPlace: Place = [160, 0.96]

const described: Record<string, Described> = JSON.parse(asset('covers/styles.json'))

const styles = new Map(Object.entries(described).map(([set, style]) => [`${set}/`, styleOf(set, style)]))

/** The style of the covers in a set’s folder; the plain covers have none. */
export const coverStyle = (folder: string): CoverStyle | undefined => styles.get(folder)

function styleOf(set: string, { palettes, ramp, flat, rims, title, ...others }: Described): CoverStyle {
  const inColour = (name: string, palette: Palette) => palette[name as keyof Palette] ?? name
  return {
    layout: `covers/${set}`,
    palettes: palettes.map(paletteOf),
    faces: others.faces,
    place: others.place ?? plainPlace,
    keepsPeople: others.keepsPeople ?? false,
    drawn: (svg, palette) => {
      const even = flat ? flattened(svg) : svg
      return ramp
        ? recoloured(
            even,
            ramp.map((name) => palette[name]),
          )
        : even
    },
    rims: (palette) =>
      rims.map(([colour, width, opacity = 1, y = 0]) => ({ colour: inColour(colour, palette), width, opacity, y })),
    title: (palette) => inColour(title, palette),
  }
}

/** Each gradient in the second of its colours. */
const flattened = (svg: string) =>
  svg.replace(/<(linear|radial)Gradient .*?<\/\1Gradient>/g, (gradient) => {
    const colours = Array.from(gradient.matchAll(/stop-color="(#\w+)"/g), ([, colour]) => colour!)
    return gradient.replace(/stop-color="#\w+"/g, `stop-color="${colours[1] ?? colours[0]}"`)
  })

/** Each colour replaced by one between the colours of `ramp`, by its lightness. */
function recoloured(svg: string, ramp: string[]): string {
  return svg.replace(/(fill|stroke|color)="#(\w{6}|\w{3})"/g, (_, attribute: string, digits: string) => {
    const channels = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).match(/../g)!
    const [red, green, blue] = channels.map((channel) => parseInt(channel, 16) / 255) as [number, number, number]
    const place = Math.sqrt(0.3 * red ** 2 + 0.59 * green ** 2 + 0.11 * blue ** 2) ** 0.75 * (ramp.length - 1)
    const from = Math.min(Math.floor(place), ramp.length - 2)
    return `${attribute}="${mix(ramp[from]!, ramp[from + 1]!, place - from)}"`
  })
}
