import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Credentials } from '#api'
import { FormStore } from '#engine/forms/form-store.ts'
import { required } from '#engine/forms/rules.ts'
import { TextField } from '#engine/forms/text-field.tsx'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { returnPath } from '#engine/routing/return-path.ts'
import { useStores } from '#engine/stores/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './login-form.module.css'

/** Signs a player in, then leads to the page that they came from, else to the main page (spec §2). */
export default observer(function LoginForm() {
  const { session, toasts, manifest } = useStores()
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [form] = useState(() => new FormStore({ login: '', password: '' }, { login: [required], password: [required] }))
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const [shown, setShown] = useState(false)

  async function signIn(credentials: Credentials) {
    setSending(true)
    setFailure('')
    try {
      const user = await session.signIn(credentials)
      // First away, then signed in: this page is for visitors, and would show as not found for a moment.
      flushSync(() => navigate(returnPath(state) ?? manifest.pages.MAIN.path, { replace: true }))
      session.receive(user)
      toasts.show('success', t('signIn.success', { login: user.login }))
    } catch (error) {
      setFailure(errorText(error))
      setSending(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!sending) form.validate((values) => void signIn(values))
  }

  return (
    <form className={styles.form} data-form="login" noValidate onSubmit={submit} aria-labelledby="login-title">
      <h2 id="login-title" className={styles.title}>
        {t('signIn.title')}
      </h2>
      <p className={styles.text}>{t('signIn.text')}</p>
      <TextField
        name="login"
        label={t('signIn.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.login}
        message={form.messages.login}
        onChange={(value) => form.set('login', value)}
      />
      <TextField
        name="password"
        label={t('signIn.password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        value={form.values.password}
        message={form.messages.password}
        onChange={(value) => form.set('password', value)}
        end={
          <Button kind="plain" aria-label={t(shown ? 'signIn.hidePassword' : 'signIn.showPassword')} onClick={() => setShown(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </Button>
        }
      />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <Button type="submit" aria-disabled={sending}>
        {t(sending ? 'signIn.sending' : 'signIn.submit')}
      </Button>
    </form>
  )
})
