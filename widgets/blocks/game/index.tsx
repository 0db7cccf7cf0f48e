import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Game as GameDetails } from '#api'
import type { GameBlock } from '#manifest'
import { useContentHead } from '#engine/routing/use-head.ts'
import { publishedGamesStore } from '#domains/games/published-games.ts'
import { playStore } from '#domains/games/play-store.ts'
import { recentStore } from '#domains/games/recent-store.ts'
import type { FirstCode, FirstRead, PageItems } from '#engine/registry.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Failure } from '#engine/ui/failure.tsx'
import { pictureAddress } from '#engine/ui/picture-address.ts'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Info } from './info.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import bar from './bar.module.css'
import styles from './game.module.css'
import stage from './stage.module.css'
import { Problem } from './problem.tsx'
import { Stage } from './stage.tsx'
import { Suggestions, suggestionsOf } from './suggestions.tsx'

export const firstRead: FirstRead<GameBlock> = (stores, { suggestions }) => {
  const { providerId = '', gameId = '' } = stores.location.parametersOf('GAME')
  const game = stores.get(playStore).game({ providerId, gameId })
  return {
    get status() {
      return game.status
    },
    async load() {
      await game.load()
      if (game.value && suggestions > 0) await suggestionsOf(stores, game.value, suggestions).load()
    },
  }
}

export const firstCode: FirstCode<GameBlock> = ({ language }) => language.load('user')

export const pageItems: PageItems<GameBlock> = async ({ get }) => {
  const games = get(publishedGamesStore)
  await games.load()
  return (games.value?.rows ?? []).map(({ providerId, id }) => ({ params: { providerId, gameId: id }, language: '' }))
}

/** The game with the provider and id from the address. */
export default observer(function Game({ suggestions }: GameBlock) {
  const { providerId = '', gameId = '' } = useParams()
  const game = useStore(playStore).game({ providerId, gameId })
  const { status, value } = game
  useEffect(() => game.ensure(), [game])
  useBlockState(status === 'idle' ? 'loading' : status === 'absent' ? 'ready' : status)
  if (value) return <LoadedGame key={`${providerId}/${gameId}`} game={value} suggestions={suggestions} />
  if (status === 'error')
    return (
      <div className={styles.message}>
        <Failure onRetry={() => void game.load()} />
      </div>
    )
  if (status === 'ready' || status === 'absent')
    return (
      <div className={styles.message}>
        <Problem reason="not-found" />
      </div>
    )
  return <PageSkeleton />
})

const LoadedGame = observer(function LoadedGame({ game, suggestions }: { game: GameDetails; suggestions: number }) {
  const { t } = useTranslation()
  const recent = useStore(recentStore)
  useEffect(() => recent.note({ providerId: game.providerId, gameId: game.id }), [recent, game])
  useContentHead({
    title: game.name,
    image: pictureAddress(game.image) || undefined,
    values: { game: game.name, provider: game.providerName, category: t(`lobby.${game.type}`) },
  })
  const info = useRef<HTMLElement>(null)

  return (
    <div className={styles.page}>
      <Stage game={game} onInfo={() => info.current?.focus()} />
      <Info game={game} ref={info} />
      {suggestions > 0 && <Suggestions game={game} limit={suggestions} />}
    </div>
  )
})

/** Skeleton of the stage, in its size. */
function PageSkeleton() {
  return (
    <div className={styles.page}>
      <div className={stage.stage} aria-hidden>
        <div className={bar.bar}>
          <Skeleton width="180px" height="20px" />
        </div>
        <Skeleton className={stage.screen} />
      </div>
    </div>
  )
}
