import type { Manifest } from '#manifest'

/** Query parameters that third parties may see: campaign and language. */
const kept = /^(utm_\w+|gclid|lng|lang)$/

/**
 * Removes personal data from an address: only harmless query parameters are kept, and links from emails lose their
 * secret part.
 */
export function cleanLocation(href: string, { RESET_PASSWORD, CONFIRM_MAIL }: Manifest['pages']): string {
  const { origin, pathname, searchParams } = new URL(href)
  const secret = [RESET_PASSWORD, CONFIRM_MAIL]
    .map(({ path }) => path.slice(0, path.indexOf(':')))
    .find((place) => pathname.startsWith(place))
  const query = new URLSearchParams([...searchParams].filter(([name]) => kept.test(name))).toString()
  return `${origin}${secret ? `${secret}-` : pathname}${query && `?${query}`}`
}
