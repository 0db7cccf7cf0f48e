import { gameStore } from '#domains/games/game-store.ts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Game, GamesQuery } from '#api'
import { LobbyCard } from '#domains/games/parts/lobby-card.tsx'
import { together } from '#engine/data/resource.ts'
import { useStores, type Stores } from '#engine/shell/stores.ts'
import { GameCardSkeleton } from '#domains/games/parts/game-card.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import styles from './suggestions.module.css'

interface RowProps {
  game: Game
  limit: number
}

const ofType = ({ type }: Game): GamesQuery => ({ type })
const ofProvider = ({ providerId }: Game): GamesQuery => ({ provider: providerId })

/** One more than is shown: the game itself may be among them. */
const listOf = ({ get, language }: Stores, query: GamesQuery, limit: number) =>
  get(gameStore).list({ ...query, sort: 'popular', size: limit + 1, lang: language.current })

/** What the suggestions for a game show. */
export const suggestionsOf = (stores: Stores, game: Game, limit: number) =>
  together(...[ofProvider(game), ofType(game)].map((query) => listOf(stores, query, limit)))

/** Games of the same type. */
export function SimilarGames({ game, limit }: RowProps) {
  const { t } = useTranslation('user')
  return <Row game={game} limit={limit} title={t('play.similar')} query={ofType(game)} />
}

/** Suggestions: other games of the provider, and others of the same type. */
export function Suggestions({ game, limit }: RowProps) {
  const { t } = useTranslation('user')
  return (
    <div className={styles.rows}>
      <Row
        game={game}
        limit={limit}
        title={t('play.moreFrom', { provider: game.providerName })}
        query={ofProvider(game)}
      />
      <SimilarGames game={game} limit={limit} />
    </div>
  )
}

/** Renders nothing if there are no other games. */
const Row = observer(function Row({ game, limit, title, query }: RowProps & { title: string; query: GamesQuery }) {
  const list = listOf(useStores(), query, limit)
  const tiles = Array.from({ length: Math.min(limit, 10) }, (_, index) => (
    <li key={index} className={styles.game}>
      <GameCardSkeleton />
    </li>
  ))
  return (
    <Loadable resource={list} skeleton={<ScrollRow title={title}>{tiles}</ScrollRow>}>
      {({ rows }) => {
        const others = rows
          .filter(({ id, providerId }) => id !== game.id || providerId !== game.providerId)
          .slice(0, limit)
        if (others.length === 0) return null
        return (
          <ScrollRow title={title}>
            {others.map((other) => (
              <li key={`${other.providerId}/${other.id}`} className={styles.game}>
                <LobbyCard game={other} />
              </li>
            ))}
          </ScrollRow>
        )
      }}
    </Loadable>
  )
})
