import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { GameGridBlock } from '#manifest'
import { publishedGamesStore } from '#domains/games/published-games.ts'
import { Link } from '#engine/routing/link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'
import styles from './game-links.module.css'

/**
 * Links to all games with an HTML file of their own, for crawlers and browsers that run no scripts: they cannot fetch more of the grid.
 * In alphabetical order, so that the page is the same while only the order of popularity changes.
 */
export function GameLinks({ types }: { types: GameGridBlock['types'] | undefined }) {
  const stores = useStores()
  const { t } = useTranslation()
  const isOpen = useAccess().isOpen('GAME')
  const rows = stores.get(publishedGamesStore).value?.rows ?? []
  const games = rows
    .filter(({ type }) => !types || types.includes(type))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  if (!isOpen || games.length === 0) return null
  return (
    <>
      <h2 className={styles.title}>{t('lobby.popular')}</h2>
      <ul className={styles.list}>
        {games.map(({ id, providerId, name }) => (
          <li key={`${providerId}/${id}`}>
            <Link to={generatePath(stores.manifest.pages.GAME.path, { providerId, gameId: id })}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
