/** Returns the address at which a proxy shows one of `.localhost`: below its domain, with TLS. The same without a domain. */
export const publicAddress = (address: string, domain: string | undefined): string =>
  domain === undefined ? address : address.replace(/^(http|ws):\/\/(.+)\.localhost(?::\d+)?$/, `$1s://$2.${domain}`)
