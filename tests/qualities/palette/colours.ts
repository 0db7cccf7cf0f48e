import { blend, converter, interpolate, type Rgb } from 'culori'
import type { Manifest } from '#manifest'

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

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

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

function mixed(call: string, palette: Palette): Rgb[] {
  const [, , upper, share, lower] = parts(inside(call))
  const weight = 1 - Number.parseFloat(share!) / 100
  return coloursOf(upper!, palette).flatMap((one) =>
    lower === 'transparent'
      ? [{ ...one, alpha: (one.alpha ?? 1) * (1 - weight) }]
      : coloursOf(lower!, palette).map((other) => interpolate([one, other], 'rgb')(weight)),
  )
}

function variable(call: string, palette: Palette): Rgb[] {
  const [name, fallback] = parts(inside(call))
  const token = palette.tokens[camel(name!.slice(2)) as keyof Palette['tokens']]
  if (token) return [rgb(token[palette.theme])!]
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
    if (part.startsWith('color-mix(')) return mixed(part, palette)
    if (/^(repeating-)?(linear|radial|conic)-gradient\(/.test(part)) return coloursOf(inside(part), palette)
    if (part === 'transparent' || !/^(#|rgb)/.test(part)) return []
    return [rgb(part)!]
  })
}

/** A colour as it appears on top of another one. */
export const over = (upper: Rgb, lower: Rgb, opacity = 1): Rgb =>
  blend([lower, { ...upper, alpha: (upper.alpha ?? 1) * opacity }], 'normal')
