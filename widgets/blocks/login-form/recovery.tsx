import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { parseEmail } from '#engine/forms/email.ts'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { email } from '#engine/forms/presets.ts'
import { recoveryStore } from '#domains/account/recovery-store.ts'
import { useStore } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './login-form.module.css'

interface RecoveryProps {
  /** The login typed before; the initial value if it is an email address. */
  login: string
  onBack: () => void
}

/** Requests the password-reset email and shows the server’s message, or a default one. */
export function Recovery({ login, onBack }: RecoveryProps) {
  const recovery = useStore(recoveryStore)
  const { t } = useTranslation('user')
  const [form] = useState(
    () => new FormStore({ email: login.includes('@') ? login : '' }, { email }, { email: parseEmail }),
  )
  const [sent, setSent] = useState('')
  const title = useRef<HTMLHeadingElement>(null)

  async function send(values: { email: string }) {
    const message = await recovery.sendLink(values.email)
    flushSync(() => setSent(message || t('recovery.sent')))
    title.current?.focus()
  }

  return (
    <>
      <h2 id="recovery-title" className={styles.title} tabIndex={-1} ref={title}>
        {t(sent ? 'recovery.sentTitle' : 'recovery.title')}
      </h2>
      <p className={styles.text} role="status">
        {sent || t('recovery.text')}
      </p>
      {!sent && (
        <Form
          name="password-recovery"
          labelledBy="recovery-title"
          form={form}
          fields={[{ name: 'email', kind: 'email', label: t('recovery.email'), autoComplete: 'email' }]}
          submit={t('recovery.submit')}
          busyText={t('recovery.sending')}
          onSubmit={send}
        />
      )}
      <Button kind={sent ? 'primary' : 'plain'} onClick={onBack}>
        {!sent && <Icon name="chevron-left" size={18} mirrored />}
        {t('recovery.back')}
      </Button>
    </>
  )
}
