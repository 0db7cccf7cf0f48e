import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { oddsText } from '../odds.ts'
import { oddsFormats, oddsStore } from '../odds-store.ts'
import styles from './odds-select.module.css'

/** Chooses the odds format of the whole site in one line; from 1025 px, below which the side menu has the choice. */
export const OddsSelect = observer(function OddsSelect() {
  const { t } = useTranslation('user')
  const odds = useStore(oddsStore)
  const { current } = useStores().language
  const id = useId()
  return (
    <div className={styles.odds}>
      <label className={styles.label} htmlFor={id}>
        {t('sport.odds.legend')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={odds.format}
        onChange={({ target }) => odds.choose(oddsFormats.find((format) => format === target.value)!)}
      >
        {oddsFormats.map((format) => (
          <option key={format} value={format}>
            {`${t(`sport.odds.${format}`)} ${oddsText(2.5, format, current)}`}
          </option>
        ))}
      </select>
    </div>
  )
})
