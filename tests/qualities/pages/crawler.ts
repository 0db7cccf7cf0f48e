import { request } from 'node:http'
import { JSDOM } from 'jsdom'

/** A page as a crawler reads it. */
export interface Crawled {
  /** Its path with the query. */
  url: string
  status: number
  /** The path of its HTML file; undefined for a file that stands for several paths. */
  file: string | undefined
  /** The pattern of the page’s path; undefined in the file for any path. */
  pattern: string | undefined
  lang: string
  title: string
  description: string
  robots: string
  /** Path and query of the canonical address, if it has one. */
  canonical: string | undefined
  /** Path and query of the addresses in all languages. */
  alternates: Readonly<Record<string, string>>
  data: unknown[]
  /** Paths with queries of the links that lead to this site. */
  links: readonly string[]
}

/** Fetches from a host whose name only browsers resolve, as a visitor without cookies. */
export const fetchText = (port: number, host: string, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body })).on('error', reject)
    })
      .on('error', reject)
      .end()
  })

/** Path and query of an address, whatever its host. */
export const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site.example')
  return pathname + search
}

export async function crawl(port: number, host: string, url: string): Promise<Crawled> {
  const { status, body } = await fetchText(port, host, url)
  const { window } = new JSDOM(body)
  const { document } = window
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  const settings = JSON.parse(document.getElementById('settings')?.textContent || '{}') as { path?: string }
  const canonical = attribute('link[rel=canonical]', 'href')
  const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    pathOf(link.getAttribute('href')!),
  ])
  const base = new URL(url, `http://${host}`)
  const links = [...document.querySelectorAll('#root a[href]')]
    .map((link) => new URL(link.getAttribute('href')!, base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search }) => pathname + search)
  // Links in `noscript` are there only where no script runs, as here.
  const page = {
    url,
    status,
    file: document.getElementById('root')?.dataset.path,
    pattern: settings.path,
    lang: document.documentElement.lang,
    title: document.title,
    description: attribute('meta[name=description]', 'content') ?? '',
    robots: attribute('meta[name=robots]', 'content') ?? '',
    canonical: canonical ? pathOf(canonical) : undefined,
    alternates: Object.fromEntries(alternates) as Record<string, string>,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as unknown,
    ),
    links: [...new Set(links)],
  }
  window.close()
  return page
}

/** A query other than the language’s shows the same file: of such links one language is enough. */
const isSamePage = (url: string) =>
  [...new URL(url, 'http://site.example').searchParams.keys()].some((key) => key !== 'lng')

/** Follows the links from the main page, and returns the pages by their path and query, each with the one that led to it. */
export async function walk(port: number, host: string) {
  const pages = new Map<string, Crawled>()
  const from = new Map([['/', '']])
  const waiting = ['/']
  const follow = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const page = await crawl(port, host, url)
      pages.set(url, page)
      // A file that stands for several paths holds no content of this one, and its languages lead to no other page.
      for (const link of page.file === undefined ? [] : page.links) {
        if (from.has(link) || isSamePage(link)) continue
        from.set(link, url)
        waiting.push(link)
      }
    }
  }
  await follow()
  return { pages, from }
}
