import { favouriteStore } from '#domains/games/favourite-store.ts'
import { gameStore } from '#domains/games/game-store.ts'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRowBlock } from '#manifest'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import { recentStore } from '#domains/games/recent-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { GameTile } from '#domains/games/parts/game-card.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import styles from './game-row.module.css'
import { SeeAll } from './see-all.tsx'

const NamedGamesRow = lazyWithRetry(async () => ({
  default: (await import('#domains/games/parts/named-games-row.tsx')).NamedGamesRow,
}))

/** A scrollable row of games under a heading. Renders nothing without games. */
export default function GameRow(row: GameRowBlock) {
  return row.source === 'favourites' || row.source === 'recent' ? <PersonalRow {...row} /> : <CatalogueRow {...row} />
}

const CatalogueRow = observer(function CatalogueRow({ title, types, category, sort, limit }: GameRowBlock) {
  const { language } = useStores()
  const games = useStore(gameStore)
  const { t } = useTranslation()
  const list = games.list({
    ...(types && { type: types.join(',') }),
    ...(category && { category }),
    ...(sort && { sort }),
    size: limit,
    lang: language.current,
  })
  const row = {
    title: t(title),
    action: <SeeAll title={t(title)} types={types} category={category} />,
  }
  return (
    <Loadable resource={list} skeleton={<ScrollRow {...row}>{tiles(limit)}</ScrollRow>}>
      {({ rows }) =>
        rows.length > 0 && (
          <ScrollRow {...row}>
            {rows.map((game) => (
              <li key={`${game.providerId}/${game.id}`} className={styles.game}>
                <LobbyCard game={game} />
              </li>
            ))}
          </ScrollRow>
        )
      }
    </Loadable>
  )
})

/** Favourite or recently played games. Lazy: most visitors have none. */
const PersonalRow = observer(function PersonalRow({ title, source, limit }: GameRowBlock) {
  const favourites = useStore(favouriteStore)
  const recent = useStore(recentStore)
  const { t } = useTranslation()
  const names = (source === 'recent' ? recent : favourites).names.slice(0, limit)
  if (names.length === 0) return null
  const row = { title: t(title) }
  const skeleton = tiles(names.length)
  return (
    <Suspense fallback={<ScrollRow {...row}>{skeleton}</ScrollRow>}>
      <NamedGamesRow {...row} names={names.join()} className={styles.game} skeleton={skeleton} />
    </Suspense>
  )
})

/** Skeletons, at most as many as fit on a wide screen. */
const tiles = (limit: number) =>
  Array.from({ length: Math.min(limit, 10) }, (_, index) => (
    <li key={index} className={styles.game}>
      <GameTile />
    </li>
  ))
