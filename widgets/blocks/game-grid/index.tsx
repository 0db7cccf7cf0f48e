import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { LobbyQuery } from '#api'
import type { GameGridBlock } from '#manifest'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { publishedGamesStore } from '#domains/games/published-games.ts'
import { together } from '#engine/data/resource.ts'
import type { FirstCode, FirstRead } from '#engine/registry.ts'
import { useStores, type Stores } from '#engine/shell/stores.ts'
import { Chosen } from './chosen.tsx'
import { GameLinks } from './game-links.tsx'
import styles from './game-grid.module.css'
import { readFilters, type LobbyFilters } from './lobby-filters.ts'
import { Results } from './results.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFilters } from './use-filters.ts'

function listingOf({ get }: Stores, scope: LobbyQuery, size: number, filters: LobbyFilters) {
  const { category, providers, features, search, sort } = filters
  return get(lobbyStore).listing({
    ...scope,
    ...(category && { category }),
    ...(providers.length > 0 && { provider: providers.join() }),
    ...(features.length > 0 && { features: features.join() }),
    ...(search && { search }),
    ...(sort && { sort }),
    size,
  })
}

export const firstRead: FirstRead<GameGridBlock> = (stores, options) => {
  const scope = scopeOf(options, stores.language.current)
  const listing = listingOf(
    stores,
    scope,
    options.pageSize,
    readFilters(new URLSearchParams(globalThis.window?.location.search)),
  )
  return together(
    listing,
    ...(options.filters?.includes('categories') ? [stores.get(lobbyStore).categories.get(scope)] : []),
    ...(stores.http.forFile ? [stores.get(publishedGamesStore)] : []),
  )
}

export const firstCode: FirstCode<GameGridBlock> = ({ language }) => language.load('user')

/** All games of some types; search, filters and order are kept in the address. */
export default observer(function GameGrid(options: GameGridBlock) {
  const { filters: offered, categories, categoryLook, pageSize, layout } = options
  const stores = useStores()
  const cards = useRef<HTMLDivElement>(null)
  const { filters } = useFilters()
  const scope = scopeOf(options, stores.language.current)
  const listing = listingOf(stores, scope, pageSize, filters)
  const focusFirstCard = () => cards.current?.querySelector<HTMLElement>('[data-game] :is(a, button)')?.focus()
  return (
    <div className={styles.lobby}>
      {offered && <Toolbar {...{ offered, scope, categories, categoryLook }} onLeave={focusFirstCard} />}
      <Chosen scope={scope} count={listing.count} />
      <Results ref={cards} listing={listing} scope={scope} pageSize={pageSize} layout={layout} />
      <noscript>
        <GameLinks types={options.types} />
      </noscript>
    </div>
  )
})

/** The games of the block’s types in one language. */
const scopeOf = ({ types }: Pick<GameGridBlock, 'types'>, lang: string): LobbyQuery => ({
  ...(types && { type: types.join(',') }),
  lang,
})
