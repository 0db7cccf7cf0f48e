import { useTranslation } from 'react-i18next'
import type { Manifest } from '#manifest'
import styles from './help-links.module.css'

/** Where players find help, as the brand names it; each opens in a tab of its own. */
export function HelpLinks({ help }: Pick<Manifest['playerProtection'], 'help'>) {
  const { t } = useTranslation()
  return (
    <ul className={styles.list} role="list" aria-label={t('footer.help')}>
      {help.map(({ name, link }) => (
        <li key={name}>
          <a className={styles.link} href={link} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
