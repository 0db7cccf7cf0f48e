import type { Stores } from '#engine/shell/stores.ts'
import type { SportHost } from './contract.ts'

/** The brand’s colours in the current theme, by the names of `theme.tokens`. */
export const coloursOf = ({ manifest, theme }: Pick<Stores, 'manifest' | 'theme'>): SportHost['tokens'] =>
  Object.fromEntries(Object.entries(manifest.theme.tokens).map(([name, values]) => [name, values[theme.current]]))

/** The families of the page’s texts, as its styles list them. */
export const fontsOfPage = (): string[] =>
  getComputedStyle(document.documentElement)
    .getPropertyValue('--font-text')
    .split(',')
    .map((family) => family.trim().replace(/^['"]|['"]$/g, ''))
    .filter(Boolean)

/** The name of the brand’s typeface, by which vendors load it: files of a variable face are the site’s own. */
export const fontName = ([first = '']: readonly string[]): string => first.replace(/ Variable$/, '')
