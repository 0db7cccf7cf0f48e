import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GamesQuery } from '#api'
import { LobbyCard } from '#engine/routing/lobby-card.tsx'
import { useStores } from '#engine/stores/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { GameTile } from '#engine/ui/game-card.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { Empty } from './empty.tsx'
import styles from './games.module.css'

interface GamesProps {
  query: GamesQuery & { size: number }
}

/** The games that match, a page more at each click. */
export const Games = observer(function Games({ query }: GamesProps) {
  const { games } = useStores()
  const { t } = useTranslation()
  const [count, setCount] = useState(1)
  const [firstNew, setFirstNew] = useState(-1)

  const pages = Array.from({ length: count }, (_, index) => games.list({ ...query, page: index + 1 }))
  const rows = pages.flatMap(({ value }) => value?.rows ?? [])
  const [first] = pages
  const last = pages[pages.length - 1]
  if (!first || !last) return null

  function showMore() {
    setFirstNew(rows.length)
    setCount(count + 1)
  }

  return (
    <Loadable resource={first} skeleton={<Tiles size={query.size} />}>
      {({ count: total }) =>
        total === 0 ? (
          <Empty />
        ) : (
          <>
            <ul className={styles.grid} role="list">
              {rows.map((game, index) => (
                <li key={`${game.providerId}/${game.id}`} tabIndex={index === firstNew ? -1 : undefined} ref={index === firstNew ? focus : undefined}>
                  <LobbyCard game={game} />
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              {last !== first && <Loadable resource={last} skeleton={<Tiles size={query.size} />}>{() => null}</Loadable>}
              <p className={styles.shown} role="status">
                {t('lobby.shown', { shown: rows.length, count: total })}
              </p>
              {rows.length < total && last.status !== 'error' && (
                <Button kind="quiet" aria-disabled={last.status !== 'ready'} onClick={last.status === 'ready' ? showMore : undefined}>
                  {t('lobby.showMore')}
                </Button>
              )}
            </div>
          </>
        )
      }
    </Loadable>
  )
})

/** Leads the keyboard to the first game that was added; the page stays where it is. */
const focus = (item: HTMLElement | null) => item?.focus({ preventScroll: true })

function Tiles({ size }: { size: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: size }, (_, index) => (
        <GameTile key={index} />
      ))}
    </div>
  )
}
