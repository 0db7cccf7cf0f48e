import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Credentials } from '#api'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { parseLogin } from '#engine/forms/login.ts'
import { required } from '#engine/forms/rules.ts'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useEnter, useReturn } from '#engine/routing/use-go-to-page.ts'
import { useStores } from '#engine/shell/stores.ts'
import styles from './login-form.module.css'

interface SignInProps {
  /** Receives the current value of the login field. */
  onForgot: (login: string) => void
}

/** Signs a player in, then returns to the page that they came from, or to the main page (spec §2). */
export const SignIn = observer(function SignIn({ onForgot }: SignInProps) {
  const { session, toasts } = useStores()
  const { t } = useTranslation('user')
  const { isOpen } = useAccess()
  const enter = useEnter()
  const goBack = useReturn()
  const [form] = useState(
    () =>
      new FormStore({ login: '', password: '' }, { login: [required], password: [required] }, { login: parseLogin }),
  )

  async function signIn(credentials: Credentials) {
    const user = await session.signIn(credentials)
    enter(user, goBack)
    toasts.show('success', t('signIn.success', { login: user.login }))
  }

  return (
    <>
      <h2 id="login-title" className={styles.title} tabIndex={-1}>
        {t('signIn.title')}
      </h2>
      <p className={styles.text}>{t('signIn.text')}</p>
      <Form
        name="login"
        labelledBy="login-title"
        form={form}
        fields={[
          { name: 'login', kind: 'text', label: t('signIn.login'), autoComplete: 'username' },
          { name: 'password', kind: 'password', label: t('signIn.password'), autoComplete: 'current-password' },
        ]}
        submit={t('signIn.submit')}
        busyText={t('signIn.sending')}
        onSubmit={signIn}
      >
        {isOpen('RESET_PASSWORD') && (
          <button type="button" className={styles.forgot} onClick={() => onForgot(form.sent.login)}>
            {t('signIn.forgot')}
          </button>
        )}
      </Form>
      {isOpen('REGISTER') && <RegisterLink />}
    </>
  )
})

/** Link to registration; passes the return address on. */
function RegisterLink() {
  const { t } = useTranslation('user')
  const { state } = useLocation()
  return (
    <p className={styles.newcomer}>
      {t('signIn.noAccount')}{' '}
      <PageLink page="REGISTER" state={state}>
        {t('common:account.register')}
      </PageLink>
    </p>
  )
}
