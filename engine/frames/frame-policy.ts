import { isListed } from '#manifest-tools/rules/site.ts'

/** The maximum sandbox permissions of a vendor’s page. Navigating the top page is never allowed. */
export const permissions = {
  /** HTML in an opaque origin: no storage, no cookies. */
  opaque: 'allow-scripts allow-forms allow-popups',
  /** A page on another site than the brand’s, with the storage of that site. */
  site: 'allow-scripts allow-forms allow-popups allow-same-origin',
}

/** What a page on another site may do besides. Navigating the top page is not among it. */
const extraPermissions = ['popups-to-escape-sandbox', 'modals', 'orientation-lock'] as const

/**
 * Returns the attributes of a frame for what it may do: some are features of the permissions policy, others of the sandbox. `*`: the
 * address may redirect to another of the vendor’s hosts, and the page’s policy limits them.
 */
export function frameAttributes(may: readonly string[] = []): { allow?: string; sandbox: string } {
  const extras = extraPermissions.filter((extra) => may.includes(extra)).map((extra) => `allow-${extra}`)
  const features = may.filter((each) => !extraPermissions.some((extra) => extra === each))
  return {
    sandbox: [permissions.site, ...extras].join(' '),
    ...(features.length > 0 && { allow: features.map((feature) => `${feature} *`).join('; ') }),
  }
}

/**
 * Returns the Content-Security-Policy for a vendor’s HTML: it may load from and call its own hosts only. `hosts` are
 * origins, or `https://*.vendor.example` for every subdomain.
 */
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
 * Returns the origin of a vendor’s address if it may be framed: it must be one of `hosts`, and not the page’s own,
 * which would defeat the sandbox. Otherwise throws an error that names the origin.
 */
export function framedOrigin(address: string, hosts: readonly string[]): string {
  const { origin } = new URL(address)
  if (origin === location.origin)
    throw new Error(`${origin} is the page’s own origin and must not be framed as a vendor’s page`)
  if (!isListed(origin, hosts))
    throw new Error(`${origin} is not among the origins that the manifest allows for this vendor’s frames`)
  return origin
}
