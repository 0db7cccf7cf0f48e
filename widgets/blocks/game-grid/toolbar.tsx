import type { LobbyQuery } from '#api'
import type { GameGridBlock } from '#manifest'
import { Categories } from './categories.tsx'
import { FeatureChips } from './feature-chips.tsx'
import { ProviderFilter } from './provider-filter.tsx'
import { SearchField } from './search-field.tsx'
import { SortSelect } from './sort-select.tsx'
import styles from './toolbar.module.css'

interface ToolbarProps {
  offered: NonNullable<GameGridBlock['filters']>
  scope: LobbyQuery
  categories: string[] | undefined
  /** Moves the focus to the games. */
  onLeave: () => void
}

/** The filters that the manifest offers. */
export function Toolbar({ offered, scope, categories, onLeave }: ToolbarProps) {
  const controls = {
    search: <SearchField key="search" onLeave={onLeave} />,
    categories: <Categories key="categories" scope={scope} ids={categories} />,
    providers: <ProviderFilter key="providers" scope={scope} />,
    features: <FeatureChips key="features" />,
    sort: <SortSelect key="sort" />,
  }
  return (
    <div className={styles.toolbar} role="search">
      {offered.map((name) => controls[name])}
    </div>
  )
}
