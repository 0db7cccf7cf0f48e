/** Endings under which anybody registers a domain, beside the top-level ones: `co.uk`, `com.tn`. */
const registry = /^(ac|co|com|edu|gov|gouv|net|nom|org)\.[a-z]{2}$/

/** The registrable domain of a host name: what browsers take for one site. */
export function siteOf(host: string): string {
  const labels = host.split('.')
  const ending = labels.slice(-2).join('.')
  return labels.slice(registry.test(ending) ? -3 : -2).join('.')
}

/** The host name of an address; the empty text where it has none. */
export const hostOf = (address: string) => /^\w+:\/\/([^/:?#]+)/.exec(address)?.[1]?.toLowerCase() ?? ''

/** The scheme, host and port of an address. */
export const originOf = (address: string) => /^\w+:\/\/[^/?#]+/.exec(address)?.[0] ?? ''

/** Whether an address is this machine’s own, where nothing needs encryption. */
export const isLocal = (address: string) => /^(localhost|127\.0\.0\.1|.*\.localhost)$/.test(hostOf(address))

/** Whether others can read and change what goes to and fro. */
export const isOpen = (address: string) => /^(http|ws):/.test(address) && !isLocal(address)
