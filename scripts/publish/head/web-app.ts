import { existsSync } from 'node:fs'
import type { Manifest, RouteKey } from '#manifest'
import { directionOf } from '#engine/i18n/direction.ts'
import { seoIn } from '#engine/seo/seo-in.ts'
import { textAt, type Texts } from '../brands/brand-texts.ts'
import { appIcons, type AppIcon } from '../pictures/app-icons.ts'
import { escapeHtml } from './escape-html.ts'

/** Whether an image exists; otherwise the brand’s icon is used. */
const isDrawn = ({ address }: AppIcon) => existsSync(new URL(`../../../public${address}`, import.meta.url))

/** The pages offered as shortcuts. */
const shortcuts: readonly RouteKey[] = ['GAMES', 'SPORT', 'PROMOTIONS']

/** Returns the web app manifest, served as `app.webmanifest`; `texts` are those of the brand’s first language. */
export function webAppManifest(manifest: Manifest, texts: Texts): string {
  const { id, name, languages, theme, icon, pages } = manifest
  const [language] = languages
  const background = theme.tokens.background[theme.default]
  const pictures = icon ? appIcons(icon).filter((each) => each.purpose !== 'touch' && isDrawn(each)) : []
  const drawn = pictures.map(({ address, size, purpose }) => ({
    src: address,
    sizes: `${size}x${size}`,
    type: 'image/webp',
    purpose,
  }))
  const own = icon ? [{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }] : []
  const offered = shortcuts.filter((page) => pages[page].visible && !pages[page].guards?.length)
  return JSON.stringify({
    id: `/?app=${id}`,
    name,
    short_name: name,
    description: seoIn(manifest, language).description,
    lang: language,
    dir: directionOf(language),
    start_url: pages.MAIN.path,
    scope: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
    icons: [...drawn, ...own],
    shortcuts: offered.map((page) => ({ name: textAt(texts, pages[page].title), url: pages[page].path })),
  })
}

/** Returns the head tags of the installed site; Apple’s browsers need their own. */
export function webAppTags({ name, icon }: Manifest): string[] {
  const touch = icon ? appIcons(icon).find((each) => each.purpose === 'touch' && isDrawn(each)) : undefined
  return [
    `<link rel="manifest" href="/app.webmanifest" />`,
    `<meta name="mobile-web-app-capable" content="yes" />`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}" />`,
    ...(touch ? [`<link rel="apple-touch-icon" sizes="${touch.size}x${touch.size}" href="${touch.address}" />`] : []),
  ]
}
