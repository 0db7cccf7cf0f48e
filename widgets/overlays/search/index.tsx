import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { SearchOverlay } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { useModal } from '#engine/ui/window/use-modal.ts'
import { Palette } from './palette.tsx'
import styles from './search.module.css'

/** Searches the whole site in one field. Closes on Escape, its button, a click outside, and navigation. */
export default observer(function Search(options: SearchOverlay) {
  const { overlays } = useStores()
  const { t } = useTranslation('search')
  const dialog = useModal()
  const close = () => dialog.current?.close()
  useAfterNavigation(close)
  return (
    <dialog
      ref={dialog}
      className={styles.window}
      data-overlay="search"
      aria-label={t('title')}
      onClose={() => overlays.close('search')}
    >
      <Palette options={options} onClose={close} />
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
