/** Public suffixes of two labels, such as `co.uk` and `com.tn`. */
const registry = /^(ac|co|com|edu|gov|gouv|net|nom|org)\.[a-z]{2}$/

/** Returns the registrable domain of a host name, which browsers call a site. */
export function siteOf(host: string): string {
  const labels = host.split('.')
  const ending = labels.slice(-2).join('.')
  return labels.slice(registry.test(ending) ? -3 : -2).join('.')
}

/** Returns the host name of a URL; empty if it has none. */
export const hostOf = (address: string) => /^\w+:\/\/([^/:?#]+)/.exec(address)?.[1]?.toLowerCase() ?? ''

/** Returns the origin of a URL. */
export const originOf = (address: string) => /^\w+:\/\/[^/?#]+/.exec(address)?.[0] ?? ''

/** Whether a URL is on the local machine, which needs no encryption. */
export const isLocal = (address: string) => /^(localhost|127\.0\.0\.1|.*\.localhost)$/.test(hostOf(address))

/** Whether traffic to a URL is unencrypted and leaves the machine. */
export const isUnencrypted = (address: string) => /^(http|ws):/.test(address) && !isLocal(address)

/** Whether an origin is one of a vendor’s `hosts`, or below one of the form `https://*.vendor.example`, as in a policy. */
export const isListed = (origin: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => {
    const [start = '', domain] = host.split('*')
    return domain === undefined ? host === origin : origin.startsWith(start) && origin.endsWith(domain)
  })
