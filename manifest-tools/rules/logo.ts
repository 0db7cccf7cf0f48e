import type { Manifest } from '#manifest'
import type { Rule, RuleFinding } from '../check/rule.ts'
import { svgColours, type ColourShare } from '../check/svg-colours.ts'
import { contrast } from './contrast.ts'

type Theme = 'dark' | 'light'

/** What a logo lies on: the bars of the page, and the page itself. */
const grounds = ['surface', 'background'] as const

/** Below this contrast to its ground a part of a logo can hardly be seen. */
export const leastOfLogos = 2

/** How much of a logo may be as faint as that. */
const mostFaint = 1 / 3

/** How a logo stands on its ground. */
export interface LogoContrast {
  ground: (typeof grounds)[number]
  /** Half of the logo has this contrast or more. */
  ratio: number
  /** How much of it can hardly be seen, from 0 to 1. */
  faint: number
}

/** Returns the address of the logo of a theme, and the setting that has it. */
export const logoOf = ({ logo, logoDark }: Pick<Manifest, 'logo' | 'logoDark'>, theme: Theme) =>
  theme === 'dark' && logoDark !== undefined
    ? { pointer: '/logoDark', address: logoDark }
    : { pointer: '/logo', address: logo }

/** Returns how a logo of these colours stands on the worst of its grounds; undefined if nothing of it could be measured. */
export function logoContrast(
  colours: readonly ColourShare[],
  tokens: Readonly<Record<(typeof grounds)[number], Readonly<Record<Theme, string>>>>,
  theme: Theme,
): LogoContrast | undefined {
  if (colours.length === 0) return undefined
  const measured = grounds.map((ground) => {
    const parts = colours.map(({ colour, share }) => ({ ratio: contrast(colour, tokens[ground][theme]), share }))
    const faint = parts.reduce((sum, { ratio, share }) => sum + (ratio < leastOfLogos ? share : 0), 0)
    return { ground, faint, ratio: middleOf(parts) }
  })
  return measured.toSorted((a, b) => b.faint - a.faint || a.ratio - b.ratio)[0]
}

/** Returns the contrast that half of the shares have or exceed. */
function middleOf(parts: readonly { ratio: number; share: number }[]): number {
  let left = 0.5
  const sorted = parts.toSorted((a, b) => b.ratio - a.ratio)
  return (sorted.find(({ share }) => (left -= share) <= 1e-9) ?? sorted.at(-1)!).ratio
}

/** Whether most of a logo can be seen. */
export const isLegible = ({ faint }: LogoContrast) => faint <= mostFaint

const isSeen: Rule = (manifest, { readFile }) =>
  (['dark', 'light'] as const).flatMap((theme): RuleFinding[] => {
    const { pointer, address } = logoOf(manifest, theme)
    const measured = logoContrast(svgColours(readFile?.(address) ?? ''), manifest.theme.tokens, theme)
    if (!measured || isLegible(measured)) return []
    const { ground, faint } = measured
    const remedy =
      pointer === '/logoDark' || manifest.logoDark !== undefined
        ? 'Use darker colours on light grounds and lighter ones on dark grounds.'
        : `Set "logoDark" to a logo for the dark theme, and "logo" to one for the light theme.`
    return [
      {
        code: 'theme/faint-logo',
        pointer,
        also: [`/theme/tokens/${ground}/${theme}`],
        message: `In the ${theme} theme ${Math.round(faint * 100)}% of the logo has a contrast below ${leastOfLogos} to "${ground}". ${remedy}`,
        effect: 'players do not see whose site this is',
      },
    ]
  })

/** Rules about how the logo stands on its grounds. */
export const logo: Rule[] = [isSeen]
