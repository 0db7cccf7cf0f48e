import type { Manifest } from '#manifest'

type Tokens = Manifest['theme']['tokens']
type Theme = 'dark' | 'light'

/** `onBrand` → `on-brand`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const camel = (name: string) => name.replace(/-[a-z]/g, ([, letter]) => letter!.toUpperCase())

/** Colours by their use in pictures: `shade` is dark, `gloss` light and `bulb` bright in both themes. Each is another colour. */
const pictureColours: Record<string, Record<Theme, string>> = {
  shade: { dark: 'background', light: 'text' },
  gloss: { dark: 'text', light: 'surface' },
  bulb: { dark: 'accent', light: 'accent-30-surface' },
}

/** The names of those colours. */
export const pictureColourNames = Object.keys(pictureColours)

/** A translucent ground of words over pictures. */
export interface Scrim {
  ground: string
  /** The colours of what is written on it. */
  words: readonly string[]
  /** Its opacity unless its words need more. */
  opacity: number
}

/** The contrast that text needs, 4.5 (WCAG AA), and some more: browsers round the colours of what is translucent. */
const leastOnScrims = 4.55

/** Grounds of words that pictures may lie behind. Each is opaque enough for its words to be legible on any picture. */
export const scrims: Readonly<Record<string, Scrim>> = {
  'background-scrim': {
    ground: 'background',
    words: ['text', 'muted', 'link', 'success', 'warning', 'danger', 'info'],
    opacity: 0.82,
  },
  'surface-scrim': { ground: 'surface', words: ['text'], opacity: 0.72 },
  'shade-scrim': { ground: 'shade', words: ['gloss'], opacity: 0.72 },
}

/** Splits the name of a tint: `brand-16-surface` is 16 % of `brand` in `surface`, `brand-34` is `brand` at 34 % opacity. */
const tint = /^([a-z-]+)-(\d+)(?:-([a-z-]+))?$/

/** Returns a colour by its name, `#rrggbb` or `#rrggbbaa`: one of the palette, one of the above, or a tint of the first two. */
export function colourOf(name: string, tokens: Tokens, theme: Theme): string {
  const named = pictureColours[name]?.[theme]
  if (named) return colourOf(named, tokens, theme)
  const scrim = scrims[name]
  if (scrim) return scrimColour(scrim, tokens, theme)
  const [, upper, share, lower] = tint.exec(name) ?? []
  if (!upper) return tokenOf(name, tokens, theme)
  const weight = Number(share) / 100
  const colour = colourOf(upper, tokens, theme)
  return lower ? mixed(colour, weight, colourOf(lower, tokens, theme)) : translucent(colour, weight)
}

function tokenOf(name: string, tokens: Tokens, theme: Theme): string {
  const found = tokens[camel(name) as keyof Tokens]
  if (!found) throw new Error(`The palette has no colour “${name}”.`)
  return found[theme]
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')

/** Mixes two opaque colours in sRGB. */
function mixed(upper: string, weight: number, lower: string): string {
  const below = channels(lower)
  return `#${channels(upper)
    .map((channel, index) => hex(channel * weight + below[index]! * (1 - weight)))
    .join('')}`
}

/** Returns a colour at an opacity. */
export const translucent = (colour: string, opacity: number) => `${colour}${hex(opacity * 255)}`

/** The relative luminance of an opaque colour (WCAG). */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast of two opaque colours (WCAG): 1 for the same colour, 21 for black and white. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Returns a scrim’s ground, as translucent as its words allow on any picture; an opaque one if they are too faint even on that. */
function scrimColour({ ground, words, opacity }: Scrim, tokens: Tokens, theme: Theme): string {
  const lower = colourOf(ground, tokens, theme)
  let alpha = Math.round(opacity * 255)
  const isLegible = (word: string) => {
    const upper = colourOf(word, tokens, theme)
    const worst = luminance(upper) > luminance(lower) ? '#ffffff' : '#000000'
    return contrast(upper, mixed(lower, alpha / 255, worst)) >= leastOnScrims
  }
  while (alpha < 255 && !words.every(isLegible)) alpha++
  return translucent(lower, alpha / 255)
}

/** Returns the highest opacity, up to a maximum, at which a colour has no more than this contrast with what it lies on. */
export function opacityBelow(
  colour: string,
  ground: string,
  { contrast: most, opacity }: { contrast: number; opacity: number },
): number {
  let percent = Math.round(opacity * 100)
  while (percent > 0 && contrast(mixed(colour, percent / 100, ground), ground) > most) percent--
  return percent / 100
}
