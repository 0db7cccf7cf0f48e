import { fontName } from '#domains/sport/brand-look.ts'
import type { SportHost } from '#domains/sport/contract.ts'

/**
 * Returns a style sheet with the brand’s look for Digitain’s page. No source shows the names that Digitain’s own styles use:
 * those are the sandbox’s. A document that names a style sheet of its own keeps it.
 */
export function brandStyles({
  tokens,
  radius,
  fonts,
  showsBets,
}: Pick<SportHost, 'tokens' | 'radius' | 'fonts' | 'showsBets'>): string {
  const colours = Object.entries(tokens).map(([name, value]) => `--page-${kebab(name)}:${value}`)
  const look = [...colours, `--page-radius:${radius}px`, `--page-font:"${fontName(fonts)}"`]
  return `:root{${look.join(';')}}${sections}${showsBets ? '' : bets}`
}

/** The site leads to matches to come and live ones. The other pages keep both, to lead back. */
const sections = `.book:not([data-page=bets],[data-page=results]) .tab:is([data-go="/"],[data-go="/live"]){display:none}`
/** The site has a list of bets. */
const bets = `.tab[data-go="/bets"]{display:none}`

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
