import type { Manifest } from '#manifest'
import { framesOfVerification } from './permissions.ts'

/** Returns the origins of the shells that show vendors’ HTML on a site of its own. */
export const shellOrigins = ({ games, sport, horses }: Manifest): string[] => [
  ...new Set(
    [games, sport, horses].flatMap((vendor) =>
      vendor && 'frameOrigin' in vendor && vendor.frameOrigin ? [vendor.frameOrigin] : [],
    ),
  ),
]

/** Returns every origin that a brand frames: its games’ hosts, the sportsbook’s page, the shells and the page that verifies identity. */
export function framedOrigins(manifest: Manifest): string[] {
  const { sport } = manifest
  const pages = sport && 'url' in sport ? [new URL(sport.url).origin] : []
  return [...new Set([...gameHosts(manifest), ...pages, ...shellOrigins(manifest), ...framesOfVerification(manifest)])]
}

const gameHosts = (manifest: Manifest): string[] =>
  [...manifest.games.hosts, ...providersOf(manifest).flatMap(({ hosts = [] }) => hosts)].filter(isPage)

const providersOf = ({ games }: Manifest) => Object.values(games.providers ?? {})

const isPage = (origin: string) => origin.startsWith('http')
