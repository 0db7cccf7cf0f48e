import { useTranslation } from 'react-i18next'
import type { VersionBlock } from '#manifest'
import styles from './version.module.css'

/** The application’s version. */
export default function Version(_options: VersionBlock) {
  const { t } = useTranslation()
  return <p className={styles.version}>{t('footer.version', { version: APP_VERSION })}</p>
}
