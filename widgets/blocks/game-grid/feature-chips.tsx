import { useTranslation } from 'react-i18next'
import styles from './feature-chips.module.css'
import { allFeatures, toggled } from './lobby-filters.ts'
import toolbar from './toolbar.module.css'
import { useFilters } from './use-filters.ts'

/** Toggle buttons for the features that all listed games must have. */
export function FeatureChips() {
  const { t } = useTranslation(['user', 'common'], { nsMode: 'fallback' })
  const { filters, change } = useFilters()
  return (
    <div className={styles.features} role="group" aria-label={t('lobby.features')}>
      {allFeatures.map((feature) => (
        <button
          key={feature}
          type="button"
          className={toolbar.chip}
          aria-pressed={filters.features.includes(feature)}
          onClick={() => change({ features: toggled(filters.features, feature) })}
        >
          {t(`game.${feature}`)}
        </button>
      ))}
    </div>
  )
}
