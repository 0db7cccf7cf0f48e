import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { LobbyQuery } from '#api'
import type { GameGridBlock } from '#manifest'
import { lobbyStore } from '#domains/games/lobby-store.ts'
import { Link } from '#engine/routing/link.tsx'
import { useStore } from '#engine/shell/stores.ts'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './categories.module.css'
import toolbar from './toolbar.module.css'
import { useFilters } from './use-filters.ts'
import { useNumber } from './use-number.ts'

interface CategoriesProps {
  scope: LobbyQuery
  ids: string[] | undefined
  look: GameGridBlock['categoryLook']
}

/** Links to the categories that have games, "all games" first. Renders nothing if the platform has no categories. */
export const Categories = observer(function Categories({ scope, ids, look }: CategoriesProps) {
  const { t } = useTranslation(['user', 'common'], { nsMode: 'fallback' })
  const number = useNumber()
  const { filters, link } = useFilters()
  const resource = useStore(lobbyStore).categories.get(scope)
  const { value, status } = resource
  const isLoading = !value && status !== 'error' && status !== 'absent'
  useEffect(() => resource.ensure(), [resource])
  useBlockState(isLoading ? 'loading' : 'ready')

  const known = (ids ? ids.map((id) => value?.find((category) => category.id === id)) : (value ?? [])).filter(
    (category) => category?.count,
  )
  if (!isLoading && known.length === 0) return null
  return (
    <div className={styles.categories} data-look={look}>
      <ul className={styles.list} role="list" aria-label={t('nav.categories')}>
        <li>
          <Link
            className={toolbar.chip}
            to={link({ category: undefined })}
            aria-current={filters.category ? undefined : 'page'}
          >
            {t('lobby.all')}
          </Link>
        </li>
        {isLoading &&
          Array.from({ length: ids?.length ?? 6 }, (_, index) => <CategorySkeleton key={index} look={look} />)}
        {known.map(
          (category) =>
            category && (
              <li key={category.id}>
                <Link
                  className={toolbar.chip}
                  to={link({ category: category.id })}
                  aria-current={filters.category === category.id ? 'page' : undefined}
                >
                  <bdi>{category.name}</bdi>
                  {category.count !== undefined && <span className={toolbar.number}>{number(category.count)}</span>}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  )
})

const CategorySkeleton = ({ look }: Pick<CategoriesProps, 'look'>) => (
  <li>
    <Skeleton className={styles.waiting} {...(look !== 'boxes' && { width: '112px', height: '40px' })} />
  </li>
)
