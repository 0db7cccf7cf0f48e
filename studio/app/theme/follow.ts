import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { inkFor, linkFor, nearestColour } from '../../../scripts/brand/create/palette.ts'
import { contrast } from '../../../manifest-tools/rules/contrast.ts'
import { contrastPairs } from '../../../manifest-tools/rules/theme.ts'
import type { ThemeName } from './pairs.ts'

export type Token = keyof Manifest['theme']['tokens']

/** The colours of one theme. */
export type Colours = Readonly<Record<Token, string>>

const grounds: Token[] = ['background', 'surface', 'raised']

/** What stands on a colour: texts and icons, never a ground, a brand colour or an accent, which somebody has chosen. */
const chosen = new Set<Token>([...grounds, 'brand', 'accent'])
const standingOn = (ground: Token): Token[] => [
  ...new Set(
    contrastPairs.filter(({ upper, lower }) => lower === ground && !chosen.has(upper)).map(({ upper }) => upper),
  ),
]

const passes = (colours: Colours, token: Token, colour = colours[token]) =>
  contrastPairs
    .filter(({ upper }) => upper === token)
    .every(({ lower, least }) => contrast(colour, colours[lower]) >= least)

const groundsOf = (colours: Colours) => grounds.map((token) => colours[token])

/** What a palette derives from a colour, by the token that gets it. */
const derived: Readonly<Record<string, Partial<Record<Token, (colours: Colours, theme: ThemeName) => string>>>> = {
  brand: {
    onBrand: ({ brand }) => inkFor(brand),
    link: (colours, theme) => linkFor(colours.brand, groundsOf(colours), theme),
  },
  accent: { onAccent: ({ accent }) => inkFor(accent) },
}

/**
 * Returns the colours that follow a change of one: what was derived from it, and what stands on it and could not be read any
 * more. They are derived as for a new palette; texts on grounds become the nearest colour of their hue that can be read. `before`
 * is the theme before the change.
 */
export function following(before: Colours, theme: ThemeName, token: Token, colour: string): Partial<Colours> {
  const after: Colours = { ...before, [token]: colour }
  const found: Partial<Record<Token, string>> = {}
  const derivedFrom = derived[token] ?? {}
  for (const each of new Set([...(Object.keys(derivedFrom) as Token[]), ...standingOn(token)])) {
    const derive = derivedFrom[each]
    const wasDerived = derive?.(before, theme) === before[each]
    if (!wasDerived && passes(after, each)) continue
    const next = derive ? derive(after, theme) : nearestColour(before[each], (other) => passes(after, each, other))
    if (next !== undefined && next !== before[each]) found[each] = next
  }
  return found
}
