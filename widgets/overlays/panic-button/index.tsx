import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanicButtonOverlay } from '#manifest'
import { breakStore } from '#domains/protection/break-store.ts'
import { takeBreakNow } from '#domains/protection/take-break-now.ts'
import { unitText } from '#engine/i18n/formats.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './panic-button.module.css'

/** The panic button: pressed and confirmed, it begins a break of `panicHours`. It has a strip of its own, which nothing else covers. */
export default observer(function PanicButton(_options: PanicButtonOverlay) {
  const stores = useStores()
  const { manifest, language } = stores
  const { current } = useStore(breakStore)
  const { t } = useTranslation('protection')
  const [isAsking, setAsking] = useState(false)
  const hours = manifest.playerProtection.panicHours
  const isShown = hours !== undefined && current === null
  useLayoutEffect(() => {
    if (!isShown) return
    document.documentElement.toggleAttribute('data-panic', true)
    return () => void document.documentElement.toggleAttribute('data-panic', false)
  }, [isShown])
  if (!isShown) return null
  const time = unitText(hours, 'hour', language.current)

  // The break notice says it if the platform does not confirm the break.
  function begin(length: number) {
    setAsking(false)
    takeBreakNow(stores, length).catch((error: unknown) => console.warn(error))
  }
  return (
    <section className={styles.strip} data-overlay="panic-button">
      <Button kind="quiet" className={styles.button} onClick={() => setAsking(true)}>
        {t('panic.button', { time })}
      </Button>
      {isAsking && (
        <Modal title={t('panic.title', { time })} onClose={() => setAsking(false)}>
          <div className={styles.content}>
            <p>{t('panic.text')}</p>
            <div className={styles.buttons}>
              <Button kind="quiet" onClick={() => begin(hours)}>
                {t('panic.confirm')}
              </Button>
              <Button kind="quiet" onClick={() => setAsking(false)}>
                {t('panic.cancel')}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </section>
  )
})
