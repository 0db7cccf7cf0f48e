import type { LaterDomain } from '#engine/registry.ts'
import { withInner } from '#engine/routing/inner-blocks.ts'
import type { Manifest } from '#manifest'

/** Brands without the block load nothing of it. */
export const later: LaterDomain = {
  listen(on, stores) {
    if (showsWins(stores.manifest)) void import('./listen.ts').then(({ listen }) => listen(on, stores), console.warn)
  },

  async resync(stores) {
    if (showsWins(stores.manifest)) await (await import('./listen.ts')).readAgain(stores)
  },
}

function showsWins({ pages, frame }: Manifest): boolean {
  const lists = [...Object.values(pages).flatMap(({ blocks, rail = [] }) => [blocks, rail]), ...Object.values(frame)]
  return withInner(lists.flat()).some(({ use }) => use === 'recent-wins')
}
