import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import { nearestColour } from '../../../scripts/brand/create/palette.ts'
import { contrast } from '../../../manifest-tools/rules/contrast.ts'
import { contrastPairs } from '../../../manifest-tools/rules/theme.ts'

/** The two themes of every brand. */
export type ThemeName = 'dark' | 'light'

/** Two colours of a theme that must differ. */
export interface Pair {
  upper: string
  lower: string
  least: number
  ratio: number
  passes: boolean
}

const isColour = (value: unknown): value is string => /^#[0-9a-f]{6}$/.test(String(value))

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

/** Returns the colour nearest to a token’s that passes in all of its pairs; undefined if none does. */
export function passingColour(manifest: unknown, theme: ThemeName, token: string): string | undefined {
  const colour = reader(manifest, theme)
  const own = contrastPairs.filter(({ upper, lower }) => upper === token || lower === token)
  const passes = (each: string) =>
    own.every(({ upper, lower, least }) => contrast(each, colour(upper === token ? lower : upper)) >= least)
  return nearestColour(colour(token), passes)
}

/** Rounded down, so that an insufficient ratio is never shown as sufficient. */
export const ratioWords = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
