import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GameRowBlock } from '#manifest'
import { LobbyCard } from '#engine/routing/lobby-card.tsx'
import { useStores } from '#engine/stores/stores.ts'
import { GameTile } from '#engine/ui/game-card.tsx'
import { Loadable } from '#engine/ui/loadable.tsx'
import { ScrollRow } from '#engine/ui/scroll-row.tsx'
import styles from './game-row.module.css'
import { SeeAll } from './see-all.tsx'

/** Games side by side under a heading. A row without games is not shown. */
export default observer(function GameRow({ title, types, category, sort, limit }: GameRowBlock) {
  const { games, language } = useStores()
  const { t } = useTranslation()
  const list = games.list({ type: types?.join(','), category, sort, size: limit, lang: language.current })
  const row = { title: t(title), action: <SeeAll title={t(title)} types={types} category={category} /> }
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

/** No more than a wide screen shows. */
const tiles = (limit: number) =>
  Array.from({ length: Math.min(limit, 10) }, (_, index) => (
    <li key={index} className={styles.game}>
      <GameTile />
    </li>
  ))
