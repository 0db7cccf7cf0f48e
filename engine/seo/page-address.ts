import type { Language, Manifest } from '#manifest'
import { baseIn, belowBase } from './language-path.ts'

/** Returns the canonical address of a page in a language. The first language has the page’s own path. */
export function addressIn(
  manifest: Pick<Manifest, 'languages' | 'languagePaths'>,
  site: string,
  path: string,
  language: Language,
): string {
  const { languages, languagePaths } = manifest
  if (languagePaths || language === languages[0]) return site + belowBase(baseIn(manifest, language), path)
  return `${site}${path}?lng=${language}`
}

/** Returns the addresses of a page in all languages, by `hreflang`. */
export const alternatesOf = (
  manifest: Pick<Manifest, 'languages' | 'languagePaths'>,
  site: string,
  path: string,
): [hreflang: string, address: string][] => [
  ...manifest.languages.map((language): [string, string] => [language, addressIn(manifest, site, path, language)]),
  ['x-default', site + path],
]

/** Returns the canonical origin of the site: of the hosts of the manifest the first one, so that mirrors do not compete with it. */
export function canonicalOrigin({ hosts }: Pick<Manifest, 'hosts'>, origin: string): string {
  const { hostname } = new URL(origin)
  const [first] = Object.keys(hosts)
  return first && hosts[hostname] ? `https://${first}` : origin
}
