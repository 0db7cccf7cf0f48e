import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { GameGridBlock } from '#manifest'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Chosen } from './chosen.tsx'
import styles from './game-grid.module.css'
import { Results } from './results.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFilters } from './use-filters.ts'

/** All games of some types; search, filters and order are kept in the address. */
export default observer(function GameGrid(options: GameGridBlock) {
  const { types, filters: offered, categories, categoryLook, pageSize, layout } = options
  const { language } = useStores()
  const lobby = useStore(lobbyStore)
  const cards = useRef<HTMLDivElement>(null)
  const { filters } = useFilters()
  const scope = { ...(types && { type: types.join(',') }), lang: language.current }
  const { category, providers, features, search, sort } = filters
  const listing = lobby.listing({
    ...scope,
    ...(category && { category }),
    ...(providers.length > 0 && { provider: providers.join() }),
    ...(features.length > 0 && { features: features.join() }),
    ...(search && { search }),
    ...(sort && { sort }),
    size: pageSize,
  })
  const focusFirstCard = () => cards.current?.querySelector<HTMLElement>('[data-game] :is(a, button)')?.focus()
  return (
    <div className={styles.lobby}>
      {offered && <Toolbar {...{ offered, scope, categories, categoryLook }} onLeave={focusFirstCard} />}
      <Chosen scope={scope} count={listing.count} />
      <Results ref={cards} listing={listing} scope={scope} pageSize={pageSize} layout={layout} />
    </div>
  )
})
