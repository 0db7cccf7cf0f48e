import { favouriteStore } from '#domains/games/favourite-store.ts'
import { gameStore } from '#domains/games/game-store.ts'
import { observer } from 'mobx-react-lite'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRowBlock, Language } from '#manifest'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import { TableFacts } from '#domains/games/parts/table-facts.tsx'
import { recentStore } from '#domains/games/recent-store.ts'
import { numberText } from '#engine/i18n/formats.ts'
import type { FirstRead } from '#engine/registry.ts'
import { FirstScreen } from '#engine/routing/first-screen.ts'
import { useStore, useStores, type Stores } from '#engine/shell/stores.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'
import { GameCardSkeleton } from '#domains/games/parts/game-card.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import styles from './game-row.module.css'
import { SeeAll } from './see-all.tsx'

const NamedGamesRow = lazyWithRetry(async () => ({
  default: (await import('#domains/games/parts/named-games-row.tsx')).NamedGamesRow,
}))

export const firstRead: FirstRead<GameRowBlock> = (stores, row) => (isPersonal(row) ? undefined : gamesOf(stores, row))

/** A scrollable row of games under a heading. Renders nothing without games. */
export default function GameRow({ title, ...options }: GameRowBlock) {
  const { t } = useTranslation()
  const row = { ...options, heading: t(title) }
  return isPersonal(row) ? <PersonalRow {...row} /> : <CatalogueRow {...row} />
}

const isPersonal = ({ source }: Pick<GameRowBlock, 'source'>) => source === 'favourites' || source === 'recent'

const gamesOf = (
  { get, language }: Stores,
  { types, category, sort, limit }: Pick<GameRowBlock, 'types' | 'category' | 'sort' | 'limit'>,
) =>
  get(gameStore).list({
    ...(types && { type: types.join(',') }),
    ...(category && { category }),
    ...(sort && { sort }),
    size: limit,
    lang: language.current,
  })

/** The options, with the title’s text in place of its key. */
type Row = Omit<GameRowBlock, 'use' | 'title'> & { heading: string }

const CatalogueRow = observer(function CatalogueRow({ heading, ...options }: Row) {
  const { types, category, layout, limit } = options
  const stores = useStores()
  const language = stores.language.current
  const list = gamesOf(stores, options)
  const isFirstLarge = use(FirstScreen) && layout === 'feature'
  const row = {
    title: heading,
    layout,
    lines: layout === 'feature' ? 2 : 1,
    action: <SeeAll title={heading} types={types} category={category} />,
  }
  return (
    <Loadable resource={list} skeleton={<ScrollRow {...row}>{tiles(limit, layout, language)}</ScrollRow>}>
      {({ rows }) =>
        rows.length > 0 && (
          <ScrollRow {...row}>
            {rows.map((game, index) => (
              <li
                key={`${game.providerId}/${game.id}`}
                className={styles.game}
                data-rank={layout === 'ranked' ? numberText(index + 1, language) : undefined}
              >
                <LobbyCard
                  game={game}
                  facts={layout === 'tables' ? <TableFacts game={game} /> : undefined}
                  first={isFirstLarge && index === 0}
                />
              </li>
            ))}
          </ScrollRow>
        )
      }
    </Loadable>
  )
})

/** Favourite or recently played games, which a page’s HTML file does not have. Lazy: most visitors have none. */
const PersonalRow = observer(function PersonalRow({ heading, source, limit }: Row) {
  const favourites = useStore(favouriteStore)
  const recent = useStore(recentStore)
  const { language } = useStores()
  const { t } = useTranslation()
  const isHydrating = useHydrating()
  const isRecent = source === 'recent'
  // A place kept for what the platform knows of the player stays filled, so that nothing below it moves.
  const [isKept] = useState(isRecent && recent.pending)
  const names = (isRecent ? recent : favourites).names.slice(0, limit)
  if (isHydrating || (names.length === 0 && !isKept)) return null
  const row = { title: heading }
  const skeleton = tiles(names.length || limit, 'row', language.current)
  const waiting = <ScrollRow {...row}>{skeleton}</ScrollRow>
  if (names.length === 0 && recent.pending) return waiting
  if (names.length === 0) return <CatalogueRow heading={t('lobby.startWith')} sort="popular" limit={limit} />
  return (
    <Boundary fallback={waiting}>
      <NamedGamesRow {...row} names={names.join()} className={styles.game} skeleton={skeleton} />
    </Boundary>
  )
})

/** Skeletons, at most as many as fit on a wide screen. */
const tiles = (limit: number, layout: GameRowBlock['layout'], language: Language) =>
  Array.from({ length: Math.min(limit, 10) }, (_, index) => (
    <li
      key={index}
      className={styles.game}
      data-rank={layout === 'ranked' ? numberText(index + 1, language) : undefined}
    >
      <GameCardSkeleton facts={layout === 'tables'} />
    </li>
  ))
