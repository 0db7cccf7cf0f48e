import { posix } from 'node:path'

/** Matches what a page links to, shows or loads. */
const references = /<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src|srcset)="([^"]*)"/g

/** The links of pages that lead to no file of the site, or to no element. Files are keyed by their addresses. */
export function deadLinks(files: ReadonlyMap<string, string>): string[] {
  const ids = new Map<string, Set<string>>()
  const idsOf = (address: string) => {
    const known = ids.get(address) ?? new Set([...files.get(address)!.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!))
    ids.set(address, known)
    return known
  }
  const isDead = (page: string, link: string) => {
    if (/^(https?|mailto):/.test(link)) return false
    const [path = '', anchor] = link.replaceAll('&amp;', '&').split('#')
    const address = path === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(path))
    if (!files.has(address)) return true
    return anchor !== undefined && anchor !== '' && !idsOf(address).has(decodeURIComponent(anchor))
  }
  return [...files]
    .filter(([address]) => address.endsWith('.html'))
    .flatMap(([address, html]) =>
      [...html.matchAll(references)]
        .map(([, link]) => link!)
        .filter((link) => isDead(address, link))
        .map((link) => `${address}: the link ${link} leads nowhere`),
    )
}
