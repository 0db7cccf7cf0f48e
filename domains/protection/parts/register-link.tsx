import { useTranslation } from 'react-i18next'
import type { Manifest } from '#manifest'
import styles from './register-link.module.css'

/** The link to the country’s register, in which players exclude themselves from all operators. Renders nothing if the brand names none. */
export function RegisterLink({ breakRules }: Pick<Manifest['playerProtection'], 'breakRules'>) {
  const { t } = useTranslation('protection')
  const register = breakRules?.centralRegister
  if (!register) return null
  return (
    <p className={styles.register}>
      {t('breaks.central')}{' '}
      <a className={styles.link} href={register.link} target="_blank" rel="noreferrer" data-register>
        {register.name}
      </a>
    </p>
  )
}
