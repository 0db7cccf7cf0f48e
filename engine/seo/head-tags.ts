import type { Language, Manifest, PageKey } from '#manifest'
import { addressIn, alternatesOf } from './page-address.ts'
import type { HeadContent } from './page-texts.ts'
import { seoIn } from './seo-in.ts'

/** A page and its texts. */
export interface PageHead {
  /** Absent for a file that stands for several pages. */
  page: PageKey | 'NOT_FOUND' | undefined
  /** Its path without a language. Absent if the file stands for several paths. */
  path?: string | undefined
  title: string
  description: string
  language: Language
  content?: HeadContent | undefined
}

/** An element of the head: `name` is its tag name, the others are its attributes. */
export type Tag = { name: 'meta' | 'link' } & Record<string, string>

/**
 * Returns the head tags for search engines and link previews. `site` is the canonical origin; without it, as for a brand without
 * hosts, there are no addresses.
 */
export function headTags(manifest: Manifest, site: string | undefined, head: PageHead): Tag[] {
  const { page, path, language, title, description, content } = head
  const image = imageAt(site, content?.image ?? seoIn(manifest, language).image ?? manifest.icon)
  const only = contentLanguage(manifest, content)
  const address = site && path !== undefined ? addressIn(manifest, site, path, only ?? language) : undefined
  const indexed = isIndexed(manifest, page, content)
  return [
    named('description', description),
    named('robots', indexed ? 'index, follow' : 'noindex, nofollow'),
    property('og:type', 'website'),
    property('og:site_name', manifest.name),
    property('og:title', title),
    property('og:description', description),
    ...(address ? [property('og:url', address)] : []),
    ...(image ? [property('og:image', image)] : []),
    property('og:locale', language),
    named('twitter:card', 'summary_large_image'),
    ...(address && indexed ? [{ name: 'link' as const, rel: 'canonical', href: address }] : []),
    ...(site && path !== undefined && indexed && !only ? alternates(manifest, site, path) : []),
  ]
}

const named = (key: string, content: string): Tag => ({ name: 'meta', key, content })
const property = (key: string, content: string): Tag => ({ name: 'meta', property: key, content })

const alternates = (manifest: Manifest, site: string, path: string) =>
  alternatesOf(manifest, site, path).map(([hreflang, href]): Tag => ({
    name: 'link',
    rel: 'alternate',
    hreflang,
    href,
  }))

/** The language of a brand in which alone search engines list a page, as its content is written in it. */
export const contentLanguage = ({ languages }: Manifest, content: HeadContent | undefined): Language | undefined =>
  languages.find((each) => each === content?.language)

/** Returns the absolute address of an image, if it has one. */
export function imageAt(site: string | undefined, image: string): string | undefined {
  if (!image) return undefined
  try {
    return new URL(image, site).href
  } catch {
    return undefined
  }
}

/** Whether search engines may list a page with this content. One whose path has parameters must have found what they name. */
export const isIndexed = (manifest: Manifest, page: PageHead['page'], content?: HeadContent): boolean =>
  isListed(manifest, page) && (content?.isFound === true || !manifest.pages[page].path.includes('/:'))

/** Whether search engines may list a page: it must be open to every visitor, and neither the site nor the page may forbid it. */
export function isListed({ seo, pages }: Manifest, page: PageHead['page']): page is PageKey {
  if (seo.robots !== 'index' || page === undefined || page === 'NOT_FOUND') return false
  const { visible, guards = [], robots } = pages[page]
  return visible && robots === undefined && guards.every((guard) => guard === 'signed-out')
}
