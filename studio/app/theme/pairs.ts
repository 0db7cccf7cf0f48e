import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { nearestColour } from '../../../scripts/brand/create/palette.ts'
import { contrast } from '../../../manifest-tools/rules/contrast.ts'
import { contrastPairs } from '../../../manifest-tools/rules/theme.ts'

/** The two themes of every brand. */
export const themes = ['dark', 'light'] as const
export type ThemeName = (typeof themes)[number]

/** Two colours of a theme that must differ. */
export interface Pair {
  upper: string
  lower: string
  least: number
  ratio: number
  passes: boolean
}

export const isColour = (value: unknown): value is string => /^#[0-9a-f]{6}$/.test(String(value))

/** Returns a reader of a theme’s colours. */
const reader = (manifest: unknown, theme: ThemeName) => (token: string) => {
  const value = valueAt(manifest, `/theme/tokens/${token}/${theme}`)
  return isColour(value) ? value : '#000000'
}

/** Returns the contrast of every pair of a theme. */
export function pairsOf(manifest: unknown, theme: ThemeName): Pair[] {
  const colour = reader(manifest, theme)
  return contrastPairs.map(({ upper, lower, least }) => {
    const ratio = contrast(colour(upper), colour(lower))
    return { upper, lower, least, ratio, passes: ratio >= least }
  })
}

/** Inks are derived again with what they stand on, which every colour has a readable one for. */
const inks = ['onBrand', 'onAccent']

/** Returns other colours that a token can get to pass in all of its pairs: the nearest of its hue, then white and black. */
export function passingColours(manifest: unknown, theme: ThemeName, token: string): string[] {
  const colour = reader(manifest, theme)
  const own = contrastPairs.filter(({ upper, lower }) => upper === token || (lower === token && !inks.includes(upper)))
  const passes = (each: string) =>
    own.every(({ upper, lower, least }) => contrast(each, colour(upper === token ? lower : upper)) >= least)
  const nearest = nearestColour(colour(token), passes)
  const found = [...(nearest ? [nearest] : []), ...['#ffffff', '#000000'].filter(passes)]
  return [...new Set(found)].filter((each) => each !== colour(token))
}

/** Rounded down, so that an insufficient ratio is never shown as sufficient. */
export const ratioWords = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
