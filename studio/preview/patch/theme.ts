import { finishTransitions } from '../../../engine/shell/theme-store.ts'
import { themeCss } from '../../../engine/theme/theme-css.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { readTypeface } from './typefaces.ts'

type Theme = Manifest['theme']

const colours = new CSSStyleSheet()
const font = new CSSStyleSheet()
let typeface: string | undefined

/** Shows a theme: its colours and shapes as CSS variables, and its typeface. */
export function showTheme(theme: Theme) {
  if (!document.adoptedStyleSheets.includes(colours))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, colours, font]
  colours.replaceSync(themeCss(theme))
  finishTransitions()
  const { dataset } = document.documentElement
  dataset.hero = theme.hero
  dataset.headings = theme.headings
  dataset.cardShape = theme.card
  dataset.cardFrame = theme.cards
  if (typeface !== theme.font) void showFont(theme.font).catch(() => (typeface = undefined))
}

async function showFont(name: Theme['font']) {
  typeface = name
  const css = await readTypeface(name)
  if (css !== undefined && typeface === name) font.replaceSync(css)
}
