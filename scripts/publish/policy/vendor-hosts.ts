import type { Manifest } from '#manifest'
import { standInsOf } from '../brands/vendor-origins.ts'
import { chatVendor, telegramScript, type VendorHosts } from './vendors.ts'

/** A vendor with a script in the page, and the setting that adds it. */
export interface PageVendor {
  setting: string
  hosts: VendorHosts
}

const none: VendorHosts = { script: [], style: [], font: [], connect: [], frame: [], media: [], worker: [] }

/**
 * Returns every vendor with a script in the page, which requires the vendor profile of the policy. `origins` are
 * replacements of vendors’ origins.
 */
export function pageVendors(
  { telegram, hosts, sport, chats, services }: Manifest,
  origins: Record<string, string> = {},
): PageVendor[] {
  const { gtag, gtm, ads } = services.production
  const google = ads ? merged(gtagHosts, adHosts) : gtagHosts
  const bots = telegram ?? Object.values(hosts).find((host) => host.telegram)?.telegram
  return [
    ...(bots ? [{ setting: '/telegram', hosts: telegramHosts(telegram) }] : []),
    ...(gtag ? [{ setting: '/services/production/gtag', hosts: ownHosts(google, gtag.script, origins) }] : []),
    ...(gtm
      ? [
          {
            setting: '/services/production/gtm',
            hosts: merged(ownHosts(google, gtm.script, origins), hostsOfTags(gtm.hosts ?? [])),
          },
        ]
      : []),
    ...(sport && 'script' in sport ? [{ setting: '/sport', hosts: scriptHosts(sport) }] : []),
    ...chats.map(({ use, script }, index) => ({
      setting: `/chats/${index}`,
      hosts: ownHosts({ ...none, ...chatVendor(use).hosts }, script, origins),
    })),
  ]
}

/**
 * Telegram’s widget serves its button’s frame from another host than its script; a replacement uses one host. The library
 * opens a window, which no policy restricts; in Telegram’s own browser it calls its host instead.
 */
function telegramHosts({ clientId, script }: Partial<NonNullable<Manifest['telegram']>> = {}): VendorHosts {
  const { origin } = new URL(script ?? telegramScript(clientId))
  if (clientId !== undefined) return { ...none, script: [origin], connect: [origin] }
  return {
    ...none,
    script: [origin],
    frame: [origin === 'https://telegram.org' ? 'https://oauth.telegram.org' : origin],
  }
}

/** https://developers.google.com/tag-platform/security/guides/csp: Google Analytics 4, with Google signals. */
const gtagHosts: VendorHosts = {
  ...none,
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
  ],
}

/**
 * The same page: Google Ads conversions and remarketing. Without its hosts of scripts, which serve JSONP and so would
 * let any script in: the tags send pings instead.
 */
const adHosts: VendorHosts = {
  ...none,
  connect: [
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
  ],
  frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
}

/** A container’s tags may do all that a script may: their hosts are allowed everywhere. */
function hostsOfTags(hosts: readonly string[]): VendorHosts {
  const pages = hosts.filter((host) => host.startsWith('http'))
  return { ...none, script: pages, style: pages, font: pages, frame: pages, media: pages, connect: hosts }
}

function merged(first: VendorHosts, second: VendorHosts): VendorHosts {
  const kinds = Object.keys(none) as (keyof VendorHosts)[]
  return Object.fromEntries(kinds.map((kind) => [kind, [...first[kind], ...second[kind]]])) as unknown as VendorHosts
}

function scriptHosts({ script, hosts }: { script: string; hosts: readonly string[] }): VendorHosts {
  const pages = [...new Set([new URL(script).origin, ...hosts.filter((origin) => origin.startsWith('http'))])]
  return {
    ...none,
    script: pages,
    style: pages,
    font: pages,
    frame: pages,
    media: pages,
    connect: [...new Set([...pages, ...hosts])],
  }
}

/** Returns a vendor’s hosts, with replacements, and the origin of a configured script. */
function ownHosts(hosts: VendorHosts, script: string | undefined, origins: Record<string, string>): VendorHosts {
  const replaced = Object.entries(hosts).map(
    ([kind, sources]) => [kind, [...new Set(sources.flatMap((source) => standInsOf(source, origins)))]] as const,
  )
  const all = Object.fromEntries(replaced) as Record<keyof VendorHosts, string[]>
  return script === undefined ? all : { ...all, script: [...new Set([...all.script, new URL(script).origin])] }
}
