import type { Manifest } from '#manifest'

/** The origins from which a brand frames pages of vendors: the addresses of games and of the sportsbook, and the shells on sites of their own. */
export function framedOrigins({ games, sport, horses }: Manifest): string[] {
  const shells = [games, sport, horses].flatMap((vendor) =>
    vendor && 'frameOrigin' in vendor && vendor.frameOrigin ? [vendor.frameOrigin] : [],
  )
  const addresses = sport && 'url' in sport ? [new URL(sport.url).origin] : []
  return [...new Set([...games.hosts.filter((origin) => origin.startsWith('http')), ...addresses, ...shells])]
}
