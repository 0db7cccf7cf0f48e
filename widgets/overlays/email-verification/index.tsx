import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailVerificationOverlay } from '#manifest'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useWait } from '#engine/forms/use-wait.tsx'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { confirmationStore } from '#domains/account/confirmation-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './email-verification.module.css'

/** Reports that the email address is confirmed, or lets a player request the confirmation email again. */
export default observer(function EmailVerification(_options: EmailVerificationOverlay) {
  const { overlays, location } = useStores()
  const { confirmed } = useStore(confirmationStore)
  const { t } = useTranslation('user')
  const go = useGoToPage()

  function close() {
    overlays.close('email-verification')
    if (location.page === 'CONFIRM_MAIL') go('MAIN', { replace: true })
  }

  return (
    <Modal
      name="email-verification"
      title={t(confirmed ? 'emailVerification.confirmedTitle' : 'emailVerification.title')}
      onClose={close}
    >
      <div className={styles.content}>
        <span className={confirmed ? styles.done : styles.waiting}>
          <Icon name={confirmed ? 'circle-check' : 'mail'} size={44} />
        </span>
        {confirmed ? <Confirmed onContinue={close} /> : <ResendEmail />}
      </div>
    </Modal>
  )
})

function Confirmed({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('user')
  return (
    <>
      <p className={styles.text}>{t('emailVerification.confirmed')}</p>
      <Button onClick={onContinue}>{t('emailVerification.continue')}</Button>
    </>
  )
}

/** The server finds the address by the session, so visitors are asked to sign in. */
const ResendEmail = observer(function ResendEmail() {
  const { session } = useStores()
  const confirmation = useStore(confirmationStore)
  const { t } = useTranslation('user')
  const errorText = useErrorText()
  const wait = useWait()
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string }>()
  if (!session.user) return <p className={styles.text}>{t('emailVerification.signIn')}</p>

  async function send() {
    if (sending || wait.isWaiting) return
    setSending(true)
    setOutcome(undefined)
    try {
      await confirmation.sendEmail()
      setOutcome({ failed: false, text: t('emailVerification.sent') })
    } catch (error) {
      wait.after(error)
      setOutcome({ failed: true, text: errorText(error) })
    }
    setSending(false)
  }

  return (
    <>
      <p className={styles.text}>{t('emailVerification.text')}</p>
      <p className={outcome?.failed ? styles.failure : styles.success} role="status">
        {outcome?.text}
      </p>
      {wait.note}
      <Button aria-disabled={sending || wait.isWaiting} onClick={() => void send()}>
        {t(sending ? 'recovery.sending' : 'emailVerification.send')}
      </Button>
    </>
  )
})
