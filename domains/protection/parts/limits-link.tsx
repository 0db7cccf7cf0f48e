import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './limits-link.module.css'

/** Leads to the player’s limits. */
export default function LimitsLink() {
  const { t } = useTranslation('limits')
  return (
    <PageLink page="PROFILE" className={styles.link} data-limits-link>
      <Icon name="hourglass" size={18} />
      {t('link')}
    </PageLink>
  )
}
