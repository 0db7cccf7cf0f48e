import type { Manifest } from '#manifest'

/** Query parameters that third parties may see: campaign and language. */
const kept = /^(utm_\w+|gclid|lng|lang)$/

/**
 * Removes personal data from an address: only harmless query parameters are kept, and links from emails lose their
 * secret part. `base` is what the paths of the site’s addresses begin with (engine/shell/location-store.ts).
 */
export function cleanLocation(href: string, { RESET_PASSWORD, CONFIRM_MAIL }: Manifest['pages'], base: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const secret = [RESET_PASSWORD, CONFIRM_MAIL]
    .map(({ path }) => base + path.slice(0, path.indexOf(':')))
    .find((place) => pathname.startsWith(place))
  const query = new URLSearchParams([...searchParams].filter(([name]) => kept.test(name))).toString()
  return `${origin}${secret ? `${secret}-` : pathname}${query && `?${query}`}`
}
