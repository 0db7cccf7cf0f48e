import { existsSync } from 'node:fs'
import type { Manifest, RouteKey } from '#manifest'
import { directionOf } from '#engine/i18n/direction.ts'
import { escapeHtml } from './brand-head.ts'

/** One picture of the installed site. */
export interface AppIcon {
  address: string
  /** Pixels of a side. */
  size: number
  /** What it is for: any place, places that cut it to a shape of their own, Apple’s home screens. */
  purpose: 'any' | 'maskable' | 'touch'
  /** How much of a side the brand’s own icon takes: of what is cut to a shape, the middle alone is sure to be seen. */
  part: number
  /** Whether it lies on a colour, and nothing can be seen through it. */
  filled: boolean
}

/** The pictures of the installed site, beside the brand’s icon: `npm run icons` draws them. Apple’s home screens take PNG alone. */
export function appIcons(icon: string): AppIcon[] {
  const at = (name: string) => icon.replace(/\.svg$/, `-${name}`)
  return [
    { address: at('192.webp'), size: 192, purpose: 'any', part: 1, filled: false },
    { address: at('512.webp'), size: 512, purpose: 'any', part: 1, filled: false },
    { address: at('maskable.webp'), size: 512, purpose: 'maskable', part: 0.7, filled: true },
    { address: at('touch.png'), size: 180, purpose: 'touch', part: 0.92, filled: true },
  ]
}

/** Whether a picture was drawn; where it was not, the brand’s icon stands for it. */
const isDrawn = ({ address }: AppIcon) => existsSync(new URL(`../../public${address}`, import.meta.url))

/** Pages that an installed site offers at once. */
const shortcuts: readonly RouteKey[] = ['GAMES', 'SPORT', 'PROMOTIONS']

/** The web app manifest of a brand, which its host serves as `app.webmanifest`. `text` answers a text in the brand’s first language. */
export function webAppManifest(manifest: Manifest, text: (key: string) => string): string {
  const { id, name, seo, languages, theme, icon, pages } = manifest
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
    description: seo.description,
    lang: language,
    dir: directionOf(language),
    start_url: pages.MAIN.path,
    scope: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
    icons: [...drawn, ...own],
    shortcuts: offered.map((page) => ({ name: text(pages[page].title), url: pages[page].path })),
  })
}

/** What the page’s head says of the installed site; Apple’s browsers have their own words for it. */
export function webAppTags({ name, icon }: Manifest): string[] {
  const touch = icon ? appIcons(icon).find((each) => each.purpose === 'touch' && isDrawn(each)) : undefined
  return [
    `<link rel="manifest" href="/app.webmanifest" />`,
    `<meta name="mobile-web-app-capable" content="yes" />`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}" />`,
    ...(touch ? [`<link rel="apple-touch-icon" sizes="${touch.size}x${touch.size}" href="${touch.address}" />`] : []),
  ]
}
