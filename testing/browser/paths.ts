import type { Manifest, RouteKey } from '#manifest'

/** What stands for the parts of a path that vary: a page of the brand’s first language, a game of the seed, links that nobody was sent. */
const parts = ({ languages }: Manifest): Record<string, string> => ({
  ':pageId': `terms-${languages[0]}`,
  ':providerId': 'amber-circuit',
  ':gameId': 'fox-cascade',
  ':link': 'no-such-link',
  ':sessionId': 'no-such-session',
})

/** The path of a page, its variable parts filled in. */
export const pathOf = (manifest: Manifest, page: RouteKey) => {
  const filled = parts(manifest)
  return manifest.pages[page].path.replace(/:\w+/g, (name) => filled[name] ?? name)
}
