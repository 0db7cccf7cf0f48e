import { loadPostalAddress, type PostalAddress } from '#engine/forms/postal-address.ts'

const known = new Map<string, PostalAddress>()

/** Returns what an address in a country consists of, once it is loaded. */
export const knownAddress = (country: string) => known.get(country)

/** Loads what an address in a country (ISO 3166-1 alpha-2) consists of. After a failure the next call tries again. */
export async function loadAddress(country: string): Promise<PostalAddress> {
  const address = known.get(country) ?? (await loadPostalAddress(country))
  known.set(country, address)
  return address
}
