import type { Manifest } from '#manifest'

/** Where Telegram’s login widget comes from, unless the manifest says otherwise. */
export const telegramScript = 'https://telegram.org/js/telegram-widget.js?22'

/** The manifest with other origins in place of vendors’ real ones, wherever it names an address of theirs. */
export function withVendors(manifest: Manifest, origins: Record<string, string>): Manifest {
  const { telegram } = manifest
  const explicit = telegram ? { ...manifest, telegram: { script: telegramScript, ...telegram } } : manifest
  return replaceOrigins(explicit, origins) as Manifest
}

function replaceOrigins(value: unknown, origins: Record<string, string>): unknown {
  if (typeof value === 'string') return replaceOrigin(value, origins)
  if (Array.isArray(value)) return value.map((each) => replaceOrigins(each, origins))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceOrigins(each, origins)]))
}

/** An origin ends where its address goes on with a path or a query: another host may begin alike. */
function replaceOrigin(text: string, origins: Record<string, string>): string {
  const origin = Object.keys(origins).find((each) => text === each || text.startsWith(`${each}/`) || text.startsWith(`${each}?`))
  return origin ? origins[origin] + text.slice(origin.length) : text
}
