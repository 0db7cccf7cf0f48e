import { blend, converter, type Rgb } from 'culori'
import type { Manifest } from '#manifest'
import { colourOf, kebab, pictureColourNames, scrims } from '#engine/theme/tints.ts'

/** The theme in which a colour is computed. */
export type Theme = 'dark' | 'light'

/** The values of a custom property in the style sheets: for one theme, or for both. */
export interface Property {
  name: string
  value: string
  theme?: Theme | undefined
  file: string
  selector: string
}

/** The inputs for computing colours. */
export interface Palette {
  theme: Theme
  tokens: Manifest['theme']['tokens']
  properties: readonly Property[]
}

const rgb = converter('rgb')

/** Splits a value into its outermost `name(arguments)` and the plain words between them. */
function parts(value: string): string[] {
  const found: string[] = []
  let [depth, word] = [0, '']
  for (const sign of `${value} `) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth === 0 && /[\s,/]/.test(sign)) {
      if (word) found.push(word)
      word = ''
    } else word += sign
  }
  return found
}

const inside = (call: string) => call.slice(call.indexOf('(') + 1, -1)

/** The colours that the names of tints stand for: `--brand-16-surface` consists of `--brand` and `--surface`. */
export function namesIn(value: string): string[] {
  return (value.match(/--[\w-]+/g) ?? []).flatMap((name) => {
    const [, upper, lower] = /^--([a-z-]+)-\d+(?:-([a-z-]+))?$/.exec(name) ?? []
    return upper ? [upper, lower].flatMap((part) => (part ? `--${part}` : [])) : [name]
  })
}

/** Whether a theme itself defines a property as a colour. */
function isThemeColour(name: string, { tokens }: Palette): boolean {
  const known = [...Object.keys(tokens).map(kebab), ...pictureColourNames, ...Object.keys(scrims)]
  return namesIn(name).every((part) => known.includes(part.slice(2)))
}

function variable(call: string, palette: Palette): Rgb[] {
  const [name, fallback] = parts(inside(call))
  if (isThemeColour(name!, palette)) return [rgb(colourOf(name!.slice(2), palette.tokens, palette.theme))!]
  const named = palette.properties.filter((property) => property.name === name)
  const ofTheme = named.filter(({ theme }) => theme === palette.theme)
  const said = ofTheme.length > 0 ? ofTheme : named.filter(({ theme }) => !theme)
  const values = said.length > 0 ? said.map(({ value }) => value) : fallback ? [fallback] : []
  return values.flatMap((value) => coloursOf(value, palette))
}

/** Every colour that a CSS value can have: each stop of a gradient, each value of a custom property. */
export function coloursOf(value: string, palette: Palette): Rgb[] {
  return parts(value).flatMap((part): Rgb[] => {
    if (part.startsWith('var(')) return variable(part, palette)
    if (/^(repeating-)?(linear|radial|conic)-gradient\(/.test(part)) return coloursOf(inside(part), palette)
    if (part === 'transparent' || !/^(#|rgb)/.test(part)) return []
    return [rgb(part)!]
  })
}

/** A colour as it appears on top of another one. */
export const over = (upper: Rgb, lower: Rgb, opacity = 1): Rgb =>
  blend([lower, { ...upper, alpha: (upper.alpha ?? 1) * opacity }], 'normal')
