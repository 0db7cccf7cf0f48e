import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { SidebarOverlay } from '#manifest'
import { Blocks } from '#engine/routing/blocks.tsx'
import { useStores } from '#engine/shell/stores.ts'
import { BrandLogo } from '#engine/ui/brand-logo.tsx'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import { useModal } from '#engine/ui/window/use-modal.ts'
import styles from './sidebar.module.css'

/** The menu of screens up to 1024 px. Closes on Escape, its button, a click outside, navigation, and on wider screens. */
export default observer(function Sidebar({ blocks }: SidebarOverlay) {
  const { manifest, overlays } = useStores()
  const { t } = useTranslation()
  const dialog = useModal()
  const close = () => dialog.current?.close()
  useAfterNavigation(close)
  useOverWidth('1025px', close)

  return (
    <dialog
      ref={dialog}
      id="sidebar"
      className={styles.sidebar}
      data-overlay="sidebar"
      aria-label={t('nav.menu')}
      onClose={() => overlays.close('sidebar')}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <BrandLogo className={styles.logo} brand={manifest} alt="" width={120} height={30} />
          <Button kind="plain" aria-label={t('nav.closeMenu')} onClick={close}>
            <Icon name="x" size={24} />
          </Button>
        </div>
        <div className={styles.blocks}>
          <Suspense fallback={null}>
            <Blocks blocks={blocks} />
          </Suspense>
        </div>
      </div>
    </dialog>
  )
})

/** A layout effect: the dialog must close before the new page takes the focus. */
function useAfterNavigation(run: () => void) {
  const { key } = useLocation()
  const before = useRef(key)
  useLayoutEffect(() => {
    if (before.current === key) return
    before.current = key
    run()
  })
}

function useOverWidth(width: string, run: () => void) {
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${width})`)
    wide.addEventListener('change', run)
    return () => wide.removeEventListener('change', run)
  })
}
