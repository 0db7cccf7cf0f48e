import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './empty.module.css'

/** Says that nothing matches, and leads to the page without filters. */
export function Empty() {
  const { t } = useTranslation()
  return (
    <div className={styles.empty} role="status">
      <Icon name="cherry" size={40} />
      <p className={styles.title}>{t('lobby.emptyTitle')}</p>
      <p>{t('lobby.emptyText')}</p>
      <Link className={buttonClass.quiet} to={{ search: '' }}>
        {t('lobby.all')}
      </Link>
    </div>
  )
}
