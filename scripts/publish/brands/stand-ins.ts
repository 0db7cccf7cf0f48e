import type { Manifest } from '#manifest'
import { withVendors, type VendorScripts } from './vendor-origins.ts'

/** Local origins that replace those of vendors. */
export interface StandIns {
  /** The origin of games. */
  games: string
  /** The origin of the shell of vendors’ HTML on a site of its own. */
  frames: string
  /** Vendors’ real origins, and their replacements. */
  vendors: Record<string, string>
}

/** Returns the origin of the pages that the stand-in for a launcher frames. */
export const nestedGames = ({ games }: StandIns): string => games.replace('//', '//provider.')

/** Returns the origins whose pages may be around the page that leads back from a game. */
export const returnFramers = (standIns: StandIns): string[] => [standIns.games, nestedGames(standIns), standIns.frames]

/** Replaces the vendors of a manifest: also in a browser, where the default addresses of their scripts are not known. */
export function replaceVendors(manifest: Manifest, standIns: StandIns, scripts: VendorScripts): Manifest {
  const { games, frames, vendors } = standIns
  const framed = <T extends object>(vendor: T): T =>
    'frameOrigin' in vendor ? { ...vendor, frameOrigin: frames } : vendor
  const contracts = Object.entries(manifest.games.providers ?? {}).map(([id, { hosts, ancestors, ...contract }]) => [
    id,
    { ...contract, ...(hosts && { hosts: [games] }), ...(ancestors && { ancestors: [nestedGames(standIns)] }) },
  ])
  const replaced = {
    ...manifest,
    games: {
      ...framed(manifest.games),
      hosts: [games],
      ...(manifest.games.providers && { providers: Object.fromEntries(contracts) as typeof manifest.games.providers }),
    },
    ...(manifest.sport && { sport: framed(manifest.sport) }),
    ...(manifest.horses && { horses: framed(manifest.horses) }),
  }
  return withVendors(replaced, vendors, scripts)
}
