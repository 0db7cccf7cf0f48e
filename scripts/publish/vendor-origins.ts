import type { Manifest } from '#manifest'
import { chatVendor, gtagScript, telegramScript } from './vendors.ts'

/** The manifest with other origins in place of vendors’ real ones, wherever it names an address of theirs. */
export const withVendors = (manifest: Manifest, origins: Record<string, string>): Manifest =>
  replaceOrigins(withScripts(manifest), origins) as Manifest

/** The manifest with the addresses that it leaves to the vendors. */
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

/** An origin ends where its address goes on with a path or a query: another host may begin alike. */
function replaceOrigin(text: string, origins: Record<string, string>): string {
  const origin = Object.keys(origins).find(
    (each) => text === each || text.startsWith(`${each}/`) || text.startsWith(`${each}?`),
  )
  return origin ? origins[origin] + text.slice(origin.length) : text
}
