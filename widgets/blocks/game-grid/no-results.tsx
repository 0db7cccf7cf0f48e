import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LobbyQuery } from '#api'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { Link } from '#engine/routing/link.tsx'
import { useStore } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import styles from './no-results.module.css'
import { noFilters } from './lobby-filters.ts'
import { useFilters } from './use-filters.ts'

const suggestionCount = 12

/** Empty state: a link that clears the filters, and the most popular games. */
export const NoResults = observer(function NoResults({ scope }: { scope: LobbyQuery }) {
  const { t } = useTranslation(['user', 'common'], { nsMode: 'fallback' })
  const { filters, link } = useFilters()
  const listing = useStore(lobbyStore).listing({ ...scope, sort: 'popular', size: suggestionCount })
  useEffect(() => listing.ensure(0, 0), [listing])
  const games = Array.from({ length: suggestionCount }, (_, index) => listing.at(index)).filter(
    (game) => game !== undefined,
  )
  return (
    <div className={styles.nothing}>
      <Empty
        icon="search"
        title={filters.search ? t('lobby.nothingFound', { search: filters.search }) : t('lobby.emptyTitle')}
        text={t(filters.search ? 'lobby.nothingFoundText' : 'lobby.emptyText')}
      >
        <Link className={buttonClass.quiet} to={link(noFilters)}>
          {t('lobby.all')}
        </Link>
      </Empty>
      {games.length > 0 && (
        <ScrollRow title={t('lobby.popular')}>
          {games.map((game) => (
            <li key={`${game.providerId}/${game.id}`} className={styles.game}>
              <LobbyCard game={game} />
            </li>
          ))}
        </ScrollRow>
      )}
    </div>
  )
})
