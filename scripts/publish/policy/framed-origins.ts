import type { Manifest } from '#manifest'
import { listedBlocks } from '#manifest-tools/rules/lists.ts'
import { framesOfVerification } from './permissions.ts'

/** Returns the origins of the shells that show vendors’ HTML on a site of its own. */
export const shellOrigins = ({ games, sport, horses }: Manifest): string[] => [
  ...new Set(
    [games, sport, horses].flatMap((vendor) =>
      vendor && 'frameOrigin' in vendor && vendor.frameOrigin ? [vendor.frameOrigin] : [],
    ),
  ),
]

/** Returns every origin that a brand frames: its games’ hosts, the sportsbook’s page, the shells, the page that verifies identity, and what blocks embed. */
export function framedOrigins(manifest: Manifest): string[] {
  const { sport, embeds } = manifest
  const pages = sport && 'url' in sport ? [new URL(sport.url).origin] : []
  return [
    ...new Set([
      ...gameHosts(manifest),
      ...pages,
      ...shellOrigins(manifest),
      ...framesOfVerification(manifest),
      ...(embeds?.hosts ?? []).filter(isPage),
    ]),
  ]
}

/** Returns where the videos of a brand’s blocks come from; nothing without such a block. */
export const mediaOrigins = (manifest: Manifest): string[] =>
  listedBlocks(manifest).some(({ block }) => block.use === 'video')
    ? [`'self'`, ...(manifest.embeds?.hosts ?? []).filter(isPage)]
    : []

const gameHosts = (manifest: Manifest): string[] =>
  [...manifest.games.hosts, ...providersOf(manifest).flatMap(({ hosts = [] }) => hosts)].filter(isPage)

const providersOf = ({ games }: Manifest) => Object.values(games.providers ?? {})

const isPage = (origin: string) => origin.startsWith('http')
