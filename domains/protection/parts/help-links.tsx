import { useTranslation } from 'react-i18next'
import type { Manifest } from '#manifest'
import styles from './help-links.module.css'

/** The brand’s links to organisations that help players; each opens in a new tab. */
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
