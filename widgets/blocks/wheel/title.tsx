import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import styles from './wheel.module.css'

/** The visible page title; screen readers read the page’s heading. */
export function Title() {
  const { title } = useStores().manifest.pages.WHEEL_OF_FORTUNE
  const { t } = useTranslation()
  return (
    <p className={styles.title} aria-hidden>
      {t(title)}
    </p>
  )
}
