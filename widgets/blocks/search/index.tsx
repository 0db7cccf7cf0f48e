import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SearchBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import styles from './search.module.css'

/** Opens the search of the whole site. */
export default observer(function Search({ field }: SearchBlock) {
  const { manifest, overlays } = useStores()
  const { t } = useTranslation()

  function open() {
    // The menu is modal: nothing opens beside it.
    overlays.close('sidebar')
    overlays.open('search')
  }

  if (!manifest.overlays.search.visible) return null
  return (
    <button
      type="button"
      className={styles.search}
      data-field={field || undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <span className={styles.text}>{t('nav.search')}</span>
    </button>
  )
})
