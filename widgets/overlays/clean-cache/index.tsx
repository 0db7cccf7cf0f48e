import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CleanCacheOverlay } from '#manifest'
import { useStores } from '#engine/stores/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { raise } from '#engine/ui/top-layer.ts'
import styles from './clean-cache.module.css'

/** Says that this page’s build is not the deployed one any more, and loads the new one when the player wants it. */
export default observer(function CleanCache(_options: CleanCacheOverlay) {
  const { overlays } = useStores()
  const { t } = useTranslation()
  const layer = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  useLayoutEffect(() => raise(layer.current!), [])

  async function update() {
    setBusy(true)
    await clearCaches().catch(() => undefined)
    location.reload()
  }

  return (
    <div ref={layer} popover="manual" className={styles.alert} role="alert" data-overlay="clean-cache">
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
    </div>
  )
})

/** Pages that are not secure have no caches. */
async function clearCaches() {
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
