import { setTimeout as pause } from 'node:timers/promises'
import type { Manifest } from '#manifest'
import { isListed, originOf } from '#manifest-tools/rules/site.ts'
import { pageVendors } from '../../publish/policy/vendor-hosts.ts'
import type { CheckContext } from './check.ts'
import { Failure, type Findings } from './verdict.ts'
import { blockedTexts, hostRemedy, hostUses, type HostUse } from './hosts.ts'
import type { Watched } from './watch.ts'

/** How long a page may go on loading once it is ready. */
const settleMs = 2000

/** Waits for late requests, lists the hosts that visits contacted for an integration, and fails if the policy has blocked one. */
export async function expectNoViolation(
  context: CheckContext,
  visits: readonly Watched[],
  integration: string,
): Promise<Findings> {
  await pause(settleMs)
  const { manifest, origin } = context
  const others = hostsOfOthers(context, integration)
  const isOther = (url: string) => isListed(originOf(url), others)
  const violations = visits.flatMap((visit) => visit.violations).filter(({ blocked }) => !isOther(blocked))
  const contacts = visits.flatMap((visit) => visit.contacts).filter(({ url }) => !isOther(url))
  const hosts = hostUses(contacts, violations, ownOrigins(manifest, origin))
  if (violations.length === 0) return { hosts }
  throw new Failure(
    'no request to be blocked by the brand’s content security policy',
    blockedTexts(violations).join(', '),
    hostRemedy(integration, blockedOrigins(hosts)),
    { hosts },
  )
}

const blockedOrigins = (hosts: readonly HostUse[]) => hosts.flatMap(({ origin, allowed }) => (allowed ? [] : [origin]))

/** The site and its API. */
function ownOrigins(manifest: Manifest, origin: string): string[] {
  const api = manifest.api.production
  const all = api ? [origin, new URL(api).origin] : [origin]
  return all.flatMap((each) => [each, each.replace(/^http/, 'ws')])
}

/** The hosts of vendors with scripts in the page, without those that this integration has too. */
function hostsOfOthers({ manifest, vendors: origins }: CheckContext, integration: string): string[] {
  const own = settingOf(manifest, integration)
  const vendors = pageVendors(manifest, origins).map(({ setting, hosts }) => ({
    setting,
    hosts: Object.values(hosts).flat(),
  }))
  const ours = vendors.filter(({ setting }) => setting === own).flatMap(({ hosts }) => hosts)
  return vendors.flatMap(({ hosts }) => hosts).filter((host) => !ours.includes(host))
}

/** The setting by which `pageVendors` names an integration. */
export function settingOf({ chats }: Manifest, integration: string): string {
  const [kind = '', name = ''] = integration.split('-')
  if (kind === 'chat') return `/chats/${chats.findIndex(({ use }) => use === name)}`
  if (kind === 'gtag' || kind === 'gtm') return `/services/production/${kind}`
  return `/${kind}`
}
