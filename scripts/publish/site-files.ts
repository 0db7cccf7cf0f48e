import type { Manifest, RouteKey } from '#manifest'
import { canonicalOrigin, isListed } from '#engine/seo/head-tags.ts'

/** Returns the robots.txt of a brand’s origin. */
export function robotsTxt(manifest: Manifest, origin: string): string {
  if (manifest.seo.robots !== 'index') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${canonicalOrigin(manifest, origin)}/sitemap.xml\n`
}

/** Returns the sitemap.xml: indexable pages, each with its other languages. */
export function sitemapXml(manifest: Manifest, origin: string): string {
  const site = canonicalOrigin(manifest, origin)
  const paths = (Object.keys(manifest.pages) as RouteKey[])
    .filter((page) => isListed(manifest, page))
    .map((page) => manifest.pages[page].path)
    .filter((path) => !path.includes(':'))
  const alternates = (path: string) =>
    manifest.languages
      .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${site}${path}?lng=${language}"/>`)
      .join('')
  const urls = paths.map((path) => `<url><loc>${site}${path}</loc>${alternates(path)}</url>`)
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`
}
