import type { Manifest } from '#manifest'

/** What of an address’s query others may learn: where the visit came from, and the language. */
const kept = /^(utm_\w+|gclid|lng|lang)$/

/**
 * An address without what is nobody else’s business: of the query only what is known to be harmless stays, and links from
 * letters lose their secret part.
 */
export function cleanLocation(href: string, { RESET_PASSWORD, CONFIRM_MAIL }: Manifest['pages']): string {
  const { origin, pathname, searchParams } = new URL(href)
  const secret = [RESET_PASSWORD, CONFIRM_MAIL]
    .map(({ path }) => path.slice(0, path.indexOf(':')))
    .find((place) => pathname.startsWith(place))
  const query = new URLSearchParams([...searchParams].filter(([name]) => kept.test(name))).toString()
  return `${origin}${secret ? `${secret}-` : pathname}${query && `?${query}`}`
}
