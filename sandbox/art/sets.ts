import { asset } from './drawing.ts'

const sites = new Map<string, string>(Object.entries(JSON.parse(asset('banners/sites.json'))))

/** The names of the sets of covers, banners and promotions, each drawn in a style of its own. */
export const artSets: readonly string[] = [...new Set(sites.values())]

/** The folder of a site’s pictures, with a slash; empty for a site without a set. */
export const folderOf = (site: string): string => (sites.has(site) ? `${sites.get(site)}/` : '')

/** The address of a game’s cover, from the origin, in the set of a folder. */
export const coverPath = (folder: string, providerId: string, gameId: string): string =>
  `/art/games/${folder}${providerId}/${gameId}.svg`
