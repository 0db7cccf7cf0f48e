import { useTranslation } from 'react-i18next'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './more-filters.module.css'
import { useFilters } from './use-filters.ts'
import { useNumber } from './use-number.ts'

interface MoreFiltersProps {
  open: boolean
  onChange: (open: boolean) => void
}

/** On phones: button that shows the filters beyond search and categories, with the number of those in use. */
export function MoreFilters({ open, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('user')
  const number = useNumber()
  const { providers, features, sort } = useFilters().filters
  const used = providers.length + features.length + (sort ? 1 : 0)
  return (
    <button type="button" className={styles.button} aria-expanded={open} onClick={() => onChange(!open)}>
      <Icon name="sliders-horizontal" />
      <span className="visually-hidden">{t('lobby.filter')}</span>
      {used > 0 && <span className={styles.badge}>{number(used)}</span>}
    </button>
  )
}
