import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStore } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './refusal.module.css'

/** Confirms that the player gives up the wheel, then navigates to the main page. */
export function Refusal({ onClose }: { onClose: () => void }) {
  const store = useStore(wheelStore)
  const { t } = useTranslation('user')
  const go = useGoToPage()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function refuse() {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await store.refuse()
      go('MAIN')
    } catch (error) {
      setFailure(errorText(error))
      setBusy(false)
    }
  }

  return (
    <Modal title={t('wheel.refuseTitle')} onClose={onClose}>
      <p className={styles.text}>{t('wheel.refuseText')}</p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('wheel.keep')}</Button>
        <Button kind="quiet" className={styles.refuse} aria-disabled={busy} onClick={() => void refuse()}>
          {t(busy ? 'wheel.refusing' : 'wheel.refuseNow')}
        </Button>
      </div>
    </Modal>
  )
}
