import type { Manifest } from '#manifest'
import { canonicalOrigin, headTags, isListed } from '#engine/seo/head-tags.ts'

/** Text as it stands in an element or an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Where search engines are to know the site; undefined for a brand without a host of its own. */
const siteOf = (manifest: Manifest) => {
  const [host] = Object.keys(manifest.hosts)
  return host && canonicalOrigin(manifest, `https://${host}`)
}

/**
 * What the shell tells search engines and link previews before any script runs: the site’s own words. A shell serves every
 * path, so what names an address is added by the engine, page by page.
 */
export function brandHead(manifest: Manifest): string[] {
  const { seo, languages } = manifest
  const site = siteOf(manifest)
  const head = {
    page: 'MAIN',
    path: '/',
    title: seo.title,
    description: seo.description,
    language: languages[0],
    asksLanguage: false,
  } as const
  const tags = headTags(manifest, site ?? 'https://site.invalid', head)
    .filter(({ name, property }) => name === 'meta' && property !== 'og:url' && (site || property !== 'og:image'))
    .map(({ name, key, ...attributes }) => {
      const all = { ...(key && { name: key }), ...attributes }
      return `<${name} ${Object.entries(all)
        .map(([attribute, value]) => `${attribute}="${escapeHtml(value)}"`)
        .join(' ')} />`
    })
  return [`<title>${escapeHtml(seo.title)}</title>`, ...tags, ...(site ? [structuredData(manifest, site)] : [])]
}

/** The site and who runs it, in schema.org’s words; a data block, which no policy keeps from being read. */
function structuredData(manifest: Manifest, site: string): string {
  const { name, seo, logo, languages, pages } = manifest
  const search = {
    '@type': 'SearchAction',
    target: `${site}${pages.GAMES.path}?search={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${site}/#organization`, name, url: `${site}/`, logo: site + logo },
      {
        '@type': 'WebSite',
        '@id': `${site}/#website`,
        name,
        url: `${site}/`,
        description: seo.description,
        inLanguage: languages,
        publisher: { '@id': `${site}/#organization` },
        ...(isListed(manifest, 'GAMES') && { potentialAction: search }),
      },
    ],
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
