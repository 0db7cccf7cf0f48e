import type { Manifest, PageKey } from '#manifest'

/** Values for path parameters: a page in the brand’s first language, a game of the seed, links that were never sent. */
const parts = ({ languages }: Manifest): Record<string, string> => ({
  ':pageId': `terms-${languages[0]}`,
  ':providerId': 'amber-circuit',
  ':gameId': 'fox-cascade',
  ':link': 'no-such-link',
  ':sessionId': 'no-such-session',
})

/** Returns the path of a page with its parameters filled in. */
export const pathOf = (manifest: Manifest, page: PageKey) => {
  const filled = parts(manifest)
  return manifest.pages[page].path.replace(/:\w+/g, (name) => filled[name] ?? name)
}
