import { hostOf } from '../site.ts'

/** Endings that no public name can have (RFC 2606, RFC 6761), and example.com and its like. */
const endings = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/
const privateAddress = /^(0|10|127)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./
const sandbox = /(^|[.-])sandbox([.-]|$)/

/** Returns why players cannot be meant to reach a host; undefined if they can. */
export function whyNotPublic(host: string): string | undefined {
  const name = host.toLowerCase().replace(/^\*\./, '')
  if (endings.test(name)) return 'is reserved for examples and tests'
  if (privateAddress.test(name) || name.startsWith('[')) return 'is not a name on the internet'
  return sandbox.test(name) ? 'is a sandbox' : undefined
}

/** Like `whyNotPublic`, of the host of an address. */
export function whyAddressNotPublic(address: string): string | undefined {
  const host = hostOf(address)
  return host ? whyNotPublic(host) : undefined
}
