import type { Manifest } from '#manifest'
import { chatVendor, gtagScript, telegramScript } from './vendors.ts'

/** Replaces vendors’ origins in all addresses of a manifest. */
export const withVendors = (manifest: Manifest, origins: Record<string, string>): Manifest =>
  replaceOrigins(withScripts(manifest), origins) as Manifest

/** Adds the default script addresses of vendors. */
function withScripts({ telegram, chats, services, ...rest }: Manifest): Manifest {
  const measured = ({ gtag, ...others }: Manifest['services']['production']) =>
    gtag ? { ...others, gtag: { script: gtagScript, ...gtag } } : others
  return {
    ...rest,
    ...(telegram && { telegram: { script: telegramScript, ...telegram } }),
    chats: chats.map((chat) => ({ script: chatVendor(chat.use).script, ...chat })),
    services: { development: measured(services.development), production: measured(services.production) },
  }
}

function replaceOrigins(value: unknown, origins: Record<string, string>): unknown {
  if (typeof value === 'string') return replaceOrigin(value, origins)
  if (Array.isArray(value)) return value.map((each) => replaceOrigins(each, origins))
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
