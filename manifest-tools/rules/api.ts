import type { Manifest } from '#manifest'
import { hostOf, isLocal, isUnencrypted, siteOf } from './site.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** Returns each API address in production: where it is set, and the hosts that use it. */
function addresses({ api, hosts }: Manifest): { pointer: string; address: string; hosts: string[] }[] {
  const own = Object.entries(hosts).flatMap(([host, { api: address }]) =>
    address ? [{ pointer: `/hosts/${host}/api`, address, hosts: [host] }] : [],
  )
  const others = Object.keys(hosts).filter((host) => !hosts[host]!.api)
  return [{ pointer: '/api/production', address: api.production, hosts: others }, ...own].filter(
    ({ address }) => address !== '',
  )
}

const isEncrypted: Rule = (manifest) =>
  addresses(manifest).flatMap(({ pointer, address }): RuleFinding[] => {
    if (!isUnencrypted(address)) return []
    const value = address.replace('http:', 'https:')
    return [
      {
        code: 'api/not-https',
        pointer,
        message: `The production API must use https, but its address is "${address}".`,
        suggestion: value,
        effect: 'passwords and payment data can be intercepted, and browsers block the calls',
      },
    ]
  })

const isOnTheSameSite: Rule = (manifest) =>
  addresses(manifest).flatMap(({ pointer, address, hosts }): RuleFinding[] => {
    const otherSites = isLocal(address) ? [] : hosts.filter((host) => siteOf(host) !== siteOf(hostOf(address)))
    if (otherSites.length === 0) return []
    return [
      {
        code: 'api/cross-site',
        pointer,
        also: otherSites.map((host) => `/hosts/${host}`),
        message: `The API at ${hostOf(address)} is on another site than ${otherSites.join(', ')}: use an API on the same domain for each host.`,
        effect: 'pages cannot read the XSRF cookie, and Safari keeps nobody signed in',
      },
    ]
  })

/** Rules about the address of the back end. */
export const api: Rule[] = [isEncrypted, isOnTheSameSite]
