import type { Language, Manifest } from '#manifest'
import { isListed } from '#engine/seo/head-tags.ts'
import { addressIn, alternatesOf, canonicalOrigin } from '#engine/seo/page-address.ts'
import { escapeHtml } from './escape-html.ts'
import { pageFiles, type PageFile } from '../render/pages.ts'

/** Returns the robots.txt of a brand’s origin. */
export function robotsTxt(manifest: Manifest, origin: string): string {
  if (manifest.seo.robots !== 'index') return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${canonicalOrigin(manifest, origin)}/sitemap.xml\n`
}

/** A page that search engines may list. */
interface ListedPage {
  path: string
  /** The only language in which what it shows is written, if there is one. */
  language?: Language | undefined
}

/** Returns the pages that search engines may list, of those with a file of their own. */
export function listedPages(manifest: Manifest, files: readonly PageFile[] = pageFiles(manifest)): ListedPage[] {
  const pages = files.flatMap(({ page, path, contentLanguage: language }) =>
    page && path && isListed(manifest, page) ? { path, language } : [],
  )
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}

/** What a sitemap may hold (https://www.sitemaps.org/protocol.html). */
const protocolLimits = { urls: 50_000, bytes: 52_428_800 }

/**
 * Returns the sitemaps by file name: each page has an address per language, and each of these names the others; one whose content is in
 * one language has that address alone. `sitemap.xml` is an index of the others where one file cannot hold all.
 */
export function sitemapFiles(
  manifest: Manifest,
  origin: string,
  pages: readonly ListedPage[],
  limits = protocolLimits,
): Record<string, string> {
  const site = canonicalOrigin(manifest, origin)
  const files = split(
    pages.flatMap((page) => urlsOf(manifest, site, page)),
    limits,
  ).map(urlset)
  if (files.length === 1) return { 'sitemap.xml': files[0]! }
  const names = files.map((_file, index) => `sitemap-${index + 1}.xml`)
  const list = names.map((name) => `<sitemap><loc>${site}/${name}</loc></sitemap>`)
  return {
    'sitemap.xml': document('sitemapindex', sitemaps, list),
    ...Object.fromEntries(names.map((name, index) => [name, files[index]!])),
  }
}

const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Returns an entry for each language of a page. */
function urlsOf(manifest: Manifest, site: string, { path, language: only }: ListedPage): string[] {
  if (only) return [`<url><loc>${escapeHtml(addressIn(manifest, site, path, only))}</loc></url>`]
  const alternates = alternatesOf(manifest, site, path).map(
    ([hreflang, address]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}"/>`,
  )
  return manifest.languages.map((language) => {
    const address = addressIn(manifest, site, path, language)
    return `<url><loc>${escapeHtml(address)}</loc>${alternates.join('')}</url>`
  })
}

const urlset = (urls: readonly string[]) =>
  document('urlset', `${sitemaps} xmlns:xhtml="http://www.w3.org/1999/xhtml"`, urls)

const document = (name: string, spaces: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${spaces}>${entries.join('')}</${name}>\n`

/** Splits entries into as few files as the limits allow, at least one. */
function split(urls: readonly string[], limits: typeof protocolLimits): string[][] {
  const around = Buffer.byteLength(urlset([]))
  const files: string[][] = [[]]
  let bytes = around
  for (const url of urls) {
    const size = Buffer.byteLength(url)
    if (files.at(-1)!.length === limits.urls || bytes + size > limits.bytes) {
      files.push([])
      bytes = around
    }
    files.at(-1)!.push(url)
    bytes += size
  }
  return files
}
