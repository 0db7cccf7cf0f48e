import type { Language, Manifest, RouteKey } from '#manifest'
import { seoIn } from '../i18n/seo-in.ts'

/** The location and the content of a page. */
export interface PageHead {
  page: RouteKey | 'NOT_FOUND'
  path: string
  title: string
  description: string
  /** The URL of an image, absolute or relative to the root. */
  image?: string | undefined
  language: Language
  /** Whether the address has the language. */
  asksLanguage: boolean
}

/** An element of the head: `name` is its tag name, the others are its attributes. */
export type Tag = { name: 'meta' | 'link' } & Record<string, string>

/**
 * Returns the head tags for search engines and link previews. `origin` is the current one; a host of the manifest is
 * replaced by the first host, so that mirrors do not compete with it.
 */
export function headTags(manifest: Manifest, origin: string, head: PageHead): Tag[] {
  const site = canonicalOrigin(manifest, origin)
  const listed = isListed(manifest, head.page)
  const address = site + head.path + (head.asksLanguage ? `?lng=${head.language}` : '')
  const image = head.image ?? seoIn(manifest, head.language).image ?? manifest.icon
  const property = (key: string, content: string): Tag => ({ name: 'meta', property: key, content })
  const tags: Tag[] = [
    { name: 'meta', key: 'description', content: head.description },
    { name: 'meta', key: 'robots', content: listed ? 'index, follow' : 'noindex, nofollow' },
    property('og:type', 'website'),
    property('og:site_name', manifest.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address),
    property('og:image', new URL(image, site).href),
    property('og:locale', head.language),
    { name: 'meta', key: 'twitter:card', content: 'summary_large_image' },
  ]
  return listed ? [...tags, ...addresses(manifest, site, head.path, address)] : tags
}

const addresses = ({ languages }: Manifest, site: string, path: string, address: string): Tag[] => [
  { name: 'link', rel: 'canonical', href: address },
  ...languages.map((language): Tag => ({
    name: 'link',
    rel: 'alternate',
    hreflang: language,
    href: `${site}${path}?lng=${language}`,
  })),
  { name: 'link', rel: 'alternate', hreflang: 'x-default', href: site + path },
]

/** Returns the canonical origin of the site. */
export function canonicalOrigin({ hosts }: Manifest, origin: string): string {
  const { hostname } = new URL(origin)
  const [first] = Object.keys(hosts)
  return first && hosts[hostname] ? `https://${first}` : origin
}

/** Whether search engines may list a page: it must be open to every visitor, and the site must allow it. */
export function isListed({ seo, pages }: Manifest, page: RouteKey | 'NOT_FOUND'): boolean {
  if (seo.robots !== 'index' || page === 'NOT_FOUND') return false
  const { visible, guards = [] } = pages[page]
  return visible && guards.every((guard) => guard === 'signed-out') && !unlisted.includes(page)
}

/** Open to every visitor but not to be listed: test pages and the targets of email links. */
const unlisted: readonly RouteKey[] = ['TEST_SPORT', 'TEST_LIVE_SPORT', 'SPORT_BETS', 'CONFIRM_MAIL', 'RESET_PASSWORD']
