import type { Manifest } from '#manifest'
import { standInsOf } from './vendor-origins.ts'
import { chatVendor, telegramScript, type VendorHosts } from './vendors.ts'

/** A vendor with a script in the page, and the setting that adds it. */
export interface PageVendor {
  setting: string
  hosts: VendorHosts
}

const none: VendorHosts = { script: [], style: [], font: [], connect: [], frame: [] }

/**
 * Returns every vendor with a script in the page, which requires the vendor profile of the policy. `origins` are
 * replacements of vendors’ origins.
 */
export function pageVendors(
  { telegram, hosts, sport, chats, services }: Manifest,
  origins: Record<string, string> = {},
): PageVendor[] {
  const { gtag } = services.production
  const bots = telegram ?? Object.values(hosts).find((host) => host.telegram)?.telegram
  return [
    ...(bots ? [{ setting: '/telegram', hosts: telegramHosts(telegram?.script ?? telegramScript) }] : []),
    ...(gtag ? [{ setting: '/services/production/gtag', hosts: ownHosts(gtagHosts, gtag.script, origins) }] : []),
    ...(sport && 'script' in sport ? [{ setting: '/sport', hosts: scriptHosts(sport) }] : []),
    ...chats.map(({ use, script }, index) => ({
      setting: `/chats/${index}`,
      hosts: ownHosts({ ...none, ...chatVendor(use).hosts }, script, origins),
    })),
  ]
}

/** Telegram serves its button’s frame from another host than its script; a replacement uses one host. */
function telegramHosts(address: string): VendorHosts {
  const { origin } = new URL(address)
  return {
    ...none,
    script: [origin],
    frame: [origin === 'https://telegram.org' ? 'https://oauth.telegram.org' : origin],
  }
}

const gtagHosts: VendorHosts = {
  ...none,
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

function scriptHosts({ script, hosts }: { script: string; hosts: readonly string[] }): VendorHosts {
  const pages = [...new Set([new URL(script).origin, ...hosts.filter((origin) => origin.startsWith('http'))])]
  return { script: pages, style: pages, font: pages, frame: pages, connect: [...new Set([...pages, ...hosts])] }
}

/** Returns a vendor’s hosts, with replacements, and the origin of a configured script. */
function ownHosts(hosts: VendorHosts, script: string | undefined, origins: Record<string, string>): VendorHosts {
  const replaced = Object.entries(hosts).map(
    ([kind, sources]) => [kind, [...new Set(sources.flatMap((source) => standInsOf(source, origins)))]] as const,
  )
  const all = Object.fromEntries(replaced) as Record<keyof VendorHosts, string[]>
  return script === undefined ? all : { ...all, script: [...new Set([...all.script, new URL(script).origin])] }
}
