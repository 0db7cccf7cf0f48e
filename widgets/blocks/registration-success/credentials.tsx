import { useTranslation } from 'react-i18next'
import type { IssuedCredentials } from '#api'
import { useCopy } from '#engine/shell/use-copy.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './credentials.module.css'

/** The login and password issued by the server, with copy buttons. */
export function Credentials({ login, password }: IssuedCredentials) {
  const { t } = useTranslation('user')
  const copy = useCopy()
  const notices = { copied: t('registered.copied'), failed: t('registered.notCopied') }
  return (
    <section className={styles.credentials} aria-labelledby="credentials-title">
      <h3 id="credentials-title" className={styles.title}>
        {t('registered.credentials')}
      </h3>
      <p className={styles.text}>{t('registered.once')}</p>
      <dl className={styles.list}>
        <dt>{t('register.fields.login')}</dt>
        <dd>
          <bdi dir="ltr">{login}</bdi>
        </dd>
        <dt>{t('register.fields.password')}</dt>
        <dd>
          <bdi dir="ltr">{password}</bdi>
        </dd>
      </dl>
      <Button kind="quiet" onClick={() => void copy(`${login}\n${password}`, notices)}>
        {t('registered.copy')}
      </Button>
    </section>
  )
}
