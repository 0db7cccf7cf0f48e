import { readBrands } from '../../../scripts/publish/brands/brands.ts'

/** The manifests of all brands. */
export const brands = readBrands('manifests', '').map(({ manifest }) => manifest)

/** Returns a brand with this sportsbook, and with this isolation of its frame. */
export const brandWith = (use: string, isolation?: string) =>
  brands.find(
    ({ sport }) => sport?.use === use && (!isolation || ('isolation' in sport && sport.isolation === isolation)),
  )!.id

/** The login of a player who bets. */
export const bettor = 'claire'
