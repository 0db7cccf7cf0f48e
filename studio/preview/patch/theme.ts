import { finishTransitions } from '../../../engine/shell/theme-store.ts'
import { themeCss } from '../../../engine/theme/theme-css.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'

type Theme = Manifest['theme']

const fonts = import.meta.glob<string>('../../../engine/theme/fonts/*.css', { query: '?inline', import: 'default' })

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
  if (typeface !== theme.font) void showFont(theme.font).catch(() => (typeface = undefined))
}

/** A typeface that comes late is shown too: published pages preload theirs. */
async function showFont(name: Theme['font']) {
  typeface = name
  const css = await fonts[`../../../engine/theme/fonts/${name}.css`]?.()
  if (css !== undefined && typeface === name)
    font.replaceSync(
      css
        .replaceAll('font-display: optional', 'font-display: swap')
        .replaceAll('font-display:optional', 'font-display:swap'),
    )
}
