import { finishTransitions } from '../../../engine/shell/theme-store.ts'
import { themeAttributes, themeCss } from '../../../engine/theme/theme-css.ts'
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
  for (const [name, value] of Object.entries(themeAttributes(theme))) document.documentElement.setAttribute(name, value)
  if (typeface !== theme.font) void showFont(theme.font).catch(() => (typeface = undefined))
}

async function showFont(name: Theme['font']) {
  typeface = name
  const css = await readTypeface(name)
  if (css !== undefined && typeface === name) font.replaceSync(css)
}
