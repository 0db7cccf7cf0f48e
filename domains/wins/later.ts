import { when } from 'mobx'
import type { LaterDomain } from '#engine/registry.ts'
import { withInner } from '#engine/routing/inner-blocks.ts'
import { pageBlocks } from '#engine/routing/page-blocks.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Loads what follows the wins. */
const follow = () => import('./listen.ts')

/** Nothing of the wins is loaded before a page has shown them. */
export const later: LaterDomain = {
  listen(on, stores) {
    when(
      () => showsWins(stores),
      () => void follow().then(({ listen }) => listen(on, stores), console.warn),
    )
  },

  async resync(stores) {
    if (showsWins(stores)) await (await follow()).readAgain(stores)
  },
}

const showsWins = (stores: Stores) => withInner(pageBlocks(stores)).some(({ use }) => use === 'recent-wins')
