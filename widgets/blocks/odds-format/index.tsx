import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { OddsFormatBlock } from '#manifest'
import { oddsFormats, oddsStore } from '#domains/matches/odds-store.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore } from '#engine/shell/stores.ts'
import styles from './odds-format.module.css'

const samples = { decimal: '2.50', fractional: '3/2', american: '+150' }

/** Chooses the odds format of the whole site; nothing where the sportsbook is closed to the player. */
export default observer(function OddsFormatChoice(_options: OddsFormatBlock) {
  const { t } = useTranslation('user')
  const odds = useStore(oddsStore)
  const { isOpen } = useAccess()
  if (!isOpen('SPORT')) return null
  return (
    <fieldset className={styles.formats}>
      <legend className={styles.legend}>{t('sport.odds.legend')}</legend>
      {oddsFormats.map((format) => (
        <label key={format} className={styles.format} data-checked={odds.format === format || undefined}>
          <input
            className={styles.radio}
            type="radio"
            name="odds-format"
            value={format}
            checked={odds.format === format}
            onChange={() => odds.choose(format)}
          />
          <span>{t(`sport.odds.${format}`)}</span>
          <bdi className={styles.sample}>{samples[format]}</bdi>
        </label>
      ))}
    </fieldset>
  )
})
