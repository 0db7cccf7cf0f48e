import { useTranslation } from 'react-i18next'
import type { BarsLoader } from '#manifest'
import styles from './bars.module.css'

/** Three bars that rise and fall once a second. */
export default function Bars(_options: BarsLoader) {
  const { t } = useTranslation()
  return (
    <div className={styles.loader} role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  )
}
