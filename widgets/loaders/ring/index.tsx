import { useTranslation } from 'react-i18next'
import type { RingLoader } from '#manifest'
import styles from './ring.module.css'

/** A ring that turns once a second. */
export default function Ring(_options: RingLoader) {
  const { t } = useTranslation()
  return (
    <div className={styles.loader} role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <span className={styles.ring} />
    </div>
  )
}
