import type { Manifest } from '#manifest'
import { seoIn } from '#engine/i18n/seo-in.ts'
import { canonicalOrigin, headTags, isListed } from '#engine/seo/head-tags.ts'

/** Escapes text for elements and attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Returns the canonical origin of the site; undefined for a brand without hosts. */
const siteOf = (manifest: Manifest) => {
  const [host] = Object.keys(manifest.hosts)
  return host && canonicalOrigin(manifest, `https://${host}`)
}

/**
 * Returns the tags for search engines and link previews before any script runs. One shell serves every path, so the
 * engine adds the tags of each page.
 */
export function brandHead(manifest: Manifest): string[] {
  const [language] = manifest.languages
  const { title, description } = seoIn(manifest, language)
  const site = siteOf(manifest)
  const head = {
    page: 'MAIN',
    path: '/',
    title,
    description,
    language,
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
  return [`<title>${escapeHtml(title)}</title>`, ...tags, ...(site ? [structuredData(manifest, site)] : [])]
}

/** Returns the site and its organisation as schema.org data; data blocks are not restricted by the policy. */
function structuredData(manifest: Manifest, site: string): string {
  const { name, logo, languages, pages } = manifest
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
        description: seoIn(manifest, languages[0]).description,
        inLanguage: languages,
        publisher: { '@id': `${site}/#organization` },
        ...(isListed(manifest, 'GAMES') && { potentialAction: search }),
      },
    ],
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
