import type { Manifest } from '#manifest'
import { headTags } from '#engine/seo/head-tags.ts'
import { canonicalOrigin } from '#engine/seo/page-address.ts'
import { pageTexts } from '#engine/seo/page-texts.ts'
import { escapeHtml } from './escape-html.ts'
import { structuredData, type PageInFile } from './structured-data.ts'

/**
 * Returns the elements of a page’s head for search engines and link previews: title, tags, and its content as schema.org data.
 * The title and the tags are those that the browser sets (engine/seo/follow-head.ts).
 */
export function pageHead(manifest: Manifest, page: PageInFile): string[] {
  const [host] = Object.keys(manifest.hosts)
  const site = host && canonicalOrigin(manifest, `https://${host}`)
  const texts = pageTexts(manifest, page)
  const tags = headTags(manifest, site, { ...page, ...texts })
  const data = site && structuredData(manifest, site, page, texts.description)
  return [
    `<title>${escapeHtml(texts.title)}</title>`,
    ...tags.map(({ name, key, ...attributes }) => element(name, { ...(key && { name: key }), ...attributes })),
    // Data blocks are not restricted by the policy.
    ...(data ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`] : []),
  ]
}

const element = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`)
    .join(' ')} />`
