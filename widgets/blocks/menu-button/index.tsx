import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { MenuButtonBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './menu-button.module.css'

/** Button that opens the sidebar on screens up to 1024 px; not rendered if the brand has no sidebar. */
export default observer(function MenuButton(_options: MenuButtonBlock) {
  const { manifest, overlays } = useStores()
  const { t } = useTranslation()
  if (!manifest.overlays.sidebar.visible) return null
  return (
    <Button
      kind="plain"
      className={styles.button}
      aria-label={t('nav.openMenu')}
      aria-haspopup="dialog"
      aria-expanded={overlays.isOpen('sidebar')}
      aria-controls="sidebar"
      onClick={() => overlays.open('sidebar')}
    >
      <Icon name="menu" size={24} />
    </Button>
  )
})
