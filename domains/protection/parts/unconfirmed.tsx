import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { breakStore } from '../break-store.ts'
import { takeBreakNow } from '../take-break-now.ts'
import styles from './unconfirmed.module.css'

/** Says that the platform has not confirmed the break that the panic button began, and asks it again. */
export default observer(function Unconfirmed() {
  const { t } = useTranslation('protection')
  const unconfirmedHours = useStore(breakStore).current?.unconfirmedHours
  const stores = useStores()
  const [isSending, setSending] = useState(false)
  if (unconfirmedHours === undefined) return null

  async function retry(hours: number) {
    setSending(true)
    await takeBreakNow(stores, hours).catch(() => undefined)
    setSending(false)
  }
  return (
    <div className={styles.unconfirmed} role="alert" data-unconfirmed>
      <p>{t('panic.failed')}</p>
      <Button kind="quiet" aria-disabled={isSending} onClick={() => isSending || void retry(unconfirmedHours)}>
        {t('panic.retry')}
      </Button>
    </div>
  )
})
