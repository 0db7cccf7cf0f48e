import type { Sport } from '#manifest'
import { fontName } from '#domains/sport/brand-look.ts'
import type { SportHost } from '#domains/sport/contract.ts'
import type { WsdkTokens } from './wsdk.ts'

type Named = NonNullable<Extract<Sport, { use: 'altenar' }>['tokens']>

/** The brand’s colours by Altenar’s components; the manifest’s `sport.tokens` adds others and replaces these. */
const brandTokens: Named = {
  TopSportBarPopoverSports: { background: 'surface', borderColor: 'border' },
  TopSportBarPopoverSport: { color: 'muted' },
  TopSportBarPopoverSportHovered: { background: 'raised', color: 'text' },
  OddBoxSelected: { background: 'brand', color: 'onBrand' },
  FavouriteEvents: { helperColor: 'link', background: 'background' },
  Status: { won: 'success', open: 'warning', lost: 'danger' },
}

/** Returns Altenar’s design tokens: the brand’s colours in the current theme, its corners and its typeface. */
export function tokensOf(
  { tokens, radius, fonts }: Pick<SportHost, 'tokens' | 'radius' | 'fonts'>,
  named: Named = {},
): WsdkTokens {
  const components = [...new Set([...Object.keys(brandTokens), ...Object.keys(named)])]
  const coloured = components.map((component): [string, Record<string, string | number>] => {
    const properties = { ...brandTokens[component], ...named[component] }
    const colours = Object.entries(properties).map(([property, colour]) => [property, tokens[colour] ?? ''] as const)
    return [component, Object.fromEntries(colours)]
  })
  const look: WsdkTokens = Object.fromEntries(coloured)
  return {
    ...look,
    TopSportBarPopoverSports: { ...look.TopSportBarPopoverSports, borderRadius: radius },
    Typography: { fontFamily: fontName(fonts) },
  }
}
