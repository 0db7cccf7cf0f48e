import { useTranslation } from 'react-i18next'
import { Icon } from '#engine/ui/icon.tsx'
import { allSorts } from './lobby-filters.ts'
import styles from './sort-select.module.css'
import { useFilters } from './use-filters.ts'

/** Select for the order. The default is best match for a search, most popular otherwise. */
export function SortSelect() {
  const { t } = useTranslation('user')
  const { filters, change } = useFilters()
  const [popular, ...others] = allSorts
  const defaultSort = filters.search ? 'match' : popular
  const offered = filters.search ? (['match', popular, ...others] as const) : allSorts
  const choose = (value: string) =>
    change({ sort: value === defaultSort ? undefined : allSorts.find((sort) => sort === value) })
  return (
    <div className={styles.box}>
      <select
        className={styles.select}
        name="sort"
        aria-label={t('lobby.sort')}
        value={filters.sort ?? defaultSort}
        onChange={({ target }) => choose(target.value)}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`lobby.sortBy.${sort}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </div>
  )
}
