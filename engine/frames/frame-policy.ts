/** What a vendor’s page may do in a frame; never more. Moving the top page is not among it. */
export const permissions = {
  /** HTML in an origin of no site: no storage, no cookies. */
  opaque: 'allow-scripts allow-forms allow-popups',
  /** A page on another site than the brand’s, with the storage of that site. */
  site: 'allow-scripts allow-forms allow-popups allow-same-origin',
}

/** The Content-Security-Policy for a vendor’s HTML: it loads from and calls its own hosts alone. `hosts` are origins. */
export const htmlPolicy = (hosts: readonly string[]): string =>
  [
    ['default-src', `'unsafe-inline'`, `'unsafe-eval'`, 'data:', 'blob:', ...hosts],
    ['form-action', ...none(hosts)],
    ['base-uri', ...none(hosts)],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')

const none = (hosts: readonly string[]) => (hosts.length > 0 ? hosts : [`'none'`])

/**
 * The origin of a vendor’s address, where a frame may show it: one of `hosts`, and never the page’s own, in which a frame with
 * its storage would be no frame at all. Throws an error that names the origin otherwise.
 */
export function framedOrigin(address: string, hosts: readonly string[]): string {
  const { origin } = new URL(address)
  if (origin === location.origin)
    throw new Error(`${origin} is the page’s own origin: a vendor’s page is not framed from it`)
  if (!hosts.includes(origin))
    throw new Error(`${origin} is not among the origins that the manifest lets this vendor be framed from`)
  return origin
}
