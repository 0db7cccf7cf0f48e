import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { OddsFormatBlock } from '#manifest'
import { oddsText } from '#domains/matches/odds.ts'
import { oddsFormats, oddsStore } from '#domains/matches/odds-store.ts'
import { hasOwnOddsFormat } from '#domains/sport/own-odds-format.ts'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import styles from './odds-format.module.css'

/**
 * Chooses the odds format of the whole site; nothing where the sportsbook is closed to the player, and beside one that has the
 * control itself.
 */
export default observer(function OddsFormatChoice(_options: OddsFormatBlock) {
  const { t } = useTranslation('user')
  const odds = useStore(oddsStore)
  const { language, location, manifest } = useStores()
  const { isOpen } = useAccess()
  const isAtSportsbook = location.page === 'SPORT' || location.page === 'LIVE_SPORT'
  if (!isOpen('SPORT')) return null
  if (isAtSportsbook && manifest.sport && hasOwnOddsFormat(manifest.sport)) return null
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
          <bdi className={styles.sample}>{oddsText(2.5, format, language.current)}</bdi>
        </label>
      ))}
    </fieldset>
  )
})
