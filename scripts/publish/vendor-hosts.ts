import { readFileSync } from 'node:fs'
import type { Manifest } from '#manifest'
import { telegramScript } from './vendor-origins.ts'

/** What a script of a vendor’s in the page may load and call, by the policy’s directives. */
export type VendorHosts = Record<'script' | 'style' | 'font' | 'connect' | 'frame', readonly string[]>

/** A vendor whose script runs in the page, and the setting that brings it there. */
export interface PageVendor {
  setting: string
  hosts: VendorHosts
}

const none: VendorHosts = { script: [], style: [], font: [], connect: [], frame: [] }

/** Every vendor whose script runs in a brand’s page. Where there is one, the page’s policy cannot be the strict one. */
export function pageVendors({ telegram, hosts, sport, chats, services }: Manifest): PageVendor[] {
  const bots = telegram ?? Object.values(hosts).find((host) => host.telegram)?.telegram
  return [
    ...(bots ? [{ setting: '/telegram', hosts: telegramHosts(telegram?.script ?? telegramScript) }] : []),
    ...(services.production.gtag ? [{ setting: '/services/production/gtag', hosts: gtagHosts }] : []),
    ...(sport && 'script' in sport ? [{ setting: '/sport', hosts: scriptHosts(sport) }] : []),
    ...chats.map(({ use }, index) => ({ setting: `/chats/${index}`, hosts: chatHosts(use) })),
  ]
}

/** Telegram frames its button from another host than its script’s; whoever stands in for it, from the same. */
function telegramHosts(address: string): VendorHosts {
  const { origin } = new URL(address)
  return { ...none, script: [origin], frame: [origin === 'https://telegram.org' ? 'https://oauth.telegram.org' : origin] }
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

/** Chats say in their schemas (`x-hosts`) what they need: the addresses are the vendor’s, not the operator’s. */
function chatHosts(use: string): VendorHosts {
  const schema = JSON.parse(readFileSync(`widgets/chats/${use}/options.schema.json`, 'utf8')) as { 'x-hosts'?: Partial<VendorHosts> }
  if (!schema['x-hosts']) throw new Error(`widgets/chats/${use}/options.schema.json: x-hosts does not say what the script loads and calls`)
  return { ...none, ...schema['x-hosts'] }
}
