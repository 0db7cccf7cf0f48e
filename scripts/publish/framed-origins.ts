import type { Manifest } from '#manifest'

/** Returns the origins of the shells that show vendors’ HTML on a site of its own. */
export const shellOrigins = ({ games, sport, horses }: Manifest): string[] => [
  ...new Set(
    [games, sport, horses].flatMap((vendor) =>
      vendor && 'frameOrigin' in vendor && vendor.frameOrigin ? [vendor.frameOrigin] : [],
    ),
  ),
]

/** Returns every origin that a brand frames: its games’ hosts, the sportsbook’s page and the shells. */
export function framedOrigins(manifest: Manifest): string[] {
  const { games, sport } = manifest
  const pages = sport && 'url' in sport ? [new URL(sport.url).origin] : []
  return [
    ...new Set([...games.hosts.filter((origin) => origin.startsWith('http')), ...pages, ...shellOrigins(manifest)]),
  ]
}
