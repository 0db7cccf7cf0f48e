import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CleanCacheOverlay } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { useLayer } from '#engine/ui/window/use-layer.ts'
import styles from './clean-cache.module.css'

/** Announces that a newer build is deployed, and loads it on request. */
export default observer(function CleanCache(_options: CleanCacheOverlay) {
  const { overlays } = useStores()
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const layer = useLayer({ class: styles.alert!, role: 'alert', 'data-overlay': 'clean-cache' })

  async function update() {
    setBusy(true)
    await clearCaches().catch(() => undefined)
    location.reload()
  }

  return createPortal(
    <>
      <div className={styles.words}>
        <p className={styles.title}>{t('cleanCache.title')}</p>
        <p className={styles.text}>{t('cleanCache.text')}</p>
      </div>
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={() => void update()}>
          {t('cleanCache.update')}
        </Button>
        <Button kind="quiet" onClick={() => overlays.close('clean-cache')}>
          {t('cleanCache.later')}
        </Button>
      </div>
    </>,
    layer,
  )
})

/** Insecure contexts have no `caches`. */
async function clearCaches() {
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
