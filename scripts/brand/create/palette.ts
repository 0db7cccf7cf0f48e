import { clampChroma, converter, formatHex, type Oklch } from 'culori'
import type { Manifest } from '#manifest'
import { contrast } from '#manifest-tools/rules/contrast.ts'

type Tokens = Manifest['theme']['tokens']
type Token = keyof Tokens
type Theme = 'dark' | 'light'

/** WCAG AA minimum for text, and for shapes such as buttons. */
const leastForText = 4.5
const leastForShapes = 3
/** An accent decorates, so it may be faint, but not invisible. */
const leastForAccents = 1.5

const toOklch = converter('oklch')

/** Converts a colour to `#rrggbb`; chroma is reduced until it is displayable. */
const hex = (l: number, c: number, h: number) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

/** Lightness of the neutrals, which are tinted with the brand’s hue. */
const neutrals = {
  dark: { background: 0.17, surface: 0.21, raised: 0.27, border: 0.38, text: 0.97, muted: 0.78 },
  light: { background: 0.975, surface: 1, raised: 0.93, border: 0.86, text: 0.22, muted: 0.46 },
}

/** Hue and chroma of colours with the same meaning on every brand. */
const signals = { success: [158, 0.15], warning: [75, 0.14], danger: [25, 0.18], info: [245, 0.13] } as const
const signalLightness = { dark: 0.78, light: 0.48 }

/**
 * Derives a palette from two colours (`#rrggbb`). The brand colour keeps its hue and gets lighter or darker if a theme
 * requires it; the accent stays unchanged unless it would vanish in the background. Texts have AA contrast on every
 * background, the brand colour on the page and its surfaces; the accent and borders may be fainter.
 */
export function derivePalette(brand: string, accent: string): Tokens {
  const palettes = { dark: paletteOf('dark', brand, accent), light: paletteOf('light', brand, accent) }
  const names = Object.keys(palettes.dark) as Token[]
  return Object.fromEntries(
    names.map((name) => [name, { dark: palettes.dark[name], light: palettes.light[name] }]),
  ) as Tokens
}

function paletteOf(theme: Theme, brand: string, accent: string): Record<Token, string> {
  const { c: chroma, h: hue } = partsOf(brand)
  const tint = (name: keyof typeof neutrals.dark, maxChroma: number) =>
    hex(neutrals[theme][name], Math.min(chroma, maxChroma), hue)
  const grounds = [tint('background', 0.025), tint('surface', 0.03), tint('raised', 0.035)] as const
  const [background, surface, raised] = grounds
  const readable = (colour: string) => linkFor(colour, grounds, theme)
  const signal = (name: keyof typeof signals) =>
    readable(hex(signalLightness[theme], signals[name][1], signals[name][0]))
  const accentTokens = accentOn(accent, [background, surface], theme)
  const brandOfTheme = withContrast(brand, [background, surface], leastForShapes, theme)
  return {
    brand: brandOfTheme,
    onBrand: inkFor(brandOfTheme),
    ...accentTokens,
    background,
    surface,
    raised,
    border: tint('border', 0.045),
    text: readable(tint('text', 0.02)),
    muted: readable(tint('muted', 0.035)),
    link: readable(brand),
    success: signal('success'),
    warning: signal('warning'),
    danger: signal('danger'),
    info: signal('info'),
  }
}

/** Returns the accent and its text colour for a theme, changed only if it would vanish in its backgrounds. */
export function accentOn(
  colour: string,
  grounds: readonly string[],
  theme: Theme,
): Pick<Record<Token, string>, 'accent' | 'onAccent'> {
  const accent = withContrast(colour, grounds, leastForAccents, theme)
  return { accent, onAccent: inkFor(accent) }
}

/** Returns the lightness, chroma and hue of a colour. */
function partsOf(colour: string): Oklch & { h: number } {
  const parts = toOklch(colour)!
  // Greys have no hue.
  return { ...parts, h: parts.h ?? 0 }
}

/** Returns the colour of links that a brand colour gives: the nearest one of its hue that can be read on every background. */
export const linkFor = (brand: string, grounds: readonly string[], theme: Theme): string =>
  withContrast(brand, grounds, leastForText, theme)

/** Makes a colour lighter on dark backgrounds and darker on light ones until the contrast suffices. */
function withContrast(colour: string, grounds: readonly string[], least: number, theme: Theme): string {
  const { l, c, h } = partsOf(colour)
  const isEnough = (each: string) => grounds.every((ground) => contrast(each, ground) >= least)
  let found = colour
  for (let step = 1; !isEnough(found) && step <= 100; step++) {
    found = hex(theme === 'dark' ? Math.min(1, l + step / 100) : Math.max(0, l - step / 100), c, h)
  }
  return found
}

/** Returns the colour of the same hue nearest in lightness that passes; undefined if none does. */
export function nearestColour(colour: string, passes: (colour: string) => boolean): string | undefined {
  const { l, c, h } = partsOf(colour)
  const steps = Array.from({ length: 201 }, (_, index) => index / 200)
  const lightnesses = steps.flatMap((step) => [l + step, l - step]).filter((each) => each >= 0 && each <= 1)
  return lightnesses.map((lightness) => hex(lightness, c, h)).find(passes)
}

/**
 * Returns a readable text colour: white, the darkest shade of the hue, or black. One of them always has enough
 * contrast.
 */
export function inkFor(ground: string): string {
  const { c, h } = partsOf(ground)
  const inks = ['#ffffff', hex(0.2, Math.min(c, 0.05), h), '#000000']
  return inks.find((ink) => contrast(ink, ground) >= leastForText)!
}
