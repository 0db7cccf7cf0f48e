import { useTranslation } from 'react-i18next'
import type { Manifest } from '#manifest'
import { HelpLinks } from './help-links.tsx'
import styles from './help-panel.module.css'

/** A panel with help links beside player protection settings. Renders nothing if the brand has no links. */
export function HelpPanel({ help }: Pick<Manifest['playerProtection'], 'help'>) {
  const { t } = useTranslation()
  if (help.length === 0) return null
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{t('footer.help')}</p>
      <HelpLinks help={help} />
    </div>
  )
}
