import type { Manifest } from '#manifest'
import { isListed } from '#manifest-tools/rules/site.ts'

/** The default addresses of vendors’ scripts and pages; of chats and of the verification by their `use`. */
export interface VendorScripts {
  /** Of its login widget. */
  telegram: string
  /** Of its login library. */
  telegramLibrary: string
  gtag: string
  gtm: string
  chats: Record<string, string>
  /** The origins of the page that a vendor of the verification frames. */
  verifications: Record<string, readonly [string, ...string[]]>
}

/** Replaces vendors’ origins in all addresses of a manifest. */
export const withVendors = (manifest: Manifest, origins: Record<string, string>, scripts: VendorScripts): Manifest =>
  replaceOrigins(withScripts(manifest, scripts), origins) as Manifest

/** Adds the default addresses of vendors. */
function withScripts({ telegram, chats, services, verification, ...rest }: Manifest, scripts: VendorScripts): Manifest {
  const measured = ({ gtag, gtm, ...others }: Manifest['services']['production']) => ({
    ...others,
    ...(gtag && { gtag: { script: scripts.gtag, ...gtag } }),
    ...(gtm && { gtm: { script: scripts.gtm, ...gtm } }),
  })
  return {
    ...rest,
    ...(telegram && { telegram: { script: telegramOf(telegram, scripts), ...telegram } }),
    ...(verification && { verification: { ...hostsOf(verification.use, scripts), ...verification } }),
    chats: chats.map((chat) => ({ ...scriptOf(chat.use, scripts), ...chat })),
    services: { development: measured(services.development), production: measured(services.production) },
  }
}

const telegramOf = ({ clientId }: { clientId?: number }, { telegram, telegramLibrary }: VendorScripts) =>
  clientId === undefined ? telegram : telegramLibrary

const scriptOf = (use: string, { chats }: VendorScripts) =>
  chats[use] === undefined ? undefined : { script: chats[use] }

function hostsOf(use: string, { verifications }: VendorScripts): { hosts: [string, ...string[]] } | undefined {
  const frames = verifications[use]
  return frames && { hosts: [...frames] }
}

function replaceOrigins(value: unknown, origins: Record<string, string>): unknown {
  if (typeof value === 'string') return replaceOrigin(value, origins)
  if (Array.isArray(value))
    return value.flatMap((each: unknown) =>
      typeof each === 'string' && each.includes('://*.') ? standInsOf(each, origins) : [replaceOrigins(each, origins)],
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceOrigins(each, origins)]))
}

/** A path or a query must follow the origin: another host can start with the same text. */
function replaceOrigin(text: string, origins: Record<string, string>): string {
  const origin = Object.keys(origins).find(
    (each) => text === each || text.startsWith(`${each}/`) || text.startsWith(`${each}?`),
  )
  return origin ? origins[origin] + text.slice(origin.length) : text
}

/** Returns the replacements of a policy source, or the source itself. `https://*.example` matches every subdomain. */
export function standInsOf(source: string, origins: Record<string, string>): string[] {
  const found = Object.keys(origins).filter((origin) => isListed(origin, [source]))
  return found.length > 0 ? found.map((origin) => origins[origin]!) : [source]
}
