import { useState } from 'react'
import type { LobbyQuery } from '#api'
import type { GameGridBlock } from '#manifest'
import { Categories } from './categories.tsx'
import { FeatureChips } from './feature-chips.tsx'
import { MoreFilters } from './more-filters.tsx'
import { ProviderFilter } from './provider-filter.tsx'
import { SearchField } from './search-field.tsx'
import { SortSelect } from './sort-select.tsx'
import styles from './toolbar.module.css'

type Offered = NonNullable<GameGridBlock['filters']>

interface ToolbarProps {
  offered: Offered
  scope: LobbyQuery
  categories: string[] | undefined
  categoryLook: GameGridBlock['categoryLook']
  /** Moves the focus to the games. */
  onLeave: () => void
}

/** On phones these wait behind a button beside the search. */
const more: Offered = ['providers', 'features', 'sort']

/** The filters that the manifest offers. */
export function Toolbar({ offered, scope, categories, categoryLook, onLeave }: ToolbarProps) {
  const [open, setOpen] = useState(false)
  const collapses = offered.includes('search') && offered.some((name) => more.includes(name))
  const controls = {
    search: <SearchField onLeave={onLeave} />,
    categories: <Categories scope={scope} ids={categories} look={categoryLook} />,
    providers: <ProviderFilter scope={scope} />,
    features: <FeatureChips />,
    sort: <SortSelect />,
  }
  return (
    <div className={styles.toolbar} role="search" data-closed={(collapses && !open) || undefined}>
      {offered.map((name) => (
        <div key={name} className={more.includes(name) ? styles.more : styles.control}>
          {controls[name]}
          {name === 'search' && collapses && <MoreFilters open={open} onChange={setOpen} />}
        </div>
      ))}
    </div>
  )
}
